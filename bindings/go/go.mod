module libmoney.org/go/money

go 1.19
