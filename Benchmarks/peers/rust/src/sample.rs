//! The data of `sample.h`, from the same generator.

pub const COUNT: usize = 65536;

pub struct Sample(pub u64);

impl Sample {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        self.0 >> 33
    }

    fn digits(&mut self, most: u64) -> i64 {
        let limit = 100 * 10u64.pow((self.next() % (most - 1)) as u32);
        let (high, low) = (self.next(), self.next());
        ((high << 31 | low) % limit) as i64 + 1
    }

    pub fn cents(&mut self) -> i64 {
        let cents = self.digits(12);
        if self.next() % 2 == 0 {
            cents
        } else {
            -cents
        }
    }

    pub fn small_cents(&mut self) -> i64 {
        self.digits(9)
    }

    pub fn rate(&mut self) -> i64 {
        (self.next() % 20000) as i64 + 5000
    }

    pub fn scale(&mut self) -> u32 {
        (self.next() % 7) as u32
    }
}

/// The check sum of `sample.h`: results in millionths, weighted by their places.
#[derive(Default)]
pub struct CheckSum(u64);

impl CheckSum {
    pub fn add(&mut self, index: usize, value: i64) {
        let weight = 1 + (index % 7) as u64;
        self.0 = self.0.wrapping_add((value as u64).wrapping_mul(weight));
    }

    /// The low 52 bits, which any language prints exactly.
    pub fn value(&self) -> u64 {
        self.0 & ((1 << 52) - 1)
    }
}
