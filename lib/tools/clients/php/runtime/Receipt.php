<?php

declare(strict_types=1);

namespace Udaya;

/** What an answer said of credits and limits; null where it said nothing. */
final class Receipt
{
    /**
     * @param int|float|null $creditsCharged credits that the call cost; 0 for sandbox keys
     * @param int|float|null $creditsRemaining credits left in this period
     * @param int|float|null $rateLimit requests per minute of the plan
     * @param int|float|null $rateRemaining how many are left of them
     * @param int|float|null $rateReset seconds until the minute is over
     */
    public function __construct(
        public readonly string $requestId,
        public readonly int|float|null $creditsCharged,
        public readonly int|float|null $creditsRemaining,
        public readonly int|float|null $rateLimit,
        public readonly int|float|null $rateRemaining,
        public readonly int|float|null $rateReset,
    ) {
    }

    /**
     * @internal
     * @param array<string, string> $headers
     */
    public static function of(array $headers): self
    {
        $number = static fn (string $name): int|float|null => is_numeric($headers[$name] ?? '')
            ? $headers[$name] + 0
            : null;
        return new self(
            $headers['x-request-id'] ?? '',
            $number('x-credits-charged'),
            $number('x-credits-remaining'),
            $number('ratelimit-limit'),
            $number('ratelimit-remaining'),
            $number('ratelimit-reset'),
        );
    }
}
