#!/bin/sh
# The NuGet package in an empty system with mono: README.md's line unpacks it, the example of C#'s page is compiled and runs, and doubles are
# refused. The same assembly runs on CoreCLR. Ends with "N passed, N failed".
#
# The line for .NET needs its SDK, which neither Debian nor PyPI has. CoreCLR runs the program as `dotnet publish` lays one out.
set -u
cd "$(dirname "$0")/../.."
. Tests/Packages/checks.sh
core=$("${PYTHON:-build/venv/bin/python}" -c 'import os, dotnetcore2; print(os.path.dirname(dotnetcore2.__file__))') || exit 1
echo "note: README.md's line for C# on .NET was not typed, because neither Debian nor PyPI has the SDK of .NET"
newcomer "C# on mono"
agrees bindings/csharp/README.md
agrees docs/start/csharp.md
check "$row: the line is typed" types "$line"
tools/snippets/fenced.sh bindings/csharp/README.md csharp >"$shop/Shop.cs"
tools/snippets/fenced.sh bindings/csharp/README.md Output >"$shop/expected.txt"
tools/snippets/fenced.sh bindings/csharp/README.md sh 2 | sed 1d >"$shop/run.sh"
for number in 1.5 1.5f; do
  echo "class Loss { static void Main() { new Libmoney.Money($number, \"EUR\").ToString(); } }" >"$shop/$number.cs"
done
# CoreCLR, and a program beside it as it is published.
cp -r "$core/bin" "$root/opt/core"
mkdir "$shop/app"
cp -r "$shop/libmoney/lib/netstandard2.0/Libmoney.dll" "$shop/libmoney/runtimes" "$shop/app/"
echo '{"runtimeOptions": {"framework": {"name": "Microsoft.NETCore.App", "version": "3.1.0"}}}' >"$shop/app/Shop.runtimeconfig.json"
cp build/linux-"$(uname -m)"/lib/libmoney.so.0 "$shop/second.so"
own
check "$row: the example prints the output on its page" prints "sh -e run.sh"
check "$row: editors have documents" types "grep -q 'name=\"T:Libmoney.Money\"' libmoney/lib/netstandard2.0/Libmoney.xml"
check "warnings are errors" types "mcs -nologo -warn:4 -warnaserror -r:libmoney/lib/netstandard2.0/Libmoney.dll -out:Again.exe Shop.cs"
for number in 1.5 1.5f; do
  check "the compiler refuses $number" refuses "error CS150" "mcs -nologo -r:libmoney/lib/netstandard2.0/Libmoney.dll $number.cs"
done
check "a program is published" types "cp Shop.exe app/Shop.dll"
on_mono="MONO_PATH=libmoney/lib/netstandard2.0 mono Shop.exe"
on_core="DOTNET_SYSTEM_GLOBALIZATION_INVARIANT=1 /opt/core/dotnet app/Shop.dll"
check "CoreCLR's needs are fetched" fetch libssl3
check "on CoreCLR it prints the same" prints "$on_core"
check "a library is placed beside the assembly" types "cp second.so libmoney/lib/netstandard2.0/libmoney.so.0 && cp second.so app/libmoney.so.0"
for run in "$on_mono" "$on_core"; do
  check "it would be loaded instead of another: $run" refuses "libmoney.so.0 would be loaded instead of" "LIBMONEY_PATH=second.so $run"
done
check "it serves" prints "$on_core"
check "it is uninstalled" types "rm -r app/runtimes app/libmoney.so.0"
check "without a library the remedy is reported" refuses "install libmoney, or set" "$on_core"
ended
