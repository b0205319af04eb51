"""An empty Debian with the packages that the README names, and no others.

It has Debian's minimum, git, make and the certificates by which they reach servers. The Swift
toolchain of this machine is bound into it while a command runs there.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

RELEASE = "bookworm"
NAMED = ("git", "make", "ca-certificates")
#: The settings by which this machine reaches servers.
NETWORK_FILES = ("/etc/resolv.conf", "/etc/hosts", "/etc/pip.conf")
NETWORK_WORDS = re.compile(r"PIP_(?!FIND_LINKS)|.*_PROXY$|.*_CERT|.*_CA_|.*CAINFO$", re.I)
CERTIFICATES = "/etc/ssl/certs/ca-certificates.crt"
#: Where this machine's certificates are in the system, whose packages write that file anew.
OWN_CERTIFICATES = "/etc/ssl/machine.crt"
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"


class BareRoot:
    """A folder that is a system of its own."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "root"
        found = shutil.which("swift")
        if found is None:
            raise SystemExit(
                "'swift' is not on the PATH: install it from https://www.swift.org/install/"
            )
        #: The folder of the toolchain, such as /opt/swift.
        self.swift = Path(found).resolve().parents[2]

    def make(self) -> None:
        """Makes the system."""
        command = ["mmdebstrap", "--variant=minbase", f"--include={','.join(NAMED)}"]
        command += [RELEASE, str(self.root)]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode != 0:
            raise SystemExit("no empty system could be made: " + done.stderr.strip()[-400:])
        for path in NETWORK_FILES:
            if Path(path).exists():
                shutil.copyfile(path, f"{self.root}{path}")
        if Path(CERTIFICATES).exists():
            shutil.copyfile(CERTIFICATES, f"{self.root}{OWN_CERTIFICATES}")
        (self.root / self.swift.relative_to("/")).mkdir(parents=True)
        # A folder that is thrown away need not survive a power cut.
        (self.root / "etc/dpkg/dpkg.cfg.d/unsafe-io").write_text("force-unsafe-io\n")

    def command(self, folder: str, script: str) -> list[str]:
        """A command that runs a script of the shell in a folder of the system.

        The mounts are in a namespace of their own, and are gone with its last process.
        """
        bound = f"{self.root}{self.swift}"
        mounts = (
            f"mount -t proc proc {self.root}/proc && mount --rbind /dev {self.root}/dev && "
            f"mount --bind {self.swift} {bound} && mount -o remount,bind,ro {bound}"
        )
        words = {
            "PATH": f"{self.swift}/usr/bin:{PATH}",
            "HOME": "/root",
            "LC_ALL": "C.UTF-8",
            **{
                name: text.replace(CERTIFICATES, OWN_CERTIFICATES)
                for name, text in os.environ.items()
                if NETWORK_WORDS.match(name)
            },
        }
        inside = ["env", "-i", *(f"{name}={text}" for name, text in words.items())]
        inside += ["chroot", str(self.root), "sh", "-c", f'cd "$0" && {script}', folder]
        return ["unshare", "--mount", "sh", "-c", f'{mounts} && exec "$@"', "sh", *inside]

    def run(self, folder: str, script: str) -> subprocess.CompletedProcess[str]:
        """Runs a script in the system."""
        return subprocess.run(self.command(folder, script), capture_output=True, text=True)
