import static java.time.format.DateTimeFormatter.ISO_OFFSET_DATE_TIME;

import udaya.Udaya;

/** Today's panchang of a town. */
class Panchang {
    public static void main(String[] args) {
        Udaya udaya = Udaya.create();
        var today = udaya.panchang().daily(in -> in.place("Varanasi")).data();

        System.out.println("Varanasi, " + today.date());
        for (var tithi : today.tithi()) {
            System.out.println(tithi.name() + " until " + ISO_OFFSET_DATE_TIME.format(tithi.span().end()));
        }
        today.sunrise().ifPresent(sunrise -> System.out.println("Sunrise " + ISO_OFFSET_DATE_TIME.format(sunrise)));
    }
}
