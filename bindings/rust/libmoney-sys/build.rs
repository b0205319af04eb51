//! Finds the library in the folder named by LIBMONEY_DIR or, if that is unset, through pkg-config.

use std::env;
use std::path::Path;
use std::process::Command;

fn main() {
    if !Path::new("src/raw.rs").exists() {
        panic!("missing src/raw.rs: run `make generate` in the sources of libmoney, and use build/api/rust");
    }
    println!("cargo:rerun-if-env-changed=LIBMONEY_DIR");
    println!("cargo:rerun-if-env-changed=PKG_CONFIG_PATH");
    let named = env::var("LIBMONEY_DIR").ok().filter(|folder| !folder.is_empty());
    if let Some(folder) = &named {
        let has_library = ["libmoney.so", "libmoney.a"].iter().any(|name| Path::new(folder).join(name).exists());
        if !has_library {
            panic!("LIBMONEY_DIR must contain libmoney.so or libmoney.a, got {folder}");
        }
    }
    match named.or_else(installed) {
        Some(folder) => println!("cargo:rustc-link-search=native={folder}"),
        None => println!(
            "cargo:warning=pkg-config could not find libmoney, so only the linker searches for it: install libmoney, or set \
             LIBMONEY_DIR to the folder of libmoney.so"
        ),
    }
    println!("cargo:rustc-link-lib=dylib=money");
}

/// Returns the folder of the installed library; without an entry in pkg-config, the linker's own
/// folders are searched.
fn installed() -> Option<String> {
    let told = Command::new("pkg-config").args(["--variable=libdir", "money"]).output().ok()?;
    let folder = String::from_utf8(told.stdout).ok()?.trim().to_string();
    if folder.is_empty() {
        None
    } else {
        Some(folder)
    }
}
