//! Finds the library: in the folder that LIBMONEY_DIR names, else where pkg-config says that it is installed.

use std::env;
use std::process::Command;

fn main() {
    println!("cargo:rerun-if-env-changed=LIBMONEY_DIR");
    println!("cargo:rerun-if-env-changed=PKG_CONFIG_PATH");
    let named = env::var("LIBMONEY_DIR").ok().filter(|folder| !folder.is_empty());
    if let Some(folder) = named.or_else(installed) {
        println!("cargo:rustc-link-search=native={folder}");
    }
    println!("cargo:rustc-link-lib=dylib=money");
}

/// The folder of the library that is installed; the linker's own folders serve where pkg-config knows none.
fn installed() -> Option<String> {
    let told = Command::new("pkg-config").args(["--variable=libdir", "money"]).output().ok()?;
    let folder = String::from_utf8(told.stdout).ok()?.trim().to_string();
    if folder.is_empty() {
        None
    } else {
        Some(folder)
    }
}
