#!/bin/sh
# Makes build/packages/java/libmoney-VERSION.jar: the classes of bindings/java, and the library for this processor. The
# build is reproducible.
set -eu
cd "$(dirname "$0")/../.."
. tools/packages/inside.sh
case $processor in
x86_64) identifier=linux-x86-64 ;;
*) identifier=linux-$processor ;;
esac
PYTHON=$python tools/bindings/java.sh classes
mkdir -p build/packages/java
"$python" - "$version" "$library" "$identifier" "$licence" <<'END'
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
with zipfile.ZipFile(f"build/packages/java/libmoney-{version}.jar", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as jar:
    for name, content in files.items():
        # A time of its own would make each jar another one.
        entry = zipfile.ZipInfo(name, (1980, 2, 1, 0, 0, 0))
        entry.compress_type = zipfile.ZIP_DEFLATED
        entry.external_attr = 0o644 << 16
        jar.writestr(entry, content)
END
echo "build/packages/java/libmoney-$version.jar"
