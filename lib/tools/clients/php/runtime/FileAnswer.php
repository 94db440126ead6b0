<?php

declare(strict_types=1);

namespace Udaya;

/** A file: an image, a calendar, a report. */
final class FileAnswer
{
    /** @param string $mediaType `image/svg+xml`, without parameters */
    public function __construct(
        public readonly int $status,
        public readonly string $bytes,
        public readonly string $mediaType,
        public readonly Receipt $receipt,
    ) {
    }

    /** Writes the file; false where that fails. */
    public function save(string $path): bool
    {
        return file_put_contents($path, $this->bytes) !== false;
    }
}
