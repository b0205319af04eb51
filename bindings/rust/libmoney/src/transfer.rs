use crate::convert::{check, zeroed, Keep};
use crate::{sys, Error, Money, Wallet, WalletNote};
use std::ptr::null_mut;

/// A leg of a transfer: an amount that moves from a source wallet to a target wallet.
#[derive(Clone, Copy, Debug)]
pub struct TransferLeg {
    /// The index of the source in the list of wallets; `None` for an inflow from outside.
    pub source: Option<usize>,
    /// The index of the target in the list of wallets; `None` for an outflow such as a fee.
    pub target: Option<usize>,
    /// The amount, which must be positive.
    pub amount: Money,
}

/// Moves amounts between wallets atomically: if one leg fails, nothing is moved.
///
/// A leg refers to a wallet by its index in the list, because several legs may change one wallet.
pub fn wallet_transfer(
    wallets: &mut [&mut Wallet],
    legs: &[TransferLeg],
    note: Option<&WalletNote<'_>>,
) -> Result<(), Error> {
    let mut keep = Keep::default();
    let note_raw = keep.maybe(note)?;
    let mut raw: Vec<sys::money_transfer_leg_t> = vec![zeroed(); legs.len()];
    for (leg, to) in legs.iter().zip(raw.iter_mut()) {
        unsafe { sys::money_transfer_leg_init(to) };
        to.source = place(wallets, leg.source)?;
        to.target = place(wallets, leg.target)?;
        to.amount = leg.amount.raw();
    }
    let mut why = zeroed();
    let status =
        unsafe { sys::money_wallet_transfer(raw.as_ptr(), raw.len(), crate::convert::pointer(&note_raw), &mut why) };
    check(status, &why)?;
    for wallet in wallets.iter_mut() {
        wallet.tell();
    }
    Ok(())
}

fn place(wallets: &[&mut Wallet], index: Option<usize>) -> Result<*mut sys::money_wallet_t, Error> {
    match index {
        None => Ok(null_mut()),
        Some(index) => match wallets.get(index) {
            Some(wallet) => Ok(wallet.at.as_ptr()),
            None => {
                Err(Error::argument(&format!("index of a wallet must be less than {}, got {index}", wallets.len())))
            }
        },
    }
}
