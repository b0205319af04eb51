// A calculator in the terminal: each line of keys updates the display. ? lists the available keys, and the end of input exits.
//
//	[0] > 40 + 6 x 9.3 ÷ 2 =
//	[ = 67.9] > K - 2
package main

import (
	"bufio"
	"fmt"
	"log"
	"os"

	"libmoney.org/go/money"
)

func tellKeys(calculator *money.Calculator) error {
	allowed, err := calculator.Keys()
	if err != nil {
		return err
	}
	for key := money.CalculatorKeyDigit0; money.CalculatorKeyText(key) != ""; key++ {
		if allowed>>key&1 == 1 {
			fmt.Print(money.CalculatorKeyText(key), " ")
		}
	}
	fmt.Println()
	return nil
}

func press(calculator *money.Calculator, line string) error {
	if line == "?" {
		return tellKeys(calculator)
	}
	alert, err := calculator.PressKeys(line)
	if err == nil && alert != money.CalculatorAlertNone {
		fmt.Printf("%s: %s\n", money.CalculatorAlertTitle(alert), money.CalculatorAlertText(alert))
	}
	return err
}

func main() {
	calculator, err := money.NewCalculator()
	if err != nil {
		log.Fatal(err)
	}
	defer calculator.Close()
	in := bufio.NewScanner(os.Stdin)
	for {
		display, err := calculator.Display()
		if err != nil {
			log.Fatal(err)
		}
		fmt.Printf("[%s] > ", display)
		if !in.Scan() {
			break
		}
		if err := press(calculator, in.Text()); err != nil {
			fmt.Println(err)
		}
	}
	fmt.Println()
}
