<?php

// The periods that run now, and whether Saturn's seven and a half years do.

declare(strict_types=1);

require __DIR__ . '/../autoload.php';

$udaya = new Udaya\Client();
$birth = ['date' => '1990-05-10', 'time' => '19:55', 'place' => 'New Delhi'];

foreach ($udaya->dasha->running($birth + ['systems' => ['vimshottari'], 'level' => 2])->data['systems'] as $row) {
    $lords = array_column(end($row['current'])['lords'], 'name');
    echo "{$row['system']}: " . implode(' > ', $lords) . "\n";
}

$sadeSati = $udaya->dosha->sadeSati($birth)->data;
$active = $sadeSati['status']['active'] ? 'yes' : 'no';
echo "Sade sati with the Moon in {$sadeSati['moon_sign']['name']}: $active\n";
