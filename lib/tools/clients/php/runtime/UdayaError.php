<?php

declare(strict_types=1);

namespace Udaya;

/** Any failure of a call. Branch on its class or on `errorCode`; the message is for people and never holds a key. */
class UdayaError extends \RuntimeException
{
    /**
     * @param int $status HTTP status; 0 where there was no answer
     * @param string $errorCode stable code, one of `GET /v1/meta/errors` or of the client itself (CONNECTION_FAILED, …)
     * @param list<array<string, mixed>> $details fields that are wrong: field, code, message, sometimes expected, received
     * @param string $requestId name it when you ask for help; empty where there was no answer
     * @param float|null $retryAfter seconds that the service asked to wait
     */
    final public function __construct(
        string $message,
        public readonly string $errorCode,
        public readonly int $status = 0,
        public readonly array $details = [],
        public readonly string $requestId = '',
        public readonly ?float $retryAfter = null,
    ) {
        parent::__construct($message);
    }

    /** The class of the failure that the service answered with a status.
     *
     * @return class-string<UdayaError>
     */
    public static function classOf(int $status): string
    {
        return match ($status) {
            400, 413, 415, 422 => ValidationError::class,
            401 => AuthError::class,
            402 => CreditsError::class,
            403 => PermissionError::class,
            404, 410 => NotFoundError::class,
            408, 504 => TimeoutError::class,
            409 => ConflictError::class,
            429 => RateLimitError::class,
            default => $status >= 500 ? ServerError::class : self::class,
        };
    }
}
