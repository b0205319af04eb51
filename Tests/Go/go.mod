module libmoney/panics

go 1.19
