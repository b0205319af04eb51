# How C is compiled for packages; a script reads this. No path of this machine gets into an object. A target for another
# processor is in the variable target.
case ${target:-} in
aarch64-*) machine_marks=-mbranch-protection=standard ;;
*) machine_marks=-fcf-protection ;;
esac
machine_flags="-O2 -g0 -fPIC -fvisibility=hidden -fno-sanitize=all -fomit-frame-pointer -fstack-protector-strong"
machine_flags="$machine_flags $machine_marks -ffunction-sections -fdata-sections -ffile-prefix-map=$PWD=."

# The time of everything in a package: that of the last commit.
: "${SOURCE_DATE_EPOCH:=$(git log -1 --format=%ct 2>/dev/null || stat -c %Y CHANGELOG.md)}"
export SOURCE_DATE_EPOCH
