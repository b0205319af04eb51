"""Writes a NuGet package: nupkg.py VERSION ASSEMBLIES LIBRARY PLATFORM [LICENCE…]."""

from __future__ import annotations

import hashlib
import sys
import zipfile
from pathlib import Path

ID = "Libmoney"
#: A time of its own would make each package another one.
TIME = (1980, 2, 1, 0, 0, 0)
TYPES = {
    "rels": "application/vnd.openxmlformats-package.relationships+xml",
    "psmdcp": "application/vnd.openxmlformats-package.core-properties+xml",
    **dict.fromkeys(("nuspec", "dll", "xml", "so", "md", "txt"), "application/octet"),
}
RELATIONS = "http://schemas.openxmlformats.org/package/2006"
MANIFEST = "http://schemas.microsoft.com/packaging/2010/07/manifest"
CORE = "metadata/core-properties"
SUMMARY = "Exact amounts of money, exchange rates, wallets, baskets, invoices and portfolios."
NUSPEC = """<?xml version="1.0" encoding="utf-8"?>
<package xmlns="http://schemas.microsoft.com/packaging/2013/05/nuspec.xsd">
  <metadata>
    <id>{id}</id>
    <version>{version}</version>
    <authors>libmoney</authors>
    <license type="file">LICENSE.txt</license>
    <readme>README.md</readme>
    <description>{summary}</description>
    <tags>money currency exchange-rates decimal linux</tags>
    <dependencies>
      <group targetFramework=".NETStandard2.0" />
    </dependencies>
  </metadata>
</package>
"""
PROPERTIES = """<?xml version="1.0" encoding="utf-8"?>
<coreProperties xmlns="{relations}/{core}" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <dc:creator>libmoney</dc:creator>
  <dc:description>{summary}</dc:description>
  <dc:identifier>{id}</dc:identifier>
  <version xmlns="">{version}</version>
</coreProperties>
"""
RELATIONSHIPS = """<?xml version="1.0" encoding="utf-8"?>
<Relationships xmlns="{relations}/relationships">
  <Relationship Type="{manifest}" Target="/{id}.nuspec" Id="R1" />
  <Relationship Type="{relations}/relationships/{core}" Target="/{properties}" Id="R2" />
</Relationships>
"""


def types() -> str:
    """The kinds of files, by the ends of their names."""
    rows = "".join(
        f'  <Default Extension="{end}" ContentType="{kind}" />\n' for end, kind in TYPES.items()
    )
    head = f'<?xml version="1.0" encoding="utf-8"?>\n<Types xmlns="{RELATIONS}/content-types">\n'
    return f"{head}{rows}</Types>\n"


def files(
    version: str, built: Path, library: Path, platform: str, licences: list[Path]
) -> dict[str, bytes]:
    """The files of the package, by their paths there."""
    words = {
        "id": ID,
        "version": version,
        "summary": SUMMARY,
        "relations": RELATIONS,
        "manifest": MANIFEST,
        "core": CORE,
    }
    name = hashlib.sha256(f"{ID} {version}".encode()).hexdigest()[:32]
    properties = f"package/services/{CORE}/{name}.psmdcp"
    texts = [*sorted(Path("tools/packages/licences").iterdir()), *licences]
    return {
        "[Content_Types].xml": types().encode(),
        "_rels/.rels": RELATIONSHIPS.format(properties=properties, **words).encode(),
        f"{ID}.nuspec": NUSPEC.format(**words).encode(),
        properties: PROPERTIES.format(**words).encode(),
        "README.md": Path("bindings/csharp/README.md").read_bytes(),
        "LICENSE.txt": Path("LICENSE").read_bytes(),
        "LICENSES.txt": b"".join(one.read_bytes() for one in texts),
        "lib/netstandard2.0/Libmoney.dll": (built / "Libmoney.dll").read_bytes(),
        "lib/netstandard2.0/Libmoney.xml": (built / "Libmoney.xml").read_bytes(),
        f"runtimes/{platform}/native/libmoney.so": library.read_bytes(),
    }


def main(words: list[str]) -> None:
    version, built, library, platform, *licences = words
    path = Path(f"build/packages/csharp/{ID}.{version}.nupkg")
    path.parent.mkdir(parents=True, exist_ok=True)
    held = files(version, Path(built), Path(library), platform, list(map(Path, licences)))
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as package:
        for name, content in held.items():
            entry = zipfile.ZipInfo(name, TIME)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            package.writestr(entry, content)
    print(path)


if __name__ == "__main__":
    main(sys.argv[1:])
