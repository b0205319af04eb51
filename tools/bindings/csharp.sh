#!/bin/sh
# Builds the binding for C#, and runs its programs.
#
#     tools/bindings/csharp.sh classes                the assembly of the library, build/csharp/Libmoney.dll
#     tools/bindings/csharp.sh tests                  the programs of the tests
#     tools/bindings/csharp.sh examples               the examples
#     tools/bindings/csharp.sh program FOLDER NAME    compiles NAME.cs of a folder, and runs it on mono
#     tools/bindings/csharp.sh run PROGRAM WORD…      runs a program of the tests or of the examples, on mono
#     RUNTIME=core tools/bindings/csharp.sh run …     on CoreCLR, which PyPI's dotnetcore2 brings
#
# The compiler is mono's, which Debian has. The assembly is the same for both runtimes.
set -eu
cd "$(dirname "$0")/../.."
python=${PYTHON:-build/venv/bin/python}
built=${CSHARP_BUILT:-build/csharp}
json=/usr/lib/cli/Newtonsoft.Json-5.0/Newtonsoft.Json.dll

is_new() { # file, source …: whether a file is newer than all that it is made of
    file=$1
    shift
    [ -e "$file" ] && [ -z "$(find "$@" tools/bindings/csharp.sh -newer "$file" -type f -print -quit)" ]
}

compile() { # kind, file, option …
    kind=$1 file=$2
    shift 2
    # The assembly is named after the output file, so the output goes to another folder.
    mkdir -p "$built/new"
    new=$built/new/$(basename "$file")
    mcs -nologo -langversion:7.2 -unsafe -optimize -deterministic -warn:4 -warnaserror -nowarn:1591,1573 \
        "-target:$kind" "-out:$new" "$@"
    mv "$new" "$file"
    printf '{"runtimeOptions": {"framework": {"name": "Microsoft.NETCore.App", "version": "3.1.0"}}}\n' \
        >"${file%.*}.runtimeconfig.json"
}

library() {
    if is_new "$built/Libmoney.dll" bindings/csharp/src build/api/csharp; then return; fi
    mkdir -p "$built"
    version=$(cat VERSION)
    printf '[assembly: System.Reflection.AssemblyVersion("%s.0")]\n' "$version" >"$built/Version.cs"
    compile library "$built/Libmoney.dll" -doc:"$built/Libmoney.xml" -r:System.Numerics.dll -r:System.Net.Http.dll \
        -r:System.IO.Compression.dll -r:System.Xml.dll "$built/Version.cs" \
        -recurse:'bindings/csharp/src/*.cs' -recurse:'build/api/csharp/*.cs'
}

tests() {
    if is_new "$built/Driver.exe" bindings/csharp "$built/Libmoney.dll"; then return; fi
    cp "$json" "$built/"
    for name in Names Driver Checks Bench; do
        [ -e "bindings/csharp/tests/$name.cs" ] || continue
        compile exe "$built/$name.exe" "-main:$name" -r:"$built/Libmoney.dll" -r:"$json" -r:System.Numerics.dll -r:System.Net.Http.dll \
            -r:System.Xml.dll -r:System.Runtime.Serialization.dll bindings/csharp/tests/*.cs
    done
}

examples() {
    for source in examples/csharp/*.cs; do
        name=$(basename "$source" .cs)
        if is_new "$built/$name.exe" "$source" "$built/Libmoney.dll"; then continue; fi
        compile exe "$built/$name.exe" -r:"$built/Libmoney.dll" "$source"
    done
}

python3 api/generate.py --build
word=${1:-classes}
shift || true
# Suites of both runtimes build at the same time, and the second one finds it done.
mkdir -p "$built"
exec 9>"$built/lock"
flock 9
case $word in
classes) library ;;
tests) library; tests ;;
examples) library; examples ;;
program)
    library
    exec 9>&-
    cp "$built/Libmoney.dll" "$json" "$1/"
    compile exe "$1/$2.exe" -r:"$1/Libmoney.dll" -r:"$json" -r:System.Numerics.dll -r:System.Net.Http.dll -r:System.Data.dll \
        -r:System.Xml.dll "$1/$2.cs"
    exec mono "$1/$2.exe"
    ;;
run)
    exec 9>&-
    name=$1
    shift
    if [ "${RUNTIME:-mono}" = mono ]; then exec mono "$built/$name.exe" "$@"; fi
    # CoreCLR needs no ICU here: the library brings the languages.
    export DOTNET_SYSTEM_GLOBALIZATION_INVARIANT=1 DOTNET_CLI_TELEMETRY_OPTOUT=1
    core=${DOTNET:-$("$python" -c 'import os, dotnetcore2; print(os.path.join(os.path.dirname(dotnetcore2.__file__), "bin"))')}
    exec "$core/dotnet" exec --runtimeconfig "$built/$name.runtimeconfig.json" "$built/$name.exe" "$@"
    ;;
esac
