<?php

declare(strict_types=1);

namespace Udaya;

/** What a call may be told. */
final class CallOptions
{
    /**
     * @param string|null $idempotencyKey makes repeats of the call free for 24 hours; one is made when left out
     * @param int|null $timeoutMs milliseconds that one attempt may take
     * @param int|null $retries repeats after the first attempt
     * @param int|null $waitMs milliseconds after which waiting for a report ends: 300000
     * @param int|null $pollMs milliseconds of the first pause of that: 1000; later ones grow by half, at most 5000
     */
    public function __construct(
        public readonly ?string $idempotencyKey = null,
        public readonly ?int $timeoutMs = null,
        public readonly ?int $retries = null,
        public readonly ?int $waitMs = null,
        public readonly ?int $pollMs = null,
    ) {
    }
}
