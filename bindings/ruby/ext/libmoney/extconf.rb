# frozen_string_literal: true

# Makes the extension. In a gem the library and its headers lie beside it; --with-libmoney-dir names another place.
require "mkmf"

here = File.expand_path(__dir__)
include_folder, lib_folder = dir_config("libmoney", File.join(here, "vendor", "include"), File.join(here, "vendor", "lib"))
$CFLAGS << " -std=gnu11 -O2 -Wall -Wextra -Wno-unused-parameter"
$CFLAGS << " -Werror" if ENV["LIBMONEY_STRICT"]
$LDFLAGS << " -Wl,-rpath,'$$ORIGIN'"
$LDFLAGS << " -Wl,-rpath,#{lib_folder}" unless lib_folder.start_with?(here)
abort "money.h is missing in #{include_folder}" unless have_header("money.h")
abort "libmoney is missing in #{lib_folder}" unless have_library("money", "money_abi_version", "money.h")
create_makefile("libmoney/libmoney_face")
