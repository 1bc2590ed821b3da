//! Binds WebAssembly to JavaScript: `binder INPUT.wasm NAME FOLDER` writes `NAME.js` and `NAME_bg.wasm`.
//!
//! It is the tool of wasm-bindgen, of the version the engine is built with: nothing is to be installed.

use std::process::ExitCode;
use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let said: Vec<String> = std::env::args().skip(1).collect();
    let [input, name, folder] = said.as_slice() else {
        eprintln!("binder INPUT.wasm NAME FOLDER");
        return ExitCode::from(2);
    };
    let mut bindgen = Bindgen::new();
    bindgen.input_path(input).out_name(name).typescript(true).remove_name_section(true).remove_producers_section(true);
    match bindgen.web(true).and_then(|bindgen| bindgen.generate(folder)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{input}: {error:#}");
            ExitCode::FAILURE
        }
    }
}
