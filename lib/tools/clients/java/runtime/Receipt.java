package udaya;

import java.net.http.HttpHeaders;
import java.util.OptionalLong;

/**
 * What an answer said of credits and limits; empty where it said nothing.
 *
 * @param requestId name it when you ask for help
 * @param creditsCharged credits that the call cost; 0 for sandbox keys
 * @param creditsRemaining credits left in this period
 * @param rateLimit requests per minute of the plan
 * @param rateRemaining how many are left of them
 * @param rateReset seconds until the minute is over
 */
public record Receipt(
        String requestId,
        OptionalLong creditsCharged,
        OptionalLong creditsRemaining,
        OptionalLong rateLimit,
        OptionalLong rateRemaining,
        OptionalLong rateReset) {

    static Receipt of(HttpHeaders headers) {
        return new Receipt(
                headers.firstValue("X-Request-Id").orElse(""),
                number(headers, "X-Credits-Charged"),
                number(headers, "X-Credits-Remaining"),
                number(headers, "RateLimit-Limit"),
                number(headers, "RateLimit-Remaining"),
                number(headers, "RateLimit-Reset"));
    }

    private static OptionalLong number(HttpHeaders headers, String name) {
        try {
            return headers.firstValueAsLong(name);
        } catch (NumberFormatException error) {
            return OptionalLong.empty();
        }
    }
}
