package org.alea.games.royal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.content.ContentEntry;
import org.alea.content.Fault;
import org.alea.engine.Words;

/**
 * An activity card. {@code value} divides the total of the group; {@code placeVp} are the VP of its first and second
 * place. An immediate card has effects, a deferred one a modifier.
 */
public record Activity(
        String id,
        Colour colour,
        int stage,
        Words name,
        int value,
        int hireCost,
        List<Integer> placeVp,
        List<Effect> effects,
        Optional<Modifier> modifier,
        Words text) {

    private enum Kind {
        IMMEDIATE,
        DEFERRED
    }

    public boolean deferred() {
        return modifier.isPresent();
    }

    /** How often the card could be activated if the dice were endless. */
    int limit(Prospect prospect) {
        int limit = Integer.MAX_VALUE;
        for (int i = 0; i < effects.size(); i++) {
            limit = Math.min(limit, effects.get(i).limit(prospect));
        }
        return limit;
    }

    boolean mindsHireSource() {
        for (int i = 0; i < effects.size(); i++) {
            if (effects.get(i).mindsHireSource()) {
                return true;
            }
        }
        return false;
    }

    /** Whether cubes are placed one by one, so that the number of activations is not chosen (ROYAL-204). */
    public boolean placesCubes() {
        return !effects.isEmpty() && effects.get(0).placesCubes();
    }

    /** Citizens returned per activation (the Crusade). */
    public int citizensToReturn() {
        return effects.isEmpty() ? 0 : effects.get(0).citizensToReturn();
    }

    static Activity read(ContentEntry entry) {
        List<Effect> effects = new ArrayList<>();
        List<Modifier> modifiers = new ArrayList<>();
        Activity card = new Activity(
                entry.id(),
                entry.constant("colour", Colour.class),
                entry.number("stage", 1, ActivityBoard.STAGES),
                entry.words("name"),
                entry.number("value", 1, 20),
                entry.number("hireCost", 0, 30),
                entry.numbers("placeVp", 0, 20),
                effects,
                Optional.empty(),
                entry.words("text"));
        entry.entries("effects", effect -> {
            boolean modifies = Modifier.names(effect.text("op"));
            return modifies ? modifiers.add(Modifier.read(effect)) : effects.add(Effect.read(effect));
        });
        boolean deferred = entry.constant("kind", Kind.class) == Kind.DEFERRED;
        if (card.placeVp.size() != ActivityBoard.PLACES || card.placeVp.get(0) < card.placeVp.get(1)) {
            throw entry.refuse(
                    "placeVp",
                    Fault.expected(new Words(
                            "les PV de deux places, la première ne valant pas moins que la seconde",
                            "the VP of two places, the first not below the second")));
        }
        if (deferred ? modifiers.size() != 1 || !effects.isEmpty() : !modifiers.isEmpty() || effects.isEmpty()) {
            throw entry.refuse(
                    "effects",
                    Fault.expected(new Words(
                            "un seul effet MOD_ sur une carte différée, d’autres sur une carte immédiate",
                            "exactly one MOD_ effect on a deferred card, others on an immediate one")));
        }
        boolean asks = effects.stream().anyMatch(effect -> effect.placesCubes() || effect.citizensToReturn() > 0);
        if (effects.size() > 1 && asks) {
            throw entry.refuse(
                    "effects",
                    new Words(
                            "un effet qui demande des pièces doit être le seul de sa carte",
                            "an effect that asks for pieces must be the only one of its card"));
        }
        return new Activity(
                card.id,
                card.colour,
                card.stage,
                card.name,
                card.value,
                card.hireCost,
                card.placeVp,
                List.copyOf(effects),
                modifiers.stream().findFirst(),
                card.text);
    }
}
