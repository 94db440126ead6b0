import java.text.DecimalFormat;
import udaya.Udaya;

/** Two horoscopes against each other: points of 36, and each koota. */
class Match {
    public static void main(String[] args) {
        Udaya udaya = Udaya.create();
        DecimalFormat points = new DecimalFormat("0.##");
        var match = udaya.matching()
                .ashtakoot(in -> in
                        .groom(groom -> groom.date("1988-11-02").time("06:10").place("Pune"))
                        .bride(bride -> bride.date("1990-05-10").time("19:55").place("New Delhi")))
                .data();

        System.out.println(points.format(match.total()) + " of 36: " + match.verdictName());
        for (var koota : match.kootas()) {
            System.out.printf("%s: %s of %s%n", koota.name(), points.format(koota.points()), points.format(koota.max()));
        }
    }
}
