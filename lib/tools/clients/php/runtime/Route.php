<?php

declare(strict_types=1);

namespace Udaya;

/** What a method is on the wire. */
final class Route
{
    /**
     * @param string $access who may call: key, session, either, none
     * @param list<string> $query members of the input that stand in the query
     * @param array<string, string> $fixed members that are sent besides the input
     */
    public function __construct(
        public readonly string $verb,
        public readonly string $path,
        public readonly string $access = 'key',
        public readonly array $query = [],
        public readonly array $fixed = [],
        public readonly ?int $timeoutMs = null,
    ) {
    }
}
