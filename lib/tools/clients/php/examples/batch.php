<?php

// Fifty matches in one call: a list of stars against one.

declare(strict_types=1);

require __DIR__ . '/../autoload.php';

$udaya = new Udaya\Client();
$calls = array_map(static fn (int $i): array => [
    'ref' => "match-$i",
    'endpoint' => 'matching/ashtakoot',
    'body' => ['groom' => ['nakshatra' => $i % 27 + 1, 'pada' => 1], 'bride' => ['nakshatra' => 17, 'pada' => 1]],
], range(0, 49));

foreach ($udaya->batch->run(['calls' => $calls])->data['results'] as $result) {
    $body = $result['body'];
    $shown = $body['status'] === 'success' ? $body['data']['total'] : $body['error']['code'];
    echo "{$result['ref']}: $shown\n";
}
