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

# Files that are no library, not for this machine, of something else, of another version, or not there.
library=$package/runtimes/*/native/libmoney.so
echo "no library" >wrong.so
# shellcheck disable=SC2086
cat $library >other.so
# The processor of an ELF file is at byte 18: this one is for Power.
printf '\025\000' | dd of=other.so bs=1 seek=18 conv=notrunc 2>/dev/null
# shellcheck disable=SC2086
sed 's/money_abi_version/money_xbi_version/g' $library >renamed.so
for runtime in mono core; do
    refuses "wrong.so is no library for this machine" wrong.so $runtime
    refuses "other.so is no library for this machine" other.so $runtime
    refuses "none.so, which is not there" none.so $runtime
    refuses "is not libmoney" "$(ldconfig -p | sed -n 's/.*libz.so.1 .*=> //p' | head -n 1)" $runtime
    refuses "renamed.so is not libmoney" renamed.so $runtime
done
# shellcheck disable=SC2086
cp $library second.so
# shellcheck disable=SC2086
cp $library "$package/lib/netstandard2.0/libmoney.so.0"
# shellcheck disable=SC2086
cp $library app/libmoney.so.0
for runtime in mono core; do refuses "libmoney.so.0 would be taken instead of" second.so $runtime; done
on_core "$core/dotnet" app/Shop.dll >got.txt 2>&1 || true
check "a library beside the assembly serves" diff -u expected.txt got.txt
rm -r app/runtimes app/libmoney.so.0
if ! ldconfig -p | grep -q libmoney.so.0; then # an installed library would serve
    on_core "$core/dotnet" app/Shop.dll >got.txt 2>&1 || true
    check "without any library it is said how to get one" grep -q "there is no libmoney.so.0: install libmoney, or set" got.txt
fi
cd "$root"
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
