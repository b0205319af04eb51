# frozen_string_literal: true

# Builds the extension against the library inside the gem or, if the gem contains none, an installed one found by pkg-config.
# --with-libmoney-dir selects another, as in `gem install libmoney -- --with-libmoney-dir=/opt/money`.
require "mkmf"

inside = File.expand_path("../../vendor", __dir__)
has_library = File.exist?(File.join(inside, "lib", "libmoney.so.0"))
places = has_library ? [File.join(inside, "include"), File.join(inside, "lib")] : []
_, lib_folder = dir_config("libmoney", *places)
pkg_config("money") if lib_folder.nil?
$CFLAGS << " -std=gnu11 -O2 -Wall -Wextra -Wno-unused-parameter"
abort "missing money.h: install libmoney, or set --with-libmoney-dir to its folder" unless have_header("money.h")
$LDFLAGS << " -Wl,-rpath,#{lib_folder}" if lib_folder
# The file has no other name in a gem.
$libs = append_library($libs, ":libmoney.so.0")
program = "#include <money.h>\nint main(void) { return (int)money_abi_version(); }"
abort "could not link libmoney.so.0: missing, or for another processor" unless checking_for("libmoney.so.0") { try_link(program) }
# The programs of the checks would not pass with it.
$CFLAGS << " -Werror" if ENV["LIBMONEY_STRICT"]
# Ruby leaves frames of C by jumps that the sanitizer does not see, so it watches the heap and not the stack.
$CFLAGS << " -g -fsanitize=address,undefined --param asan-stack=0" if ENV["LIBMONEY_SANITIZE"]
$libs << " -lasan -lubsan" if ENV["LIBMONEY_SANITIZE"]
create_makefile("libmoney/libmoney_native")
