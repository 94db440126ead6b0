package udaya;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.time.Duration;
import java.time.Instant;
import udaya.model.Report;
import udaya.model.ResourceMeta;

/** Waiting for what takes a while. */
final class Reports {
    private static final Route STATE = Route.of("GET", "/v1/reports/{id}", Route.Access.EITHER);
    private static final Route LINK = Route.of("POST", "/v1/reports/{id}/link", Route.Access.EITHER);

    private final Transport transport;

    Reports(Transport transport) {
        this.transport = transport;
    }

    Answer<Report, ResourceMeta> wait(String reportId, CallOptions options) {
        Instant ends = Instant.now().plus(options.waitAtMost());
        Duration pause = options.firstPause();
        while (true) {
            Answer<Report, ResourceMeta> answer =
                    transport.json(STATE, input(reportId), options, Report::ofJson, ResourceMeta::ofJson);
            String requestId = answer.receipt().requestId();
            switch (answer.data().status()) {
                case "ready" -> {
                    return answer;
                }
                case "expired" -> throw new NotFoundException(
                        Failure.of("REPORT_EXPIRED", "The report has expired.").requestId(requestId));
                case "failed" -> throw new ServerException(
                        Failure.of("REPORT_FAILED", "The report could not be made.").requestId(requestId));
                default -> {
                    // Queued, running, or a state of later versions.
                }
            }
            if (Instant.now().plus(pause).isAfter(ends)) {
                throw new TimeoutException(
                        Failure.of("TIMED_OUT", "The report was not ready in time.").requestId(requestId));
            }
            Transport.pause(pause.toMillis());
            pause = Duration.ofMillis(Math.min(
                    Protocol.POLL_CAP_MS, Math.round(pause.toMillis() * Protocol.POLL_GROWTH)));
        }
    }

    /** The file of a report: waits until it is ready, asks for a link, and for another if that one has ended. */
    FileAnswer file(String reportId, CallOptions options) {
        wait(reportId, options);
        try {
            return fetch(reportId, options);
        } catch (NotFoundException error) {
            if (!error.code().equals("LINK_EXPIRED")) {
                throw error;
            }
            return fetch(reportId, options);
        }
    }

    private FileAnswer fetch(String reportId, CallOptions options) {
        JsonObject link =
                transport.json(LINK, input(reportId), options, JsonElement::getAsJsonObject, meta -> meta).data();
        return transport.download(link.get("url").getAsString(), options);
    }

    private static JsonObject input(String reportId) {
        JsonObject input = new JsonObject();
        input.addProperty("id", reportId);
        return input;
    }
}
