<?php

// Today's panchang of a town.

declare(strict_types=1);

require __DIR__ . '/../autoload.php';

$udaya = new Udaya\Client();
$today = $udaya->panchang->daily(['place' => 'Varanasi'])->data;

echo "Varanasi, {$today['date']}\n";
foreach ($today['tithi'] as $tithi) {
    echo "{$tithi['name']} until {$tithi['span']['end']}\n";
}
echo "Sunrise {$today['sunrise']}\n";
