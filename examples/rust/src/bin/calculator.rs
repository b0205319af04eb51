//! A calculator in the terminal: each line of keys updates the display. `?` lists the available keys, and the end of input exits.
//!
//!     [0] > 40 + 6 x 9.3 ÷ 2 =
//!     [ = 67.9] > K - 2

use libmoney::{
    calculator_alert_text, calculator_alert_title, calculator_key_text, Calculator, CalculatorAlert, CalculatorKey,
    Error,
};
use std::io::{stdin, stdout, BufRead, Write};

fn tell_keys(calculator: &Calculator) -> Result<(), Error> {
    let allowed = calculator.keys()?;
    let keys =
        (0..32).map(CalculatorKey).filter(|key| !calculator_key_text(*key).is_empty() && allowed >> key.0 & 1 == 1);
    println!("{} ", keys.map(calculator_key_text).collect::<Vec<_>>().join(" "));
    Ok(())
}

fn press(calculator: &mut Calculator, line: &str) -> Result<(), Error> {
    if line == "?" {
        return tell_keys(calculator);
    }
    let alert = calculator.press_keys(line)?;
    if alert != CalculatorAlert::NONE {
        println!("{}: {}", calculator_alert_title(alert), calculator_alert_text(alert));
    }
    Ok(())
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut calculator = Calculator::new()?;
    let mut lines = stdin().lock().lines();
    loop {
        print!("[{}] > ", calculator.display()?);
        stdout().flush()?;
        match lines.next() {
            None => break,
            Some(line) => {
                if let Err(error) = press(&mut calculator, &line?) {
                    println!("{error}");
                }
            }
        }
    }
    println!();
    Ok(())
}
