import com.google.gson.JsonObject;
import udaya.Udaya;
import udaya.model.BatchInput;
import udaya.model.MatchingAshtakootInput;

/** Fifty matches in one call: a list of stars against one. */
class Batch {
    public static void main(String[] args) {
        Udaya udaya = Udaya.create();
        BatchInput.Builder calls = BatchInput.builder();
        for (int i = 0; i < 50; i++) {
            String ref = "match-" + i;
            int star = i % 27 + 1;
            calls.addCalls(call -> call
                    .ref(ref)
                    .endpoint("matching/ashtakoot")
                    .body(MatchingAshtakootInput.of(in -> in
                            .groom(groom -> groom.nakshatra(star).pada(1))
                            .bride(bride -> bride.nakshatra(17).pada(1)))));
        }

        for (var result : udaya.batch().run(calls.build()).data().results()) {
            JsonObject body = result.body().getAsJsonObject();
            boolean isMatch = body.get("status").getAsString().equals("success");
            String shown = isMatch
                    ? body.getAsJsonObject("data").get("total").getAsString()
                    : body.getAsJsonObject("error").get("code").getAsString();
            System.out.println(result.ref() + ": " + shown);
        }
    }
}
