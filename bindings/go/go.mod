module libmoney/money

go 1.19
