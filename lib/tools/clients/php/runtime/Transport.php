<?php

declare(strict_types=1);

namespace Udaya;

/**
 * Sends calls: adds key and Idempotency-Key, waits and repeats, and turns answers into values or errors.
 *
 * @internal
 */
final class Transport
{
    /** Credits and rate of the last answer; null before the first. */
    public ?Receipt $last = null;
    /** Secrets are behind a function, so that printing a client shows none. */
    private readonly \Closure $secrets;
    private readonly string $baseUrl;
    /** One handle for all calls: it keeps its connections. */
    private ?\CurlHandle $request = null;

    public function __construct(
        #[\SensitiveParameter] ?string $apiKey,
        #[\SensitiveParameter] ?string $sessionToken,
        ?string $baseUrl,
        private readonly ?int $timeoutMs,
        private readonly int $retries,
        private readonly int $retryBaseMs,
    ) {
        $key = $apiKey ?? (string) getenv(Protocol::KEY_VARIABLE);
        $session = $sessionToken ?? '';
        $this->secrets = static fn (): array => [$key, $session];
        $base = $baseUrl ?? ((string) getenv(Protocol::BASE_VARIABLE) ?: Protocol::BASE_URL);
        $this->baseUrl = rtrim($base, '/');
    }

    /** @return array<string, string> */
    public function __debugInfo(): array
    {
        return ['baseUrl' => $this->baseUrl];
    }

    /**
     * A call that answers JSON: `data` and `meta` of the envelope, or the document itself where it has none.
     *
     * @param array<string, mixed> $input
     * @return Answer<mixed, mixed>
     */
    public function json(Route $route, array $input, ?CallOptions $options): Answer
    {
        [$status, $headers, $bytes] = $this->send($route, $input, $options);
        $receipt = Receipt::of($headers);
        if ($bytes === '') {
            return new Answer($status, null, null, $receipt);
        }
        $body = json_decode($bytes, true);
        if (!is_array($body)) {
            $message = 'The answer is not JSON; something between you and the service may have changed it.';
            throw new ServerError($message, 'BAD_ANSWER', $status, requestId: $receipt->requestId);
        }
        $enveloped = ($body['status'] ?? null) === 'success' && array_key_exists('data', $body);
        return $enveloped
            ? new Answer($status, $body['data'], $body['meta'] ?? null, $receipt)
            : new Answer($status, $body, null, $receipt);
    }

    /**
     * A call that answers a file.
     *
     * @param array<string, mixed> $input
     */
    public function file(Route $route, array $input, ?CallOptions $options): FileAnswer
    {
        return $this->fileOf($this->send($route, $input, $options));
    }

    /** Fetches a file by its link, without a key. NotFoundError LINK_EXPIRED where the link has ended. */
    public function download(string $url, ?CallOptions $options): FileAnswer
    {
        try {
            return $this->fileOf($this->repeat($url, 'GET', [], null, Protocol::TIMEOUT_MS, $options));
        } catch (UdayaError $error) {
            if (!in_array($error->status, [401, 403, 404, 410], true)) {
                throw $error;
            }
            $message = 'The link to the file has ended; ask for a fresh one.';
            throw new NotFoundError($message, 'LINK_EXPIRED', $error->status);
        }
    }

    /** @param array{int, array<string, string>, string} $reply */
    private function fileOf(array $reply): FileAnswer
    {
        [$status, $headers, $bytes] = $reply;
        $media = strtolower(trim(explode(';', $headers['content-type'] ?? '')[0]));
        return new FileAnswer($status, $bytes, $media, Receipt::of($headers));
    }

    /**
     * @param array<string, mixed> $input
     * @return array{int, array<string, string>, string}
     */
    private function send(Route $route, array $input, ?CallOptions $options): array
    {
        $members = $route->fixed + $input;
        $path = (string) preg_replace_callback('/\{(\w+)\}/', static function (array $found) use (&$members): string {
            $value = $members[$found[1]] ?? '';
            unset($members[$found[1]]);
            return rawurlencode(self::text($value));
        }, $route->path);
        $query = [];
        foreach ($route->query as $name) {
            if (isset($members[$name])) {
                $query[$name] = self::text($members[$name]);
            }
            unset($members[$name]);
        }
        $address = $this->baseUrl . $path . ($query === [] ? '' : '?' . http_build_query($query));
        $headers = [
            'Accept: */*',
            'User-Agent: udaya-php/' . Protocol::VERSION . ' php/' . PHP_VERSION,
            ...$this->credentials($route->access),
        ];
        $body = null;
        if ($route->verb !== 'GET') {
            $headers[] = 'Idempotency-Key: ' . ($options?->idempotencyKey ?? bin2hex(random_bytes(16)));
            if ($route->verb !== 'DELETE') {
                $headers[] = 'Content-Type: application/json';
                $body = json_encode((object) $members, JSON_THROW_ON_ERROR | JSON_PRESERVE_ZERO_FRACTION);
            }
        }
        $patience = $this->timeoutMs ?? $route->timeoutMs ?? Protocol::TIMEOUT_MS;
        return $this->repeat($address, $route->verb, $headers, $body, $patience, $options);
    }

    private static function text(mixed $value): string
    {
        return match (true) {
            is_array($value) => implode(',', array_map(self::text(...), $value)),
            is_bool($value) => $value ? 'true' : 'false',
            is_scalar($value) => (string) $value,
            default => '',
        };
    }

    /** @return list<string> */
    private function credentials(string $access): array
    {
        [$key, $session] = ($this->secrets)();
        if ($access === 'none') {
            return [];
        }
        if ($access !== 'session' && $key !== '') {
            return ["X-Api-Key: $key"];
        }
        if ($access !== 'key' && $session !== '') {
            return ["Authorization: Bearer $session"];
        }
        $what = $access === 'session' ? 'sessionToken' : 'apiKey, or set ' . Protocol::KEY_VARIABLE;
        throw new AuthError("This call needs a credential: give the client $what.", 'KEY_MISSING');
    }

    /**
     * Attempts until one succeeds, or no repeat is worth it.
     *
     * @param list<string> $headers
     * @return array{int, array<string, string>, string}
     */
    private function repeat(
        string $url,
        string $verb,
        array $headers,
        ?string $body,
        int $patience,
        ?CallOptions $options,
    ): array {
        $patience = $options?->timeoutMs ?? $patience;
        $retries = $options?->retries ?? $this->retries;
        for ($attempt = 0;; $attempt++) {
            try {
                return $this->attempt($url, $verb, $headers, $body, $patience);
            } catch (UdayaError $error) {
                if ($attempt >= $retries || !self::isWorthARepeat($error)) {
                    throw $error;
                }
                $most = min(Protocol::RETRY_CAP_MS, $this->retryBaseMs * 2 ** $attempt);
                usleep((int) (1000 * ($error->retryAfter === null
                    ? $most * random_int(0, 1_000_000) / 1_000_000
                    : $error->retryAfter * 1000)));
            }
        }
    }

    private static function isWorthARepeat(UdayaError $error): bool
    {
        if ($error->retryAfter !== null && $error->retryAfter * 1000 > Protocol::RETRY_AFTER_MAX_MS) {
            return false;
        }
        $noAnswer = $error->status === 0 && $error->errorCode !== 'BAD_ANSWER';
        return $noAnswer
            || in_array($error->status, Protocol::RETRY_STATUSES, true)
            || in_array($error->errorCode, Protocol::RETRY_CODES, true);
    }

    /**
     * @param list<string> $headers
     * @return array{int, array<string, string>, string}
     */
    private function attempt(string $url, string $verb, array $headers, ?string $body, int $patience): array
    {
        $given = [];
        $request = $this->handle();
        // Redirects are not followed: one would carry the key to another place.
        curl_setopt_array($request, [
            CURLOPT_URL => $url,
            CURLOPT_CUSTOMREQUEST => $verb,
            CURLOPT_HTTPHEADER => [...$headers, 'Expect:'],
            CURLOPT_RETURNTRANSFER => true,
            CURLOPT_FOLLOWLOCATION => false,
            CURLOPT_PROTOCOLS => CURLPROTO_HTTP | CURLPROTO_HTTPS,
            CURLOPT_ENCODING => '',
            CURLOPT_NOSIGNAL => true,
            CURLOPT_TIMEOUT_MS => $patience,
            CURLOPT_HEADERFUNCTION => static function (\CurlHandle $_, string $line) use (&$given): int {
                [$name, $value] = explode(':', $line, 2) + [1 => ''];
                $given[strtolower(trim($name))] = trim($value);
                return strlen($line);
            },
        ]);
        if ($body !== null) {
            curl_setopt($request, CURLOPT_POSTFIELDS, $body);
        }
        $bytes = curl_exec($request);
        if (!is_string($bytes)) {
            throw $this->withoutAnswer(curl_errno($request), curl_error($request), $patience);
        }
        $status = (int) curl_getinfo($request, CURLINFO_RESPONSE_CODE);
        $this->last = Receipt::of($given);
        if ($status >= 200 && $status < 300) {
            return [$status, $given, $bytes];
        }
        throw $this->refusal($status, $given, $bytes);
    }

    /** The handle, without what the last call set. */
    private function handle(): \CurlHandle
    {
        $request = $this->request ?? curl_init();
        if ($request === false) {
            throw new ConnectionError('The connection failed: cURL could not be started.', 'CONNECTION_FAILED');
        }
        curl_reset($request);
        return $this->request = $request;
    }

    private function withoutAnswer(int $number, string $cause, int $patience): UdayaError
    {
        return $number === CURLE_OPERATION_TIMEDOUT
            ? new TimeoutError("No answer within $patience ms.", 'TIMED_OUT')
            : new ConnectionError($this->withoutSecrets("The connection failed: $cause"), 'CONNECTION_FAILED');
    }

    /**
     * The error of an answer that is no success, whoever wrote it: the service, a gateway, a proxy.
     *
     * @param array<string, string> $headers
     */
    private function refusal(int $status, array $headers, string $bytes): UdayaError
    {
        $body = json_decode($bytes, true);
        $member = static fn (string $name): array => is_array($body) && is_array($body[$name] ?? null)
            ? $body[$name]
            : [];
        [$error, $meta] = [$member('error'), $member('meta')];
        $rows = is_array($error['details'] ?? null) ? $error['details'] : [];
        $isDetail = static fn (mixed $row): bool => is_array($row) && isset($row['field'], $row['code']);
        $class = UdayaError::classOf($status);
        return new $class(
            $this->withoutSecrets((string) ($error['message'] ?? "The answer has the status $status.")),
            (string) ($error['code'] ?? "HTTP_$status"),
            $status,
            array_values(array_filter($rows, $isDetail)),
            (string) ($meta['request_id'] ?? $headers['x-request-id'] ?? ''),
            self::retryAfter($headers['retry-after'] ?? ''),
        );
    }

    /** Seconds of a Retry-After header, in either of its forms; null where there is none. */
    private static function retryAfter(string $text): ?float
    {
        if (preg_match('/^\d+(\.\d+)?$/', $text) === 1) {
            return (float) $text;
        }
        $at = $text === '' ? false : strtotime($text);
        return $at === false ? null : (float) max(0, $at - time());
    }

    private function withoutSecrets(string $text): string
    {
        return str_replace(array_values(array_filter(($this->secrets)())), '[secret]', $text);
    }
}
