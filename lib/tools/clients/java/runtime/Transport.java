package udaya;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/** Sends calls: adds key and Idempotency-Key, waits and repeats, and turns answers into values or exceptions. */
final class Transport {
    private static final String USER_AGENT =
            "udaya-java/" + Protocol.VERSION + " java/" + Runtime.version().feature();
    /** Statuses of a store of files for a link that has ended. */
    private static final Set<Integer> LINK_ENDED = Set.of(401, 403, 404, 410);

    private final Settings settings;
    private final HttpClient http;
    private volatile Receipt last;

    Transport(Settings settings) {
        this.settings = settings;
        this.http = settings.http();
    }

    /** Credits and rate of the last answer; null before the first. */
    Receipt last() {
        return last;
    }

    /** A call that answers JSON: data and meta of the envelope, or the document itself where it has none. */
    <T, M> Answer<T, M> json(
            Route route,
            JsonObject input,
            CallOptions options,
            Function<JsonElement, T> data,
            Function<JsonElement, M> meta) {
        Reply reply = send(route, input, options);
        Receipt receipt = reply.receipt();
        if (reply.bytes().length == 0) {
            return new Answer<>(reply.status(), null, null, receipt);
        }
        if (!(reply.json() instanceof JsonObject body)) {
            throw badAnswer(reply, null);
        }
        boolean enveloped = "success".equals(text(body, "status")) && body.has("data");
        try {
            return enveloped
                    ? new Answer<>(reply.status(), read(body.get("data"), data), read(body.get("meta"), meta), receipt)
                    : new Answer<>(reply.status(), data.apply(body), null, receipt);
        } catch (IllegalArgumentException | IllegalStateException error) {
            throw badAnswer(reply, error);
        }
    }

    /** A call that answers a file. */
    FileAnswer file(Route route, JsonObject input, CallOptions options) {
        return new FileAnswer(send(route, input, options));
    }

    /** The rows of a list, page after page. */
    <T> Rows<T> rows(
            Route route, JsonObject input, CallOptions options, String name, Function<JsonElement, T> reader) {
        return new Rows<>(cursor -> {
            JsonObject page = input.deepCopy();
            if (cursor != null) {
                page.addProperty("cursor", cursor);
            }
            JsonObject data = json(route, page, options, JsonElement::getAsJsonObject, meta -> meta).data();
            List<T> rows = new ArrayList<>();
            if (data.get(name) instanceof JsonArray list) {
                list.forEach(row -> rows.add(reader.apply(row)));
            }
            return new Rows.Page<>(rows, text(data, "cursor"));
        });
    }

    /** Fetches a file by its link, without a key. */
    FileAnswer download(String url, CallOptions options) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(url)).GET();
        try {
            return new FileAnswer(repeated(request, Protocol.TIMEOUT_MS, options));
        } catch (UdayaException error) {
            if (!LINK_ENDED.contains(error.status())) {
                throw error;
            }
            String message = "The link to the file has ended; ask for a fresh one.";
            throw new NotFoundException(Failure.of("LINK_EXPIRED", message).status(error.status()));
        }
    }

    private Reply send(Route route, JsonObject input, CallOptions options) {
        Route.Call call = route.call(input);
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(settings.baseUrl() + call.address()))
                .header("Accept", "*/*")
                .header("User-Agent", USER_AGENT);
        addCredential(request, route.access());
        boolean hasBody = !route.verb().equals("GET") && !route.verb().equals("DELETE");
        if (hasBody) {
            request.header("Content-Type", "application/json");
        }
        if (!route.verb().equals("GET")) {
            request.header(
                    "Idempotency-Key",
                    options.idempotencyKey().orElseGet(() -> UUID.randomUUID().toString()));
        }
        request.method(
                route.verb(),
                hasBody ? BodyPublishers.ofString(call.body().toString()) : BodyPublishers.noBody());
        return repeated(request, route.timeoutMs(), options);
    }

    private void addCredential(HttpRequest.Builder request, Route.Access access) {
        boolean byKey = access == Route.Access.KEY || access == Route.Access.EITHER;
        boolean bySession = access == Route.Access.SESSION || access == Route.Access.EITHER;
        try {
            if (byKey && !settings.apiKey().isEmpty()) {
                request.header("X-Api-Key", settings.apiKey());
            } else if (bySession && !settings.sessionToken().isEmpty()) {
                request.header("Authorization", "Bearer " + settings.sessionToken());
            } else if (access != Route.Access.NONE) {
                String what = byKey ? "apiKey, or set " + Protocol.KEY_VARIABLE : "sessionToken";
                throw new AuthException(
                        Failure.of("KEY_MISSING", "This call needs a credential: give the client " + what + "."));
            }
        } catch (IllegalArgumentException error) {
            // The message of Java's own exception holds the value.
            throw new IllegalArgumentException("The credential has letters that no header may hold");
        }
    }

    /** Attempts until one succeeds, or no repeat is worth it. */
    private Reply repeated(HttpRequest.Builder request, int usualMs, CallOptions options) {
        Duration patience = options.timeout().orElse(settings.timeout().orElse(Duration.ofMillis(usualMs)));
        int retries = options.retries().orElse(settings.retries());
        HttpRequest ready = request.version(settings.version()).build();
        for (int attempt = 0; ; attempt++) {
            try {
                return attempt(ready, patience);
            } catch (UdayaException error) {
                long asked = error.retryAfter().map(Duration::toMillis).orElse(-1L);
                if (attempt >= retries || !isWorthRepeat(error) || asked > Protocol.RETRY_AFTER_MAX_MS) {
                    throw error;
                }
                pause(asked >= 0 ? asked : jitter(attempt));
            }
        }
    }

    /** Between nothing and the smaller of base · 2ⁿ and the cap. */
    private long jitter(int attempt) {
        double most = Math.min(Protocol.RETRY_CAP_MS, settings.retryBase().toMillis() * Math.pow(2, attempt));
        return Math.round(ThreadLocalRandom.current().nextDouble() * most);
    }

    private static boolean isWorthRepeat(UdayaException error) {
        boolean withoutAnswer = error.status() == 0 && !Thread.currentThread().isInterrupted();
        return withoutAnswer
                || Protocol.RETRY_STATUSES.contains(error.status())
                || Protocol.RETRY_CODES.contains(error.code());
    }

    private Reply attempt(HttpRequest request, Duration patience) {
        CompletableFuture<HttpResponse<byte[]>> sent = http.sendAsync(request, BodyHandlers.ofByteArray());
        try {
            // The time-out of HttpRequest ends with the head of the answer; this one holds for its body too.
            HttpResponse<byte[]> response = sent.get(patience.toMillis(), TimeUnit.MILLISECONDS);
            Reply reply = new Reply(response.statusCode(), response.headers(), response.body());
            last = reply.receipt();
            if (reply.status() >= 200 && reply.status() < 300) {
                return reply;
            }
            throw refusal(reply);
        } catch (java.util.concurrent.TimeoutException error) {
            sent.cancel(true);
            String message = "No answer within " + patience.toMillis() + " ms.";
            throw new TimeoutException(Failure.of("TIMED_OUT", message));
        } catch (InterruptedException error) {
            sent.cancel(true);
            throw interrupted(error);
        } catch (ExecutionException error) {
            Throwable cause = error.getCause();
            String told = cause.getMessage() == null ? cause.getClass().getSimpleName() : cause.getMessage();
            throw new ConnectionException(
                    Failure.of("CONNECTION_FAILED", withoutSecrets("The connection failed: " + told)).cause(cause));
        }
    }

    /** The exception of an answer that is no success, whoever wrote it: the service, a gateway, a proxy. */
    private UdayaException refusal(Reply reply) {
        JsonObject body = reply.json() instanceof JsonObject object ? object : new JsonObject();
        JsonObject error = member(body, "error");
        String code = text(error, "code");
        String message = text(error, "message");
        String requestId = text(member(body, "meta"), "request_id");
        List<ErrorDetail> details = new ArrayList<>();
        if (error.get("details") != null && error.get("details").isJsonArray()) {
            for (JsonElement row : error.getAsJsonArray("details")) {
                if (ErrorDetail.isDetail(row)) {
                    details.add(new ErrorDetail(row));
                }
            }
        }
        return new Failure(
                        reply.status(),
                        code == null ? "HTTP_" + reply.status() : code,
                        withoutSecrets(message == null ? "The answer has the status " + reply.status() + "." : message),
                        List.copyOf(details),
                        requestId == null ? reply.receipt().requestId() : requestId,
                        retryAfter(reply.headers().firstValue("Retry-After").orElse("")),
                        null)
                .exception();
    }

    private static UdayaException badAnswer(Reply reply, Throwable cause) {
        String message = "The answer is not one of the service; something between you and it may have changed it.";
        return new ServerException(Failure.of("BAD_ANSWER", message)
                .status(reply.status())
                .requestId(reply.receipt().requestId())
                .cause(cause));
    }

    private static <T> T read(JsonElement value, Function<JsonElement, T> reader) {
        return value == null || value.isJsonNull() ? null : reader.apply(value);
    }

    private static JsonObject member(JsonObject object, String name) {
        return object.get(name) instanceof JsonObject found ? found : new JsonObject();
    }

    /** A member that is a text; null where it is not there or another thing. */
    private static String text(JsonObject object, String name) {
        JsonElement found = object.has(name) ? object.get(name) : JsonNull.INSTANCE;
        return found.isJsonPrimitive() && found.getAsJsonPrimitive().isString() ? found.getAsString() : null;
    }

    /** The wait that a Retry-After header asks for, in either of its forms; null where there is none. */
    private static Duration retryAfter(String text) {
        if (text.matches("\\d{1,9}(\\.\\d+)?")) {
            return Duration.ofMillis(Math.round(Double.parseDouble(text) * 1000));
        }
        try {
            ZonedDateTime at = ZonedDateTime.parse(text, DateTimeFormatter.RFC_1123_DATE_TIME);
            Duration left = Duration.between(ZonedDateTime.now(at.getZone()), at);
            return left.isNegative() ? Duration.ZERO : left;
        } catch (DateTimeException error) {
            return null;
        }
    }

    static void pause(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException error) {
            throw interrupted(error);
        }
    }

    private static ConnectionException interrupted(InterruptedException error) {
        Thread.currentThread().interrupt();
        return new ConnectionException(Failure.of("CONNECTION_FAILED", "The thread was interrupted.").cause(error));
    }

    private String withoutSecrets(String text) {
        String kept = text;
        for (String secret : List.of(settings.apiKey(), settings.sessionToken())) {
            kept = secret.isEmpty() ? kept : kept.replace(secret, "[secret]");
        }
        return kept;
    }
}
