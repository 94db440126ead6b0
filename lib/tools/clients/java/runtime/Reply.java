package udaya;

import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.net.http.HttpHeaders;
import java.nio.charset.StandardCharsets;

/** What came back, whoever wrote it. */
record Reply(int status, HttpHeaders headers, byte[] bytes) {

    Receipt receipt() {
        return Receipt.of(headers);
    }

    /** The body as JSON; null of JSON where it is none. */
    JsonElement json() {
        try {
            return JsonParser.parseString(new String(bytes, StandardCharsets.UTF_8));
        } catch (JsonParseException error) {
            return JsonNull.INSTANCE;
        }
    }
}
