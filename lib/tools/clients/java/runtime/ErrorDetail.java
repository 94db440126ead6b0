package udaya;

import com.google.gson.JsonElement;
import java.util.Optional;
import udaya.model.Shape;

/** One field of a request that is wrong, or (code {@code CANDIDATE}) a value that may have been meant. */
public final class ErrorDetail extends Shape {
    ErrorDetail(JsonElement json) {
        super(json);
    }

    static boolean isDetail(JsonElement json) {
        return json.isJsonObject() && json.getAsJsonObject().has("field") && json.getAsJsonObject().has("code");
    }

    /** Name of the field: {@code lat}, {@code groom.date}. */
    public String field() {
        return get("field", TEXT);
    }

    /** What is wrong with it: {@code OUT_OF_RANGE}, {@code REQUIRED}. */
    public String code() {
        return get("code", TEXT);
    }

    /** The fault in words. */
    public String message() {
        return find("message", TEXT).orElse("");
    }

    /** What the field takes. */
    public Optional<String> expected() {
        return find("expected", TEXT);
    }

    /** What was sent: a text, a number, or true or false. */
    public Optional<JsonElement> received() {
        return find("received", ANY);
    }
}
