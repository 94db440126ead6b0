package udaya;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a method is on the wire: {@code query} names members of the input, {@code fixed} is sent besides it. */
record Route(
        String verb, String path, Access access, List<String> query, Map<String, String> fixed, int timeoutMs) {

    /** Who may call. */
    enum Access { KEY, SESSION, EITHER, NONE }

    /** A request without its credentials: the address below the base, and the members left for the body. */
    record Call(String address, JsonObject body) {
    }

    private static final Pattern VARIABLE = Pattern.compile("\\{(\\w+)}");

    static Route of(String verb, String path, Access access) {
        return new Route(verb, path, access, List.of(), Map.of(), Protocol.TIMEOUT_MS);
    }

    Route query(String... names) {
        return new Route(verb, path, access, List.of(names), fixed, timeoutMs);
    }

    Route fixed(String name, String value) {
        return new Route(verb, path, access, query, Map.of(name, value), timeoutMs);
    }

    Route timeoutMs(int value) {
        return new Route(verb, path, access, query, fixed, value);
    }

    Call call(JsonObject input) {
        JsonObject members = input.deepCopy();
        fixed.forEach(members::addProperty);
        String filled = VARIABLE.matcher(path).replaceAll(found ->
                Matcher.quoteReplacement(escaped(text(members.remove(found.group(1))))));
        StringJoiner search = new StringJoiner("&");
        for (String name : query) {
            JsonElement value = members.remove(name);
            if (value != null && !value.isJsonNull()) {
                search.add(escaped(name) + "=" + escaped(text(value)));
            }
        }
        return new Call(search.length() == 0 ? filled : filled + "?" + search, members);
    }

    private static String escaped(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }

    private static String text(JsonElement value) {
        if (value == null || value.isJsonNull()) {
            return "";
        }
        if (!value.isJsonArray()) {
            return value.isJsonPrimitive() ? value.getAsString() : value.toString();
        }
        StringJoiner list = new StringJoiner(",");
        value.getAsJsonArray().forEach(one -> list.add(text(one)));
        return list.toString();
    }
}
