package udaya;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.net.http.HttpClient;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import udaya.model.Input;
import udaya.model.Report;
import udaya.model.ResourceMeta;

/**
 * A client of the Udaya API: one method for each endpoint, by suite. It may be used by many threads at once; make one
 * and keep it.
 */
public final class Udaya {
    /** Version of the library, and of the API document it was written from. */
    public static final String VERSION = Protocol.VERSION;

    private final Settings settings;
    private final Transport transport;
    // suites: fields

    private Udaya(Builder builder) {
        this.settings = new Settings(builder);
        this.transport = new Transport(settings);
        // suites: members
    }

    /** A client with the key of the environment variable UDAYA_API_KEY. Opens no connection. */
    public static Udaya create() {
        return builder().build();
    }

    /** A client with a key of yours. Opens no connection. */
    public static Udaya create(String apiKey) {
        return builder().apiKey(apiKey).build();
    }

    /** A client that is told more than its key. */
    public static Builder builder() {
        return new Builder();
    }

    // suites: getters
    /** Credits and rate of the last answer; empty before the first. Of calls at the same time each has its receipt. */
    public Optional<Receipt> last() {
        return Optional.ofNullable(transport.last());
    }

    /**
     * Asks for the state of a report until it is ready.
     *
     * @param reportId as the order answered it
     * @return the report
     * @throws NotFoundException REPORT_EXPIRED
     * @throws ServerException REPORT_FAILED
     * @throws TimeoutException TIMED_OUT
     */
    public Answer<Report, ResourceMeta> waitUntilReady(String reportId) {
        return waitUntilReady(reportId, CallOptions.NONE);
    }

    /**
     * As {@link #waitUntilReady(String)}, with options.
     *
     * @param reportId as the order answered it
     * @param options how long to wait, and how often to ask
     * @return the report
     */
    public Answer<Report, ResourceMeta> waitUntilReady(String reportId, CallOptions options) {
        return new Reports(transport).wait(reportId, options);
    }

    /**
     * The file of a report: waits until it is ready, and takes a fresh link if the first one has ended.
     *
     * @param reportId as the order answered it
     * @return the file
     */
    public FileAnswer reportFile(String reportId) {
        return reportFile(reportId, CallOptions.NONE);
    }

    /**
     * As {@link #reportFile(String)}, with options.
     *
     * @param reportId as the order answered it
     * @param options how long to wait, and how often to ask
     * @return the file
     */
    public FileAnswer reportFile(String reportId, CallOptions options) {
        return new Reports(transport).file(reportId, options);
    }

    /**
     * Fetches a file by its link, without your key.
     *
     * @param url the link
     * @return the file
     * @throws NotFoundException LINK_EXPIRED where the link has ended
     */
    public FileAnswer download(String url) {
        return download(url, CallOptions.NONE);
    }

    /**
     * As {@link #download(String)}, with options.
     *
     * @param url the link
     * @param options of the call
     * @return the file
     */
    public FileAnswer download(String url, CallOptions options) {
        return transport.download(url, options);
    }

    /**
     * Calls an endpoint that this version has no method for: {@code request("POST", "/v1/…", Map.of("place", "Pune"))}.
     *
     * @param verb {@code GET}, {@code POST}, …
     * @param path below the base; variables are filled in already, and so is the query
     * @param input members of the body
     * @return data and meta as JSON
     */
    public Answer<JsonElement, JsonElement> request(String verb, String path, Map<String, ?> input) {
        return request(verb, path, input, CallOptions.NONE);
    }

    /**
     * As {@link #request(String, String, Map)}, with options.
     *
     * @param verb {@code GET}, {@code POST}, …
     * @param path below the base; variables are filled in already, and so is the query
     * @param input members of the body
     * @param options of the call
     * @return data and meta as JSON
     */
    public Answer<JsonElement, JsonElement> request(
            String verb, String path, Map<String, ?> input, CallOptions options) {
        Route route = Route.of(verb, path, Route.Access.EITHER);
        JsonObject members = Input.jsonOf(input).getAsJsonObject();
        return transport.json(route, members, options, data -> data, meta -> meta);
    }

    /** Where the client calls; never its key. */
    @Override
    public String toString() {
        return "Udaya(" + settings.baseUrl() + ")";
    }

    /** Sets the options of a client. */
    public static final class Builder {
        String apiKey;
        String sessionToken;
        String baseUrl;
        Duration timeout;
        int retries = Protocol.RETRIES;
        Duration retryBase = Duration.ofMillis(Protocol.RETRY_BASE_MS);
        HttpClient httpClient;

        private Builder() {
        }

        /** Your key; the environment variable UDAYA_API_KEY when left out. Without one, call what needs none. */
        public Builder apiKey(String value) {
            this.apiKey = value;
            return this;
        }

        /** A session of the dashboard, for the suites account, keys and billing. */
        public Builder sessionToken(String value) {
            this.sessionToken = value;
            return this;
        }

        /** Where the API is; the environment variable UDAYA_BASE_URL when left out. */
        public Builder baseUrl(String value) {
            this.baseUrl = value;
            return this;
        }

        /** How long one attempt may take: 30 seconds, 35 where reports are printed. */
        public Builder timeout(Duration value) {
            this.timeout = value;
            return this;
        }

        /** Repeats after the first attempt: 2. */
        public Builder retries(int value) {
            this.retries = value;
            return this;
        }

        /** The n-th repeat waits a random time up to this times 2ⁿ, at most 8 seconds: half a second. */
        public Builder retryBase(Duration value) {
            this.retryBase = value;
            return this;
        }

        /** Sends the requests, with a proxy or an executor of yours. Let it follow no redirects: the key goes along. */
        public Builder httpClient(HttpClient value) {
            this.httpClient = value;
            return this;
        }

        /** The client. Opens no connection. */
        public Udaya build() {
            return new Udaya(this);
        }
    }
}
