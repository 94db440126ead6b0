import java.util.stream.Collectors;
import udaya.Udaya;
import udaya.model.BirthAt;

/** The periods that run now, and whether Saturn's seven and a half years do. */
class Dasha {
    /** The birth, for every input that has one. */
    private static <B extends BirthAt<B>> B birth(B in) {
        return in.date("1990-05-10").time("19:55").place("New Delhi");
    }

    public static void main(String[] args) {
        Udaya udaya = Udaya.create();

        for (var row : udaya.dasha().running(in -> birth(in).systems("vimshottari").level(2)).data().systems()) {
            var current = row.current().get(row.current().size() - 1);
            String lords = current.lords().stream().map(lord -> lord.name()).collect(Collectors.joining(" > "));
            System.out.println(row.system() + ": " + lords);
        }

        var sadeSati = udaya.dosha().sadeSati(in -> birth(in)).data();
        String active = sadeSati.status().active() ? "yes" : "no";
        System.out.println("Sade sati with the Moon in " + sadeSati.moonSign().name() + ": " + active);
    }
}
