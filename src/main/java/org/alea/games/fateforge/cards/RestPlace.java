package org.alea.games.fateforge.cards;

import java.util.List;
import org.alea.engine.Words;

/** A place of rest scenes (FATE-381): what is offered there. */
public record RestPlace(String id, Words name, boolean shop, int time, List<PlaceService> services) {

    public RestPlace {
        services = List.copyOf(services);
    }

    /** One thing a place offers. */
    public sealed interface PlaceService {

        /** FATE-384: health for gold. */
        record Healing(int gold, int health) implements PlaceService {}

        /** FATE-386: skills of these levels. */
        record Training(List<Integer> levels) implements PlaceService {}

        /** FATE-404: one more die of a colour already on the board. */
        record ExtraDie(int gold) implements PlaceService {}

        /** FATE-387: these items. */
        record Goods(List<String> items) implements PlaceService {}

        /** FATE-385: food; the first of a visit may be free (FATE-499). */
        record Meals(int gold, int free) implements PlaceService {}

        /** FATE-258: a kept Corruption card is discarded. */
        record Cleansing(int gold) implements PlaceService {}

        /** Items drawn at random when the rest begins. */
        record Curios(int n, List<String> from, int discount, int least) implements PlaceService {}

        /** An ally for the next combat scene (FATE-486). */
        record Hiring(int gold, List<String> allies) implements PlaceService {}

        /** Health for each hero on arrival (FATE-499). */
        record Campfire(int health) implements PlaceService {}
    }
}
