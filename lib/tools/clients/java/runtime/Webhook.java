package udaya;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Clock;
import java.util.Base64;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Checks that a webhook is from the service (Standard Webhooks 1.0: HMAC-SHA256 over {@code id.timestamp.body}). */
public final class Webhook {
    private static final String ALGORITHM = "HmacSHA256";

    private Webhook() {
    }

    /**
     * The event of a webhook, once its signature is proved: {@code verify(body, request::getHeader, secret)}.
     *
     * @param body the request body exactly as it came: text, not parsed JSON
     * @param headers gives the value of a header by its name, or null; webhook-id, webhook-timestamp and
     *     webhook-signature are asked for
     * @param secret the secret of the webhook, with or without {@code whsec_}
     * @return the event
     * @throws WebhookException SIGNATURE_INVALID, or TIMESTAMP_INVALID when it is more than five minutes off
     */
    public static JsonObject verify(String body, UnaryOperator<String> headers, String secret) {
        return verify(body, headers, secret, Clock.systemUTC());
    }

    /**
     * As {@link #verify(String, UnaryOperator, String)}, with the headers as a map; their names are taken in any case.
     *
     * @param body the request body exactly as it came: text, not parsed JSON
     * @param headers the request headers
     * @param secret the secret of the webhook, with or without {@code whsec_}
     * @return the event
     * @throws WebhookException SIGNATURE_INVALID, or TIMESTAMP_INVALID when it is more than five minutes off
     */
    public static JsonObject verify(String body, Map<String, String> headers, String secret) {
        Map<String, String> byName = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        byName.putAll(headers);
        return verify(body, byName::get, secret);
    }

    /**
     * As {@link #verify(String, UnaryOperator, String)}, at the time of a clock: for tests.
     *
     * @param body the request body exactly as it came: text, not parsed JSON
     * @param headers gives the value of a header by its name, or null
     * @param secret the secret of the webhook, with or without {@code whsec_}
     * @param clock what time it is
     * @return the event
     * @throws WebhookException SIGNATURE_INVALID, or TIMESTAMP_INVALID when it is more than five minutes off
     */
    public static JsonObject verify(String body, UnaryOperator<String> headers, String secret, Clock clock) {
        String id = header(headers, "webhook-id");
        String time = header(headers, "webhook-timestamp");
        if (!isRecent(time, clock)) {
            throw refusal("TIMESTAMP_INVALID", "The webhook is too old, or its time is missing.");
        }
        byte[] signed = signature(key(secret), id + "." + time + "." + body);
        // Several while a secret is being replaced: "v1,… v1,…".
        for (String part : header(headers, "webhook-signature").split(" ")) {
            String[] versioned = part.split(",", 2);
            boolean known = versioned.length == 2 && versioned[0].equals("v1") && !id.isEmpty();
            if (known && MessageDigest.isEqual(signed, bytes(versioned[1]))) {
                return JsonParser.parseString(body).getAsJsonObject();
            }
        }
        throw refusal("SIGNATURE_INVALID", "The signature of the webhook is not right.");
    }

    private static String header(UnaryOperator<String> headers, String name) {
        String value = headers.apply(name);
        return value == null ? "" : value;
    }

    private static boolean isRecent(String time, Clock clock) {
        return time.matches("\\d{1,12}")
                && Math.abs(clock.millis() - Long.parseLong(time) * 1000)
                        <= Protocol.WEBHOOK_TOLERANCE_SECONDS * 1000L;
    }

    private static byte[] key(String secret) {
        byte[] key = bytes(secret.startsWith("whsec_") ? secret.substring("whsec_".length()) : secret);
        if (key.length == 0) {
            throw refusal("SIGNATURE_INVALID", "The secret of the webhook is not base64.");
        }
        return key;
    }

    /** The bytes of a base64 text; none where it is not base64, which no signature equals. */
    private static byte[] bytes(String base64) {
        try {
            return Base64.getDecoder().decode(base64);
        } catch (IllegalArgumentException error) {
            return new byte[0];
        }
    }

    private static byte[] signature(byte[] key, String text) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(new SecretKeySpec(key, ALGORITHM));
            return mac.doFinal(text.getBytes(StandardCharsets.UTF_8));
        } catch (GeneralSecurityException error) {
            throw new IllegalStateException("Every Java platform has " + ALGORITHM, error);
        }
    }

    private static WebhookException refusal(String code, String message) {
        return new WebhookException(Failure.of(code, message));
    }
}
