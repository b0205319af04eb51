module example

go 1.19

require libmoney.org/go/money v0.2.0

replace libmoney.org/go/money => ../../bindings/go
