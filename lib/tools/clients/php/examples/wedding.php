<?php

// Dates for a wedding within a month, the best first.

declare(strict_types=1);

require __DIR__ . '/../autoload.php';

$udaya = new Udaya\Client();
$found = $udaya->muhurat->find([
    'event' => 'marriage',
    'from' => '2026-02-01',
    'to' => '2026-02-28',
    'place' => 'Jaipur',
    'limit' => 3,
]);

foreach ($found->data['windows'] as $window) {
    echo "{$window['span']['start']} to {$window['span']['end']}: {$window['score']}\n";
}
