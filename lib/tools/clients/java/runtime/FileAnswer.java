package udaya;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** A file: an image, a calendar, a report. */
public final class FileAnswer {
    private final int status;
    private final byte[] bytes;
    private final String mediaType;
    private final Receipt receipt;

    FileAnswer(Reply reply) {
        this.status = reply.status();
        this.bytes = reply.bytes();
        String type = reply.headers().firstValue("Content-Type").orElse("");
        this.mediaType = type.split(";", 2)[0].strip().toLowerCase(Locale.ROOT);
        this.receipt = reply.receipt();
    }

    /** HTTP status. */
    public int status() {
        return status;
    }

    /** The file; the array is a copy. */
    public byte[] bytes() {
        return bytes.clone();
    }

    /** Media type without parameters: {@code image/svg+xml}. */
    public String mediaType() {
        return mediaType;
    }

    /** The file as text, read as UTF-8. */
    public String text() {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    /** Credits and rate after the call. */
    public Receipt receipt() {
        return receipt;
    }

    /**
     * Writes the file, in the place of one that is there already.
     *
     * @param path where to
     * @return the path
     * @throws IOException where it cannot be written
     */
    public Path save(Path path) throws IOException {
        return Files.write(path, bytes);
    }

    @Override
    public String toString() {
        return mediaType + ", " + bytes.length + " bytes";
    }
}
