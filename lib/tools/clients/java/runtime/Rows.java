package udaya;

import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Queue;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * The rows of a list, page after page: each page is asked for when the one before is used up. Every iterator begins
 * anew.
 *
 * @param <T> shape of a row
 */
public final class Rows<T> implements Iterable<T> {
    /** One page; {@code cursor} is null on the last. */
    record Page<T>(List<T> rows, String cursor) {
    }

    private final Function<String, Page<T>> pages;

    /** {@code pages} gives the page at a cursor, the first at null. */
    Rows(Function<String, Page<T>> pages) {
        this.pages = pages;
    }

    /** The rows as a stream, which asks for pages as they are needed. */
    public Stream<T> stream() {
        return StreamSupport.stream(spliterator(), false);
    }

    @Override
    public Iterator<T> iterator() {
        return new Iterator<>() {
            private final Queue<T> rows = new ArrayDeque<>();
            private String cursor;
            private boolean ended;

            @Override
            public boolean hasNext() {
                while (rows.isEmpty() && !ended) {
                    Page<T> page = pages.apply(cursor);
                    rows.addAll(page.rows());
                    // A cursor that does not move would never end.
                    ended = page.cursor() == null || page.cursor().equals(cursor);
                    cursor = page.cursor();
                }
                return !rows.isEmpty();
            }

            @Override
            public T next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                return rows.remove();
            }
        };
    }
}
