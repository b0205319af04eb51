// The package libmoney loads this addon, with the description of its functions, instead of the WebAssembly module.
"use strict";

module.exports = { addon: require("./libmoney.node"), description: require("./libmoney.json") };
