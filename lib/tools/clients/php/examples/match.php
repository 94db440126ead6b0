<?php

// Two horoscopes against each other: points of 36, and each koota.

declare(strict_types=1);

require __DIR__ . '/../autoload.php';

$udaya = new Udaya\Client();
$match = $udaya->matching->ashtakoot([
    'groom' => ['date' => '1988-11-02', 'time' => '06:10', 'place' => 'Pune'],
    'bride' => ['date' => '1990-05-10', 'time' => '19:55', 'place' => 'New Delhi'],
])->data;

echo "{$match['total']} of 36: {$match['verdict_name']}\n";
foreach ($match['kootas'] as $koota) {
    echo "{$koota['name']}: {$koota['points']} of {$koota['max']}\n";
}
