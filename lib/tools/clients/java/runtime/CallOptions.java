package udaya;

import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;

/** What a call may be told. */
public final class CallOptions {
    /** Nothing is told: the client's own settings hold. */
    public static final CallOptions NONE = builder().build();

    private final String idempotencyKey;
    private final Duration timeout;
    private final Integer retries;
    private final Duration waitAtMost;
    private final Duration firstPause;

    private CallOptions(Builder builder) {
        this.idempotencyKey = builder.idempotencyKey;
        this.timeout = builder.timeout;
        this.retries = builder.retries;
        this.waitAtMost = builder.waitAtMost;
        this.firstPause = builder.firstPause;
    }

    /** Options of which none is set. */
    public static Builder builder() {
        return new Builder();
    }

    Optional<String> idempotencyKey() {
        return Optional.ofNullable(idempotencyKey);
    }

    Optional<Duration> timeout() {
        return Optional.ofNullable(timeout);
    }

    OptionalInt retries() {
        return retries == null ? OptionalInt.empty() : OptionalInt.of(retries);
    }

    Duration waitAtMost() {
        return Objects.requireNonNullElse(waitAtMost, Duration.ofMillis(Protocol.POLL_TIMEOUT_MS));
    }

    Duration firstPause() {
        return Objects.requireNonNullElse(firstPause, Duration.ofMillis(Protocol.POLL_FIRST_MS));
    }

    /** Sets the options of a call. */
    public static final class Builder {
        private String idempotencyKey;
        private Duration timeout;
        private Integer retries;
        private Duration waitAtMost;
        private Duration firstPause;

        private Builder() {
        }

        /** Makes repeats of the call free for 24 hours; one is made for each call when left out. 1 to 64 characters. */
        public Builder idempotencyKey(String value) {
            this.idempotencyKey = value;
            return this;
        }

        /** How long one attempt may take. */
        public Builder timeout(Duration value) {
            this.timeout = value;
            return this;
        }

        /** Repeats after the first attempt. */
        public Builder retries(int value) {
            this.retries = value;
            return this;
        }

        /** How long a report is waited for: 5 minutes when left out. */
        public Builder waitAtMost(Duration value) {
            this.waitAtMost = value;
            return this;
        }

        /** First pause between two looks at a report: 1 second. Later ones grow by half, up to 5 seconds. */
        public Builder firstPause(Duration value) {
            this.firstPause = value;
            return this;
        }

        /** The options as they are set so far. */
        public CallOptions build() {
            return new CallOptions(this);
        }
    }
}
