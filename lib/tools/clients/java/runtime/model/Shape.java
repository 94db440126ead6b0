package udaya.model;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.Function;

/**
 * An object of an answer: getters over the JSON as it came. Members that this version has no getter for are in
 * {@link #json()}.
 */
public abstract class Shape {
    /** Reads a text. */
    protected static final Function<JsonElement, String> TEXT = JsonElement::getAsString;
    /** Reads a whole number that an int can hold. */
    protected static final Function<JsonElement, Integer> WHOLE = JsonElement::getAsInt;
    /** Reads a whole number without a bound. */
    protected static final Function<JsonElement, Long> WIDE = JsonElement::getAsLong;
    /** Reads a number. */
    protected static final Function<JsonElement, Double> NUMBER = JsonElement::getAsDouble;
    /** Reads true or false. */
    protected static final Function<JsonElement, Boolean> FLAG = JsonElement::getAsBoolean;
    /** Reads a civil date. */
    protected static final Function<JsonElement, LocalDate> DATE = json -> LocalDate.parse(json.getAsString());
    /** Reads an instant with its offset from UTC. */
    protected static final Function<JsonElement, OffsetDateTime> INSTANT =
            json -> OffsetDateTime.parse(json.getAsString());
    /** Leaves the value as it is. */
    protected static final Function<JsonElement, JsonElement> ANY = Function.identity();

    private final JsonObject json;

    /**
     * An object over its JSON.
     *
     * @param json an object
     * @throws IllegalArgumentException where it is another thing
     */
    protected Shape(JsonElement json) {
        if (!(json instanceof JsonObject object)) {
            throw new IllegalArgumentException(getClass().getSimpleName() + " is read from an object");
        }
        this.json = object;
    }

    /** The object as it came, not a copy. */
    public final JsonObject json() {
        return json;
    }

    /**
     * A member that is always there.
     *
     * @param name as in the JSON
     * @param reader what makes a value of it
     * @param <T> type of the value
     * @return the value
     * @throws NoSuchElementException where it is not there all the same
     */
    protected final <T> T get(String name, Function<JsonElement, T> reader) {
        return find(name, reader)
                .orElseThrow(() -> new NoSuchElementException(getClass().getSimpleName() + " has no " + name));
    }

    /**
     * A member that may be null or not there.
     *
     * @param name as in the JSON
     * @param reader what makes a value of it
     * @param <T> type of the value
     * @return the value
     */
    protected final <T> Optional<T> find(String name, Function<JsonElement, T> reader) {
        JsonElement found = json.get(name);
        return found == null || found.isJsonNull() ? Optional.empty() : Optional.of(reader.apply(found));
    }

    /** Reads a list; null stays null in it. */
    static <T> Function<JsonElement, List<T>> list(Function<JsonElement, T> reader) {
        return json -> {
            List<T> rows = new ArrayList<>();
            for (JsonElement row : json.getAsJsonArray()) {
                rows.add(row.isJsonNull() ? null : reader.apply(row));
            }
            return Collections.unmodifiableList(rows);
        };
    }

    /** Reads an object whose keys are not known beforehand, in its order. */
    static <T> Function<JsonElement, Map<String, T>> map(Function<JsonElement, T> reader) {
        return json -> {
            Map<String, T> members = new LinkedHashMap<>();
            json.getAsJsonObject().entrySet().forEach(member -> {
                JsonElement value = member.getValue();
                members.put(member.getKey(), value.isJsonNull() ? null : reader.apply(value));
            });
            return Collections.unmodifiableMap(members);
        };
    }

    @Override
    public final boolean equals(Object other) {
        return other != null && other.getClass() == getClass() && ((Shape) other).json.equals(json);
    }

    @Override
    public final int hashCode() {
        return json.hashCode();
    }

    /** The name of the shape and its JSON, without the keys and secrets that some answers hold. */
    @Override
    public final String toString() {
        return getClass().getSimpleName() + Input.shown(json);
    }
}
