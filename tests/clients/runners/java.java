import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.PrintStream;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.Base64;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.stream.Collectors;
import udaya.Answer;
import udaya.CallOptions;
import udaya.FileAnswer;
import udaya.Receipt;
import udaya.Rows;
import udaya.Udaya;
import udaya.UdayaException;
import udaya.Webhook;
import udaya.model.Input;
import udaya.model.Shape;

/** Makes the calls of a file of jobs with the Java library, and prints a line of JSON for each. */
class Runner {
    public static void main(String[] args) throws Exception {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        for (JsonElement entry : JsonParser.parseString(Files.readString(Path.of(args[0]))).getAsJsonArray()) {
            JsonObject job = entry.getAsJsonObject();
            Udaya client = clientOf(job.getAsJsonObject("client"));
            long started = System.nanoTime();
            JsonObject line = new JsonObject();
            line.add("name", job.get("name"));
            try {
                perform(client, job.getAsJsonObject("do"), line);
            } catch (UdayaException error) {
                line.add("error", errorOf(error));
            }
            line.addProperty("ms", (System.nanoTime() - started) / 1_000_000);
            line.add("last", client.last().<JsonElement>map(Runner::receiptOf).orElse(JsonNull.INSTANCE));
            out.println(line);
        }
    }

    private static Udaya clientOf(JsonObject settings) {
        Udaya.Builder builder = Udaya.builder().baseUrl(settings.get("base_url").getAsString());
        if (!settings.get("key").isJsonNull()) {
            builder.apiKey(settings.get("key").getAsString());
        }
        if (settings.has("session")) {
            builder.sessionToken(settings.get("session").getAsString());
        }
        if (settings.has("timeout_ms")) {
            builder.timeout(milliseconds(settings, "timeout_ms"));
        }
        if (settings.has("retries")) {
            builder.retries(settings.get("retries").getAsInt());
        }
        if (settings.has("retry_base_ms")) {
            builder.retryBase(milliseconds(settings, "retry_base_ms"));
        }
        return builder.build();
    }

    private static CallOptions optionsOf(JsonObject job) {
        JsonObject given = job.has("options") ? job.getAsJsonObject("options") : new JsonObject();
        CallOptions.Builder options = CallOptions.builder();
        if (given.has("idempotency_key")) {
            options.idempotencyKey(given.get("idempotency_key").getAsString());
        }
        if (given.has("timeout_ms")) {
            options.timeout(milliseconds(given, "timeout_ms"));
        }
        if (given.has("retries")) {
            options.retries(given.get("retries").getAsInt());
        }
        if (given.has("wait_ms")) {
            options.waitAtMost(milliseconds(given, "wait_ms"));
        }
        if (given.has("poll_ms")) {
            options.firstPause(milliseconds(given, "poll_ms"));
        }
        return options.build();
    }

    private static Duration milliseconds(JsonObject from, String name) {
        return Duration.ofMillis(from.get(name).getAsLong());
    }

    private static void perform(Udaya client, JsonObject job, JsonObject line) throws Exception {
        CallOptions options = optionsOf(job);
        if (job.has("webhook")) {
            line.add("event", verified(job.getAsJsonObject("webhook")));
        } else if (job.has("print")) {
            line.addProperty("text", printed(client));
        } else if (job.has("each")) {
            Rows<?> rows = (Rows<?>) called(client, job.get("each").getAsString() + "_all", job, options);
            long most = job.has("take") ? job.get("take").getAsLong() : Long.MAX_VALUE;
            JsonArray list = new JsonArray();
            for (Object row : rows) {
                list.add(Input.jsonOf(row));
                if (list.size() == most) {
                    break;
                }
            }
            line.add("rows", list);
        } else if (job.has("request")) {
            JsonObject route = job.getAsJsonObject("request");
            Map<String, Object> input = new HashMap<>(job.getAsJsonObject("input").asMap());
            String verb = route.get("verb").getAsString();
            tell(client.request(verb, route.get("path").getAsString(), input, options), line);
        } else if (job.has("wait")) {
            tell(client.waitUntilReady(job.get("wait").getAsString(), options), line);
        } else if (job.has("report_file")) {
            tell(client.reportFile(job.get("report_file").getAsString(), options), line);
        } else if (job.has("download")) {
            tell(client.download(job.get("download").getAsString(), options), line);
        } else if (job.has("report_of")) {
            Answer<?, ?> order = (Answer<?, ?>) called(client, job.get("report_of").getAsString(), job, options);
            String id = ((Shape) order.data()).json().get("report_id").getAsString();
            tell(client.reportFile(id, options), line);
        } else {
            tell(called(client, job.get("call").getAsString(), job, options), line);
        }
    }

    /** Calls {@code suite.method} with the input of the job, where it has one, and options. */
    private static Object called(Udaya client, String name, JsonObject job, CallOptions options) throws Exception {
        String[] words = name.split("\\.");
        Object suite = Udaya.class.getMethod(camel(words[0])).invoke(client);
        Method[] methods = suite.getClass().getMethods();
        Method withInput = Arrays.stream(methods)
                .filter(one -> one.getName().equals(camel(words[1])) && one.getParameterCount() == 2)
                .filter(one -> Input.class.isAssignableFrom(one.getParameterTypes()[0]))
                .findFirst()
                .orElse(null);
        try {
            if (withInput == null) {
                return suite.getClass().getMethod(camel(words[1]), CallOptions.class).invoke(suite, options);
            }
            Class<?> type = withInput.getParameterTypes()[0];
            Input.Builder<?> builder = (Input.Builder<?>) type.getMethod("builder").invoke(null);
            if (job.has("input")) {
                job.getAsJsonObject("input").entrySet().forEach(one -> builder.set(one.getKey(), one.getValue()));
            }
            return withInput.invoke(suite, builder.getClass().getMethod("build").invoke(builder), options);
        } catch (InvocationTargetException error) {
            throw error.getCause() instanceof Exception cause ? cause : error;
        }
    }

    private static String camel(String snake) {
        String[] words = snake.split("_");
        return words[0] + Arrays.stream(words).skip(1)
                .map(word -> Character.toUpperCase(word.charAt(0)) + word.substring(1))
                .collect(Collectors.joining());
    }

    private static JsonElement verified(JsonObject sent) {
        Map<String, String> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        sent.getAsJsonObject("headers").entrySet().forEach(one -> headers.put(one.getKey(), one.getValue().getAsString()));
        Clock clock = Clock.fixed(Instant.ofEpochMilli(sent.get("now_ms").getAsLong()), ZoneOffset.UTC);
        return Webhook.verify(sent.get("body").getAsString(), headers::get, sent.get("secret").getAsString(), clock);
    }

    /** The client as it is printed, and each object that it is made of. */
    private static String printed(Udaya client) throws IllegalAccessException {
        StringBuilder text = new StringBuilder().append(client);
        for (Field field : Udaya.class.getDeclaredFields()) {
            field.setAccessible(true);
            text.append(' ').append(field.get(client));
        }
        return text.toString();
    }

    private static void tell(Object result, JsonObject line) {
        if (result instanceof FileAnswer file) {
            line.addProperty("status", file.status());
            line.addProperty("media", file.mediaType());
            line.addProperty("base64", Base64.getEncoder().encodeToString(file.bytes()));
            line.add("receipt", receiptOf(file.receipt()));
        } else if (result instanceof Answer<?, ?> answer) {
            line.addProperty("status", answer.status());
            line.add("data", Input.jsonOf(answer.data()));
            line.add("meta", Input.jsonOf(answer.meta()));
            line.add("receipt", receiptOf(answer.receipt()));
        }
    }

    private static JsonObject receiptOf(Receipt receipt) {
        JsonObject json = new JsonObject();
        json.addProperty("request_id", receipt.requestId());
        json.add("credits_charged", numberOf(receipt.creditsCharged()));
        json.add("credits_remaining", numberOf(receipt.creditsRemaining()));
        json.add("rate_limit", numberOf(receipt.rateLimit()));
        json.add("rate_remaining", numberOf(receipt.rateRemaining()));
        json.add("rate_reset", numberOf(receipt.rateReset()));
        return json;
    }

    private static JsonElement numberOf(OptionalLong number) {
        return Input.jsonOf(number.isPresent() ? number.getAsLong() : null);
    }

    private static JsonObject errorOf(UdayaException error) {
        JsonObject json = new JsonObject();
        String name = error.getClass().getSimpleName().replace("Exception", "");
        json.addProperty("kind", name.replaceAll("(?<!^)(?=[A-Z])", "_").toLowerCase());
        json.addProperty("status", error.status());
        json.addProperty("code", error.code());
        json.addProperty("message", error.getMessage());
        json.add("details", Input.jsonOf(error.details()));
        json.addProperty("request_id", error.requestId());
        json.add("retry_after", Input.jsonOf(error.retryAfter().map(wait -> wait.toMillis() / 1000.0).orElse(null)));
        json.addProperty("text", error + " " + Arrays.toString(error.getStackTrace()));
        return json;
    }
}
