// What the package libmoney loads instead of the module of WebAssembly: the addon, and the description of its functions.
"use strict";

module.exports = { addon: require("./libmoney.node"), description: require("./libmoney.json") };
