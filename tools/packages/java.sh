#!/bin/sh
# Makes build/packages/libmoney-VERSION.jar: the classes of bindings/java, and the library for this processor.
#
#     tools/packages/java.sh [LIBRARY [LICENCE…]]
#
# LIBRARY is a libmoney.so.0 that goes into the jar: that of build/linux-PROCESSOR if it is there, else of build/embedded. LICENCE is
# that of a library which is linked into it. The same files give the same bytes.
set -eu
cd "$(dirname "$0")/../.."
version=$(sed -n 's/^VERSION := //p' Makefile)
processor=$(uname -m)
library=build/linux-$processor/lib/libmoney.so.0
[ -e "$library" ] || library=build/embedded/lib/libmoney.so.0
library=${1:-$library}
[ $# -eq 0 ] || shift
case $processor in
x86_64) platform=linux-x86-64 ;;
*) platform=linux-$processor ;;
esac
tools/build_java.sh classes
mkdir -p build/packages
"${PYTHON:-build/venv/bin/python}" - "$version" "$library" "$platform" "$@" <<'END'
import sys
import zipfile
from pathlib import Path

version, library, platform, *licences = sys.argv[1:]
texts = [*sorted(Path("tools/packages/licences").iterdir()), *map(Path, licences)]
manifest = f"Manifest-Version: 1.0\nAutomatic-Module-Name: libmoney\nImplementation-Version: {version}\n"
manifest += "Enable-Native-Access: ALL-UNNAMED\n\n"
files = {
    "META-INF/MANIFEST.MF": manifest.encode(),
    "META-INF/LICENSE": Path("LICENSE").read_bytes(),
    "META-INF/LICENSES.txt": b"".join(one.read_bytes() for one in texts),
    f"libmoney/native/{platform}/libmoney.so": Path(library).read_bytes(),
}
classes = Path("build/java/classes")
for path in sorted(classes.rglob("*.class")):
    files[str(path.relative_to(classes))] = path.read_bytes()
with zipfile.ZipFile(f"build/packages/libmoney-{version}.jar", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as jar:
    for name, content in files.items():
        # A time of its own would make each jar another one.
        entry = zipfile.ZipInfo(name, (1980, 2, 1, 0, 0, 0))
        entry.compress_type = zipfile.ZIP_DEFLATED
        entry.external_attr = 0o644 << 16
        jar.writestr(entry, content)
END
echo "build/packages/libmoney-$version.jar"
