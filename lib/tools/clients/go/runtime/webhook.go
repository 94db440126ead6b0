package udaya

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"net/http"
	"strconv"
	"strings"
	"time"
)

// VerifyWebhook proves that a webhook is from the service (Standard Webhooks 1.0: HMAC-SHA256 over id.timestamp.body). Only
// then decode the body.
//
// The body is to be given exactly as it came; of the header webhook-id, webhook-timestamp and webhook-signature are read. The
// secret is that of the webhook, with or without whsec_. The error is a WebhookError: SIGNATURE_INVALID, or TIMESTAMP_INVALID
// where the webhook is more than five minutes off.
func VerifyWebhook(body []byte, header http.Header, secret string) error {
	return VerifyWebhookAt(body, header, secret, time.Now())
}

// VerifyWebhookAt is VerifyWebhook at another time, for tests.
func VerifyWebhookAt(body []byte, header http.Header, secret string, now time.Time) error {
	id, timestamp := header.Get("Webhook-Id"), header.Get("Webhook-Timestamp")
	seconds, err := strconv.ParseUint(timestamp, 10, 62)
	off := now.Sub(time.Unix(int64(seconds), 0))
	if err != nil || off > protocol.webhookTolerance || off < -protocol.webhookTolerance {
		return webhookError("TIMESTAMP_INVALID", "The webhook is too old, or its time is missing.")
	}
	key, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(secret, "whsec_"))
	if err != nil {
		return webhookError("SIGNATURE_INVALID", "The secret of the webhook is not base64.")
	}
	mac := hmac.New(sha256.New, key)
	mac.Write([]byte(id + "." + timestamp + "."))
	mac.Write(body)
	signed := mac.Sum(nil)
	// Several while a secret is being replaced: "v1,… v1,…".
	for _, part := range strings.Fields(header.Get("Webhook-Signature")) {
		version, signature, _ := strings.Cut(part, ",")
		given, err := base64.StdEncoding.DecodeString(signature)
		if id != "" && version == "v1" && err == nil && hmac.Equal(given, signed) {
			return nil
		}
	}
	return webhookError("SIGNATURE_INVALID", "The signature of the webhook is not right.")
}

func webhookError(code, message string) error {
	return &WebhookError{&APIError{Code: code, Message: message}}
}
