<?php

declare(strict_types=1);

// Loads the classes of the package when the first of them is asked for. Composer loads this file by "files".

if (!is_file(__DIR__ . '/handles.php')) {
    throw new RuntimeException('missing lib/handles.php: run `make generate` in the sources of libmoney, and use build/api/php');
}
if (!extension_loaded('libmoney')) {
    throw new RuntimeException('missing extension libmoney: add extension=libmoney to php.ini');
}

spl_autoload_register(static function (string $class): void {
    if (!str_starts_with($class, 'LibMoney\\')) {
        return;
    }
    $made = ['statuses', 'structs', 'functions', 'handles'];
    foreach ([...$made, 'Money', 'Decimal', 'ColumnRoom', 'Amounts', 'BrokenAnswer', 'Connection', 'Carrier', 'helpers'] as $part) {
        require_once __DIR__ . "/$part.php";
    }
});
