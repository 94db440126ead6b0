package udaya.model;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.time.OffsetDateTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.Temporal;
import java.util.Map;
import java.util.regex.Pattern;

/** What a call is given, or an object within it. It does not change once it is built. */
public abstract class Input {
    private static final Pattern SECRET = Pattern.compile("\\b(ud_[a-z]+_|whsec_)[\\w+/=-]+");

    private final JsonObject json;

    Input(Builder<?> builder) {
        this.json = builder.json.deepCopy();
    }

    /** The members as they are sent; a copy. */
    public final JsonObject json() {
        return json.deepCopy();
    }

    /**
     * A value of Java as JSON.
     *
     * @param value a text, number, boolean, date, input, list, map or JSON; null is null
     * @return the JSON
     * @throws IllegalArgumentException for anything else
     */
    public static JsonElement jsonOf(Object value) {
        if (value == null) {
            return JsonNull.INSTANCE;
        } else if (value instanceof JsonElement json) {
            return json.deepCopy();
        } else if (value instanceof Input input) {
            return input.json();
        } else if (value instanceof Shape shape) {
            return shape.json().deepCopy();
        } else if (value instanceof Number number) {
            return new JsonPrimitive(number);
        } else if (value instanceof Boolean flag) {
            return new JsonPrimitive(flag);
        } else if (value instanceof OffsetDateTime instant) {
            return new JsonPrimitive(DateTimeFormatter.ISO_OFFSET_DATE_TIME.format(instant));
        } else if (value instanceof CharSequence || value instanceof Temporal || value instanceof Enum<?>) {
            return new JsonPrimitive(value.toString());
        } else if (value instanceof Map<?, ?> map) {
            JsonObject members = new JsonObject();
            map.forEach((name, one) -> members.add(String.valueOf(name), jsonOf(one)));
            return members;
        } else if (value instanceof Iterable<?> list) {
            JsonArray rows = new JsonArray();
            list.forEach(one -> rows.add(jsonOf(one)));
            return rows;
        }
        throw new IllegalArgumentException("JSON cannot hold a " + value.getClass().getName());
    }

    @Override
    public final boolean equals(Object other) {
        return other != null && other.getClass() == getClass() && ((Input) other).json.equals(json);
    }

    @Override
    public final int hashCode() {
        return json.hashCode();
    }

    /** The name of the input and its JSON, without keys and secrets. */
    @Override
    public final String toString() {
        return getClass().getSimpleName() + shown(json);
    }

    /** JSON as it may be printed: of keys, sessions and secrets of webhooks only what says of which kind they are. */
    static String shown(JsonObject json) {
        return SECRET.matcher(json.toString()).replaceAll("$1…");
    }

    /**
     * What the builders of all inputs have.
     *
     * @param <B> the builder itself
     */
    public abstract static class Builder<B> implements Members<B> {
        private final JsonObject json = new JsonObject();

        Builder() {
        }

        @Override
        public final B set(String name, Object value) {
            if (value == null) {
                json.remove(name);
            } else {
                json.add(name, jsonOf(value));
            }
            return self();
        }

        @Override
        public final B add(String name, Object row) {
            if (!json.has(name)) {
                json.add(name, new JsonArray());
            }
            json.getAsJsonArray(name).add(jsonOf(row));
            return self();
        }

        /** Sets all members of an object, besides those that are set already. */
        final B setAll(JsonObject members) {
            members.entrySet().forEach(member -> json.add(member.getKey(), member.getValue()));
            return self();
        }

        @SuppressWarnings("unchecked")
        private B self() {
            return (B) this;
        }
    }
}
