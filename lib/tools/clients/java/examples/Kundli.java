import udaya.Udaya;
import udaya.model.Members;

/** A kundli page: where the planets stand, and the navamsa as a drawing. */
class Kundli {
    /** The birth, for every input that has one. */
    private static <B extends Members<B>> B birth(B in) {
        return in.set("date", "1990-05-10").set("time", "19:55").set("place", "New Delhi");
    }

    public static void main(String[] args) {
        Udaya udaya = Udaya.create();

        for (var planet : udaya.kundli().planets(in -> birth(in)).data().planets()) {
            System.out.printf("%s: %s, house %d%n", planet.name(), planet.sign().name(), planet.house());
        }

        var navamsa = udaya.charts().render(in -> birth(in).chart("D9").style("north"));
        System.out.println("D9: " + navamsa.mediaType());
    }
}
