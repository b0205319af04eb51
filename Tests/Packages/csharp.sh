#!/bin/sh
# The NuGet package in an empty project: the README's example is compiled against it and runs on mono and on CoreCLR, doubles are
# refused, files that are no library are named, and the same sources make the same package. Ends with "N passed, N failed".
set -eu
cd "$(dirname "$0")/../.."
root=$PWD
core=$("${PYTHON:-build/venv/bin/python}" -c 'import os, dotnetcore2; print(os.path.join(os.path.dirname(dotnetcore2.__file__), "bin"))')
project=$(mktemp -d)
trap 'rm -rf "$project"' EXIT
passed=0
failed=0
check() { # what, command …
    what=$1
    shift
    if "$@"; then passed=$((passed + 1)); else
        failed=$((failed + 1))
        echo "FAILED: $what" >&2
    fi
}
on_mono() { env -u LIBMONEY_PATH MONO_PATH="$package/lib/netstandard2.0" "$@"; }
on_core() { env -u LIBMONEY_PATH DOTNET_SYSTEM_GLOBALIZATION_INVARIANT=1 "$@"; }
refuses() { # words of the answer, path, runtime
    if [ "$3" = mono ]; then
        on_mono env LIBMONEY_PATH="$2" mono Shop.exe >got.txt 2>&1 || true
    else
        on_core env LIBMONEY_PATH="$2" "$core/dotnet" app/Shop.dll >got.txt 2>&1 || true
    fi
    check "on $3: $1" grep -q "$1" got.txt
}

made=$(CSHARP_BUILT=$project/first tools/packages/csharp.sh | tail -n 1)
cp "$made" "$project/first.nupkg"
CSHARP_BUILT=$project/second tools/packages/csharp.sh >/dev/null
check "the same sources make the same package" cmp -s "$made" "$project/first.nupkg"
tools/fenced.sh bindings/csharp/README.md csharp >"$project/Shop.cs"
tools/fenced.sh bindings/csharp/README.md Output >"$project/expected.txt"
cd "$project"
package=$project/packages/libmoney
mkdir -p "$package" app
unzip -q first.nupkg -d "$package"
compile() { mcs -nologo -warn:4 -warnaserror -r:"$package/lib/netstandard2.0/Libmoney.dll" "$@"; }
check "the README's example is compiled" compile -out:Shop.exe Shop.cs
check "and has documents for editors" grep -q 'name="T:Libmoney.Money"' "$package/lib/netstandard2.0/Libmoney.xml"
on_mono mono Shop.exe >got.txt 2>errors.txt || true
check "it prints on mono what the README says" diff -u expected.txt got.txt
check "it says nothing else there" test ! -s errors.txt

# As `dotnet publish` lays a program out: the library of the package beside it, in its folder for the processor.
cp "$package/lib/netstandard2.0/Libmoney.dll" app/
cp -r "$package/runtimes" app/
cp Shop.exe app/Shop.dll
echo '{"runtimeOptions": {"framework": {"name": "Microsoft.NETCore.App", "version": "3.1.0"}}}' >app/Shop.runtimeconfig.json
on_core "$core/dotnet" app/Shop.dll >got.txt 2>errors.txt || true
check "it prints on CoreCLR what the README says" diff -u expected.txt got.txt
check "it says nothing else there" test ! -s errors.txt

for number in 1.5 1.5f; do
    echo "class Loss { static void Main() { new Libmoney.Money($number, \"EUR\").ToString(); } }" >Loss.cs
    compile -out:Loss.exe Loss.cs >got.txt 2>&1 || true
    check "the compiler refuses $number" grep -q 'error CS1502\|error CS1503' got.txt
done

# Libraries that cannot serve: each is named with the real reason and a way out.
library=$(echo "$package"/runtimes/*/native/libmoney.so)
python3 "$root/Tests/Packages/damaged.py" "$library" .
sed 's/libjansson\.so\.4/libjansson.so.x/g' "$library" >unjanssoned.so
for runtime in mono core; do
    refuses "none.so, which is not there" none.so $runtime
    refuses "text.so cannot be loaded: it is a file which is not a library; install libmoney, or set" text.so $runtime
    refuses "cut.so cannot be loaded: it is a file which is cut off: it has [0-9]* bytes of" cut.so $runtime
    refuses "power.so cannot be loaded: it is a file which is for PowerPC, 64 bits, but this .NET runs on" power.so $runtime
    refuses "alone.so cannot be loaded: libq.so.6: cannot open shared .*; install the library that has libq.so.6" alone.so $runtime
    if grep -q libjansson.so.x unjanssoned.so; then
        refuses "unjanssoned.so cannot be loaded: libjansson.so.x: cannot open .*; install jansson" unjanssoned.so $runtime
    fi
    refuses "is not libmoney" "$(ldconfig -p | sed -n 's/.*libz.so.1 .*=> //p' | head -n 1)" $runtime
    refuses "renamed.so is not libmoney: it has no money_abi_version" renamed.so $runtime
    refuses "abi.so has version 7 of the interface, and this assembly needs 0" abi.so $runtime
done
cp "$library" second.so
cp "$library" "$package/lib/netstandard2.0/libmoney.so.0"
cp "$library" app/libmoney.so.0
for runtime in mono core; do refuses "libmoney.so.0 would be taken instead of" second.so $runtime; done
on_core "$core/dotnet" app/Shop.dll >got.txt 2>&1 || true
check "a library beside the assembly serves" diff -u expected.txt got.txt
rm -r app/runtimes app/libmoney.so.0
if ! ldconfig -p | grep -q libmoney.so.0; then # an installed library would serve
    on_core "$core/dotnet" app/Shop.dll >got.txt 2>&1 || true
    check "without any library it is said how to get one" grep -q "libmoney.so.0 cannot be loaded: .*; install libmoney, or set" got.txt
fi
cd "$root"
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
