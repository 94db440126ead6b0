<?php

declare(strict_types=1);

namespace Udaya;

/** Checks that a webhook is from the service (Standard Webhooks 1.0: HMAC-SHA256 over `id.timestamp.body`). */
final class Webhook
{
    /**
     * The event of a webhook, once its signature is proved.
     *
     * @param string $body the request body exactly as it came: text, not parsed JSON
     * @param array<string, string|list<string>> $headers the request headers
     * @param string $secret the secret of the webhook, with or without `whsec_`
     * @param float|null $now seconds since 1970, for tests
     * @return array<string, mixed>
     * @throws WebhookError SIGNATURE_INVALID, or TIMESTAMP_INVALID when it is more than five minutes off
     */
    public static function verify(
        string $body,
        array $headers,
        #[\SensitiveParameter] string $secret,
        ?float $now = null,
    ): array {
        $given = [];
        foreach ($headers as $name => $value) {
            $given[strtolower($name)] = is_array($value) ? ($value[0] ?? '') : $value;
        }
        $id = $given['webhook-id'] ?? '';
        $time = $given['webhook-timestamp'] ?? '';
        $off = preg_match('/^\d+$/', $time) === 1 ? abs(($now ?? microtime(true)) - (int) $time) : INF;
        if ($off > Protocol::WEBHOOK_TOLERANCE_SECONDS) {
            throw new WebhookError('The webhook is too old, or its time is missing.', 'TIMESTAMP_INVALID');
        }
        $key = base64_decode((string) preg_replace('/^whsec_/', '', $secret), true);
        if ($key === false) {
            throw new WebhookError('The secret of the webhook is not base64.', 'SIGNATURE_INVALID');
        }
        $signed = hash_hmac('sha256', "$id.$time.$body", $key, true);
        // Several while a secret is being replaced: `v1,… v1,…`.
        foreach (explode(' ', $given['webhook-signature'] ?? '') as $part) {
            [$version, $signature] = explode(',', $part, 2) + [1 => ''];
            $bytes = base64_decode($signature, true);
            if ($id !== '' && $version === 'v1' && $bytes !== false && hash_equals($signed, $bytes)) {
                return json_decode($body, true, flags: JSON_THROW_ON_ERROR);
            }
        }
        throw new WebhookError('The signature of the webhook is not right.', 'SIGNATURE_INVALID');
    }
}
