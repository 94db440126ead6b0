import static java.time.format.DateTimeFormatter.ISO_OFFSET_DATE_TIME;

import java.text.DecimalFormat;
import java.time.LocalDate;
import udaya.Udaya;

/** Dates for a wedding within a month, the best first. */
class Wedding {
    public static void main(String[] args) {
        Udaya udaya = Udaya.create();
        var found = udaya.muhurat().find(in -> in
                .event("marriage")
                .from(LocalDate.of(2026, 2, 1))
                .to(LocalDate.of(2026, 2, 28))
                .place("Jaipur")
                .limit(3));

        for (var window : found.data().windows()) {
            String start = ISO_OFFSET_DATE_TIME.format(window.span().start());
            String end = ISO_OFFSET_DATE_TIME.format(window.span().end());
            System.out.println(start + " to " + end + ": " + new DecimalFormat("0.##").format(window.score()));
        }
    }
}
