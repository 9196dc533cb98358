package org.alea.games.royal;

import java.util.List;
import java.util.Optional;
import org.alea.content.ContentEntry;
import org.alea.content.Fault;
import org.alea.engine.Words;

/**
 * An event card, or Marauding, which has effects but no colour, places or rewards (ROYAL-022). {@code next} is the deck a
 * red event calls for.
 */
public record EventCard(
        String id,
        Optional<Colour> colour,
        Words name,
        Optional<Colour> next,
        List<Colour> needs,
        int value,
        int places,
        Reward first,
        Reward second,
        List<EventEffect> effects,
        Words text) {

    /** What a side gets when the event is completed; the Roy takes only the VP. */
    public record Reward(int vp, int influence) {
        private static final Reward NONE = new Reward(0, 0);

        private static Reward read(ContentEntry entry) {
            Reward reward = new Reward(entry.number("vp", 0, 30), entry.number("influence", 0, 20));
            entry.refuseTheRest();
            return reward;
        }
    }

    /** Marauding stands beside the row for ever. */
    public boolean permanent() {
        return colour.isEmpty();
    }

    static EventCard read(ContentEntry entry) {
        if (entry.has("permanent") && entry.flag("permanent")) {
            return new EventCard(
                    entry.id(),
                    Optional.empty(),
                    entry.words("name"),
                    Optional.empty(),
                    List.of(),
                    1,
                    0,
                    Reward.NONE,
                    Reward.NONE,
                    entry.entries("effects", EventEffect::read),
                    entry.words("text"));
        }
        EventCard card = new EventCard(
                entry.id(),
                Optional.of(entry.constant("colour", Colour.class)),
                entry.words("name"),
                entry.optionalConstant("nextColour", Colour.class),
                entry.constants("needs", Colour.class),
                entry.number("value", 1, 30),
                entry.number("places", 1, 6),
                Reward.read(entry.entry("first")),
                Reward.read(entry.entry("second")),
                entry.entries("effects", EventEffect::read),
                entry.words("text"));
        card.check(entry);
        return card;
    }

    private void check(ContentEntry entry) {
        boolean red = colour.equals(Optional.of(Colour.RED));
        if (red != next.isPresent() || next.equals(Optional.of(Colour.RED))) {
            throw entry.refuse(
                    "nextColour",
                    Fault.expected(new Words(
                            "WHITE ou YELLOW sur un événement rouge, et rien sur les autres",
                            "WHITE or YELLOW on a red event, and nothing on the others")));
        }
        if (needs.isEmpty() || needs.stream().distinct().count() != needs.size()) {
            throw entry.refuse(
                    "needs",
                    Fault.expected(new Words("une à trois couleurs différentes", "one to three different colours")));
        }
        if (first.vp < second.vp || first.influence < second.influence) {
            throw entry.refuse(
                    "first",
                    Fault.expected(new Words(
                            "une récompense qui n’est pas inférieure à la seconde",
                            "a reward not below the second one")));
        }
    }

    /** The colours a group must show to combat this event, as bits. */
    int neededColours() {
        int bits = 0;
        for (int i = 0; i < needs.size(); i++) {
            bits |= needs.get(i).bit();
        }
        return bits;
    }
}
