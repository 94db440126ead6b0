<?php

// A kundli page: where the planets stand, and the navamsa as a drawing.

declare(strict_types=1);

require __DIR__ . '/../autoload.php';

$udaya = new Udaya\Client();
$birth = ['date' => '1990-05-10', 'time' => '19:55', 'place' => 'New Delhi'];

foreach ($udaya->kundli->planets($birth)->data['planets'] as $planet) {
    echo "{$planet['name']}: {$planet['sign']['name']}, house {$planet['house']}\n";
}

$navamsa = $udaya->charts->render($birth + ['chart' => 'D9', 'style' => 'north']);
echo "D9: $navamsa->mediaType\n";
