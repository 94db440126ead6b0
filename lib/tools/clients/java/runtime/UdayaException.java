package udaya;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Any failure of a call. Branch on its class or on the code; the message is for people and never holds a key. */
public class UdayaException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int status;
    private final String code;
    private final String requestId;
    private final Duration retryAfter;
    private final transient List<ErrorDetail> details;

    UdayaException(Failure failure) {
        super(failure.message(), failure.cause());
        this.status = failure.status();
        this.code = failure.code();
        this.requestId = failure.requestId();
        this.retryAfter = failure.retryAfter();
        this.details = failure.details();
    }

    /** HTTP status; 0 where there was no answer. */
    public final int status() {
        return status;
    }

    /** Stable code: one of {@code GET /v1/meta/errors}, or of the client itself ({@code CONNECTION_FAILED}, …). */
    public final String code() {
        return code;
    }

    /** Every field that is wrong; empty where the failure is of another kind. */
    public final List<ErrorDetail> details() {
        // Not there where the exception has been serialized.
        return details == null ? List.of() : details;
    }

    /** Name it when you ask for help; empty where there was no answer. */
    public final String requestId() {
        return requestId;
    }

    /** How long the service asked to wait; empty where it did not. */
    public final Optional<Duration> retryAfter() {
        return Optional.ofNullable(retryAfter);
    }

    /** The class, the message, and what finds the failure again: {@code (VALIDATION_FAILED, status 400, request …)}. */
    @Override
    public String toString() {
        String answered = status == 0 ? "" : ", status " + status;
        String request = requestId.isEmpty() ? "" : ", request " + requestId;
        return super.toString() + " (" + code + answered + request + ")";
    }
}
