//! The bills of telephone calls: price, taxes and total of each, its text, and the sums.

use crate::number::Number;
use crate::timing::{median, opaque};

struct Sums<N> {
    total: N,
    basic: N,
    distant: N,
}

/// Bills all calls. `None` is a failure.
fn bill<N: Number>(lengths: &[(N, bool)], rates: [N; 2], taxes: [N; 2], texts: &mut [String]) -> Option<Sums<N>> {
    let zero = N::new(0, 2);
    let mut sums = Sums { total: zero, basic: zero, distant: zero };
    for (index, (length, is_distant)) in lengths.iter().enumerate() {
        let price = rates[usize::from(*is_distant)].multiply(*length, 2)?;
        let tax = price.multiply_down(taxes[0], 2)?;
        let mut total = price.add(tax)?;
        sums.basic = sums.basic.add(tax)?;
        if *is_distant {
            let tax = price.multiply_down(taxes[1], 2)?;
            sums.distant = sums.distant.add(tax)?;
            total = total.add(tax)?;
        }
        sums.total = sums.total.add(total)?;
        let text = &mut texts[index];
        text.clear();
        if !total.write(text) {
            return None;
        }
    }
    Some(sums)
}

/// Prints nanoseconds a call, and the check sum.
pub fn run<N: Number>(path: &str) {
    let bytes = std::fs::read(path).expect("the lengths of the calls");
    let lengths: Vec<(N, bool)> = bytes
        .chunks_exact(8)
        .map(|word| i64::from_le_bytes(word.try_into().expect("eight bytes")))
        .map(|length| (N::new(length, 0), length % 2 == 1))
        .collect();
    let rates = [N::new(13, 4), N::new(894, 5)];
    let taxes = [N::new(675, 4), N::new(341, 4)];
    let mut texts = vec![String::with_capacity(16); lengths.len()];
    let mut sums = None;
    let time = median(|| sums = bill(opaque(&lengths[..]), rates, taxes, &mut texts));
    let sums = sums.expect("calls failed");
    let letters: usize = texts.iter().map(String::len).sum();
    let check = sums.total.millionths() + 3 * sums.basic.millionths() + 7 * sums.distant.millionths();
    println!("{} {}", time * 1e9 / lengths.len() as f64, check + letters as i64);
}
