package udaya;

import java.net.http.HttpClient;
import java.time.Duration;
import java.util.Optional;

/** The options of a client with their defaults. Not a record: printing one must show no secret. */
final class Settings {
    private final String apiKey;
    private final String sessionToken;
    private final String baseUrl;
    private final Duration timeout;
    private final int retries;
    private final Duration retryBase;
    private final HttpClient http;

    Settings(Udaya.Builder builder) {
        this.apiKey = first(builder.apiKey, System.getenv(Protocol.KEY_VARIABLE)).strip();
        this.sessionToken = first(builder.sessionToken).strip();
        String base = first(builder.baseUrl, System.getenv(Protocol.BASE_VARIABLE));
        this.baseUrl = (base.isEmpty() ? Protocol.BASE_URL : base).replaceAll("/+$", "");
        this.timeout = builder.timeout;
        this.retries = builder.retries;
        this.retryBase = builder.retryBase;
        // Redirects are not followed: one would carry the key to another place.
        this.http = builder.httpClient != null
                ? builder.httpClient
                : HttpClient.newBuilder().followRedirects(HttpClient.Redirect.NEVER).build();
    }

    private static String first(String... values) {
        for (String value : values) {
            if (value != null) {
                return value;
            }
        }
        return "";
    }

    String apiKey() {
        return apiKey;
    }

    String sessionToken() {
        return sessionToken;
    }

    String baseUrl() {
        return baseUrl;
    }

    Optional<Duration> timeout() {
        return Optional.ofNullable(timeout);
    }

    int retries() {
        return retries;
    }

    Duration retryBase() {
        return retryBase;
    }

    HttpClient http() {
        return http;
    }

    /** HTTP/2 where it is agreed on with TLS; without, asking for it would send headers that some servers refuse. */
    HttpClient.Version version() {
        return baseUrl.startsWith("https:") ? HttpClient.Version.HTTP_2 : HttpClient.Version.HTTP_1_1;
    }

    @Override
    public String toString() {
        return baseUrl;
    }
}
