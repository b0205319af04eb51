PHP_ARG_WITH([libmoney], [where libmoney is],
  [AS_HELP_STRING([--with-libmoney=FOLDER], [The folder that has include/money.h and lib/libmoney.so])], [yes])
PHP_ARG_WITH([libmoney-include], [for another folder of money.h],
  [AS_HELP_STRING([--with-libmoney-include=FOLDER], [The folder of money.h])], [no], [no])
PHP_ARG_WITH([libmoney-lib], [for another folder of libmoney.so],
  [AS_HELP_STRING([--with-libmoney-lib=FOLDER], [The folder of libmoney.so])], [no], [no])
PHP_ARG_ENABLE([libmoney-strict], [whether warnings are errors],
  [AS_HELP_STRING([--enable-libmoney-strict], [Warnings of the compiler are errors])], [no], [no])

# In an archive the library and its headers lie beside the sources.
here=$abs_srcdir
libmoney_include=$here/vendor/include
libmoney_lib=$here/vendor/lib
if test "$PHP_LIBMONEY" != yes && test "$PHP_LIBMONEY" != no; then
  libmoney_include=$PHP_LIBMONEY/include
  libmoney_lib=$PHP_LIBMONEY/lib
fi
test "$PHP_LIBMONEY_INCLUDE" != no && libmoney_include=$PHP_LIBMONEY_INCLUDE
test "$PHP_LIBMONEY_LIB" != no && libmoney_lib=$PHP_LIBMONEY_LIB
test -f "$libmoney_include/money.h" || AC_MSG_ERROR([money.h is missing in $libmoney_include])
test -e "$libmoney_lib/libmoney.so" || AC_MSG_ERROR([libmoney.so is missing in $libmoney_lib])

libmoney_flags="-std=gnu11 -O2 -Wall -Wextra -Wno-unused-parameter -fvisibility=hidden"
test "$PHP_LIBMONEY_STRICT" = yes && libmoney_flags="$libmoney_flags -Werror"
PHP_ADD_INCLUDE([$libmoney_include])
LIBMONEY_SHARED_LIBADD="-L$libmoney_lib -lmoney -Wl,-rpath,'\$\$ORIGIN' -Wl,-rpath,$libmoney_lib"
PHP_SUBST([LIBMONEY_SHARED_LIBADD])
PHP_NEW_EXTENSION([libmoney],
  [libmoney.c values.c amounts.c objects.c lower.c lift.c arguments.c call.c run.c listen.c errors.c tables.c],
  [$ext_shared],, [$libmoney_flags])
