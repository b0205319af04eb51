//! Objects: listeners, threads, progress, stores, columns and leaks.

use libmoney::*;
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::Arc;

fn euro() -> Money {
    Money::parse("1.00 EUR").unwrap()
}

fn rates() -> Rates {
    let mut builder = RatesBuilder::new().unwrap();
    builder.add("EUR", "USD", "1.1172", None).unwrap();
    builder.build().unwrap()
}

#[test]
fn listeners_run_after_the_call() {
    let heard = Arc::new(AtomicUsize::new(0));
    let mut wallet = Wallet::new().unwrap();
    let own = heard.clone();
    wallet
        .on_change(Some(Box::new(move |_| {
            own.fetch_add(1, Ordering::SeqCst);
        })))
        .unwrap();
    wallet.add(&euro(), None).unwrap();
    assert!(wallet.remove(99).is_err());
    wallet.add(&euro(), None).unwrap();
    assert_eq!(heard.load(Ordering::SeqCst), 2);
    wallet.on_change(Some(Box::new(|_| panic!("out of a listener")))).unwrap();
    for _ in 0..100 {
        assert!(catch_unwind(AssertUnwindSafe(|| wallet.add(&euro(), None))).is_err());
    }
    wallet.on_change(None).unwrap();
    wallet.add(&euro(), None).unwrap();
    assert_eq!(wallet.sum("EUR", None).unwrap().to_string(), "103.00 EUR");
}

#[test]
fn a_transfer_tells_both_wallets() {
    let heard = Arc::new(AtomicUsize::new(0));
    let (mut source, mut target) = (Wallet::new().unwrap(), Wallet::new().unwrap());
    source.add(&euro(), None).unwrap();
    for wallet in [&mut source, &mut target] {
        let own = heard.clone();
        wallet
            .on_change(Some(Box::new(move |_| {
                own.fetch_add(1, Ordering::SeqCst);
            })))
            .unwrap();
    }
    let leg = TransferLeg { source: Some(0), target: Some(1), amount: euro() };
    wallet_transfer(&mut [&mut source, &mut target], &[leg], None).unwrap();
    assert_eq!(heard.load(Ordering::SeqCst), 2);
    let far = TransferLeg { source: Some(7), ..leg };
    assert_eq!(wallet_transfer(&mut [&mut source], &[far], None).unwrap_err().status(), Status::ARGUMENT);
    assert_eq!(target.sum("EUR", None).unwrap(), euro());
}

#[test]
fn threads_share_rates() {
    let rates = rates();
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                for _ in 0..2000 {
                    assert_eq!(rates.convert(&euro(), "USD", None).unwrap().to_string(), "1.12 USD");
                }
            });
        }
    });
}

#[test]
fn a_small_stack_is_enough() {
    let thread = std::thread::Builder::new().stack_size(64 * 1024).spawn(|| {
        let mut wallet = Wallet::new().unwrap();
        wallet.add(&rates().convert(&euro(), "USD", None).unwrap(), None).unwrap();
        wallet.to_json().unwrap();
        Expression::evaluate("1 EUR + (2 EUR * 3)", None, None).unwrap().amount.to_string()
    });
    assert_eq!(thread.unwrap().join().unwrap(), "7.00 EUR");
}

#[test]
fn progress_is_told_and_cancels() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../../share/ecb/eurofxref-hist.csv");
    let text = std::fs::read_to_string(path).unwrap();
    let mut calls = 0;
    let told = with_progress(
        |_, total| {
            calls += 1;
            total == text.len() as u64
        },
        || Rates::from_ecb_csv(&text),
    );
    assert!(told.is_ok() && calls > 2);
    let cancelled = with_progress(|_, _| false, || Rates::from_ecb_csv(&text));
    assert_eq!(cancelled.unwrap_err().status(), Status::CANCELLED);
    let thrown = catch_unwind(AssertUnwindSafe(|| {
        with_progress(|_, _| panic!("in the middle"), || Rates::from_ecb_csv(&text)).is_ok()
    }));
    assert_eq!(thrown.unwrap_err().downcast_ref::<&str>(), Some(&"in the middle"));
    assert!(Rates::from_ecb_csv(&text).is_ok());
}

#[test]
fn stores_keep_what_two_write() {
    let path = std::env::temp_dir().join(format!("libmoney-rust-{}.db", std::process::id()));
    let name = path.to_str().unwrap();
    let mut store = Store::open(name, None).unwrap();
    store.wallet_add("default", &Money::parse("12.50 EUR").unwrap(), None).unwrap();
    let mut second = Store::open(name, None).unwrap();
    second.wallet_add("default", &Money::parse("2.50 EUR").unwrap(), None).unwrap();
    drop(second);
    assert_eq!(store.wallet_sum("default", "EUR", None).unwrap().to_string(), "15.00 EUR");
    let mut wallet = Wallet::new().unwrap();
    for _ in 0..600 {
        wallet.add(&Money::parse("1.00 EUR").unwrap(), None).unwrap();
    }
    store.wallet_save("many", &wallet).unwrap();
    let ids = |rows: Vec<WalletEntry>| rows.iter().map(|one| one.id).collect::<Vec<_>>();
    assert_eq!(ids(store.wallet_entries("many", None, 0, usize::MAX).unwrap()), (1..=600).rev().collect::<Vec<_>>());
    assert_eq!(ids(store.wallet_entries("many", "EUR", 301, 2).unwrap()), [300, 299]);
    assert!(store.wallet_entries("many", "USD", 0, 2).unwrap().is_empty());
    drop(store);
    std::fs::write(&path, "no store ".repeat(200)).unwrap();
    assert_eq!(Store::open(name, None).unwrap_err().status(), Status::NOT_A_STORE);
    std::fs::remove_file(&path).unwrap();
}

#[test]
fn rows_of_columns_are_those_of_amounts() {
    let rates = rates();
    let weights = [Decimal::from(1), Decimal::from(2), Decimal::from(4)];
    for length in [0usize, 1, 7, 8, 9, 1000] {
        let values: Vec<i64> = (0..length as i64).map(|row| row * 7919 % 2_000_003 - 1_000_000).collect();
        let mut column = Amounts::cents(values, "EUR");
        column.codes.push("USD".to_string());
        column.indices = Some((0..length as i32).map(|row| row % 2).collect());
        let how = ColumnSettings::default();
        let dollars = column.convert(Some(&rates), "USD", &how).unwrap();
        let shares = column.allocate(&weights, &how).unwrap();
        let fine = Amounts { scale: 4, ..column.clone() };
        let (rounded, orders) = (fine.rounded(&how).unwrap(), column.compare(&fine).unwrap());
        for (row, order) in orders.iter().enumerate() {
            let amount = column.get(row).unwrap().unwrap();
            assert_eq!(dollars.get(row).unwrap(), Some(rates.convert(&amount, "USD", None).unwrap()));
            for (share, wanted) in shares.iter().zip(amount.allocate(&weights, None).unwrap()) {
                assert_eq!(share.get(row).unwrap(), Some(wanted));
            }
            let small = fine.get(row).unwrap().unwrap();
            let wanted = small.quantize(DIGITS_CURRENCY, Rounding::HALF_EVEN).unwrap();
            assert_eq!(rounded.get(row).unwrap(), Some(wanted));
            assert_eq!(amount.compare(&small).unwrap() as i8, *order);
        }
        assert_eq!(column.sums().unwrap().len(), 2);
    }
}

#[test]
fn columns_have_nulls_and_failures() {
    let texts = ["1.50 EUR", "", "2 USD", "0.125 EUR", "5 GBP"];
    let given: Vec<Option<Money>> = texts.iter().map(|text| Money::parse(text).ok()).collect();
    let column = Amounts::of(&given).unwrap();
    assert_eq!(format!("{:?}", column.sums().unwrap()), "[Money(1.625 EUR), Money(2.000 USD), Money(5.000 GBP)]");
    assert!(column.convert(Some(&rates()), "USD", &Default::default()).is_err());
    let how = ColumnSettings { keep_failures: true, ..Default::default() };
    let dollars = column.convert(Some(&rates()), "USD", &how).unwrap();
    assert_eq!((dollars.get(1).unwrap(), dollars.get(4).unwrap(), dollars.get(9).unwrap()), (None, None, None));
    assert_eq!(dollars.statuses[4], Status::NO_RATE);
    let wrong = Amounts { indices: Some(vec![7]), ..Amounts::cents(vec![1], "EUR") };
    assert!(wrong.sums().is_err() && wrong.get(0).is_err());
    let wrong = Amounts { indices: Some(vec![0, 0]), ..Amounts::cents(vec![1], "EUR") };
    assert!(wrong.sums().is_err());
    let wrong = Amounts { validity: Some(vec![1]), ..Amounts::cents(vec![1; 9], "EUR") };
    assert!(wrong.sums().is_err() && !wrong.has(8));
    assert!(Amounts { scale: 99, ..Amounts::cents(vec![1], "EUR") }.sums().is_err());
    assert!(Amounts::cents(vec![1], "EUR").compare(&Amounts::cents(vec![1, 2], "EUR")).is_err());
    assert!(Amounts::of(&[Some(Money::parse("10000000000000000000000 EUR").unwrap())]).is_err());
}

/// A leak grows in every part, so the middle part is the one that counts.
#[test]
fn rounds_leave_nothing() {
    let kilobytes = || -> i64 {
        let text = std::fs::read_to_string("/proc/self/statm").unwrap();
        text.split(' ').nth(1).unwrap().parse::<i64>().unwrap() * 4
    };
    let mut held = Vec::new();
    for _ in 0..6 {
        for _ in 0..20_000 {
            let mut wallet = Wallet::new().unwrap();
            wallet.add(&euro(), None).unwrap();
            assert!(wallet.total("JPY", None, None).is_err());
        }
        held.push(kilobytes());
    }
    let mut grown: Vec<i64> = held.windows(2).map(|pair| pair[1] - pair[0]).collect();
    grown.sort_unstable();
    assert!(grown[2] < 1024, "kilobytes of each part: {grown:?}");
}

/// The table that all bindings read. A vector of integers has no values of the other kinds.
#[test]
fn the_numbers_that_all_bindings_refuse() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../../Tests/Data/column-numbers.json");
    let table: serde_json::Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    for row in table["rows"].as_array().unwrap().iter().filter(|row| row["kind"] == "integer") {
        let text = row["text"].as_str().unwrap();
        // More than 38 digits are no amount.
        let made = Money::parse(&format!("{text} EUR")).and_then(|amount| Amounts::of(&[Some(amount)]));
        assert_eq!(made.is_ok(), row["accepted"].as_bool().unwrap(), "{text}");
        if let Ok(column) = made {
            assert_eq!(column.values[0].to_string(), text);
        }
    }
}
