//! The page and the migrations are part of the program: when they change, it is built again.

fn main() {
    println!("cargo::rerun-if-changed=migrations");
    println!("cargo::rerun-if-changed=../../web/dist");
}
