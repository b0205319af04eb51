module example

go 1.19

require libmoney/money v0.2.0

replace libmoney/money => ../../bindings/go
