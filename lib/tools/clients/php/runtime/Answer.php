<?php

declare(strict_types=1);

namespace Udaya;

/**
 * The answer of a call: `data`, and how it came about. Members that this version does not know are kept.
 *
 * @template-covariant Data
 * @template-covariant Meta
 */
final class Answer
{
    /**
     * @param Data $data
     * @param Meta $meta settings, warnings
     */
    public function __construct(
        public readonly int $status,
        public readonly mixed $data,
        public readonly mixed $meta,
        public readonly Receipt $receipt,
    ) {
    }
}
