package udaya;

import java.time.Duration;
import java.util.List;

/** What is known of a failure; {@code retryAfter} and {@code cause} may be null. */
record Failure(
        int status,
        String code,
        String message,
        List<ErrorDetail> details,
        String requestId,
        Duration retryAfter,
        Throwable cause) {

    /** A failure that the client found itself. */
    static Failure of(String code, String message) {
        return new Failure(0, code, message, List.of(), "", null, null);
    }

    Failure status(int value) {
        return new Failure(value, code, message, details, requestId, retryAfter, cause);
    }

    Failure requestId(String value) {
        return new Failure(status, code, message, details, value, retryAfter, cause);
    }

    Failure cause(Throwable value) {
        return new Failure(status, code, message, details, requestId, retryAfter, value);
    }

    /** The exception of a failure that the service answered. */
    UdayaException exception() {
        return switch (status) {
            case 400, 413, 415, 422 -> new ValidationException(this);
            case 401 -> new AuthException(this);
            case 402 -> new CreditsException(this);
            case 403 -> new PermissionException(this);
            case 404, 410 -> new NotFoundException(this);
            case 408, 504 -> new TimeoutException(this);
            case 409 -> new ConflictException(this);
            case 429 -> new RateLimitException(this);
            default -> status >= 500 ? new ServerException(this) : new UdayaException(this);
        };
    }
}
