package org.alea.games.royal;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.alea.content.Wording;
import org.alea.engine.Language;

/** The whole table as lines of text, for the terminal and for reports; nothing hidden is told. */
final class TableText {
    private final RoyalTable table;
    private final Phrasing phrasing;
    private final List<String> lines = new ArrayList<>();

    TableText(RoyalTable table, Wording wording, Language language) {
        this.table = table;
        this.phrasing = new Phrasing(wording, language);
    }

    String text() {
        say("table.head", Map.of("round", table.round(), "phase", phrasing.say("phase." + table.state(), Map.of())));
        sayYou();
        say(
                "table.roy",
                Map.of(
                        "vp", table.vp(Side.ROY),
                        "reserve", table.city().reserve(),
                        "lying", table.city().lying(Side.ROY),
                        "dice", phrasing.dice(table.districts().dice(Side.ROY).byStrength())));
        if (table.options().measured()) {
            say("table.mood", Map.of("left", table.moodLeft(), "results", moodLeft()));
        }
        if (!table.districts().black().isEmpty()) {
            say("table.black", Map.of("faces", table.districts().black()));
        }
        for (Building building : Building.values()) {
            say("table.building", Map.of("building", building, "spaces", spaces(building)));
        }
        for (int slot = 0; slot < ActivityBoard.SLOTS; slot++) {
            if (table.activities().revealed(slot)) {
                sayCard(slot);
            }
        }
        table.events().open().forEach(this::sayEvent);
        say(
                "table.decks",
                Map.of(
                        "red", table.events().left(Colour.RED),
                        "yellow", table.events().left(Colour.YELLOW),
                        "white", table.events().left(Colour.WHITE)));
        sayCathedral();
        say(
                "table.characters",
                Map.of(
                        "column",
                        table.characters().left().stream()
                                .map(CharacterCard::id)
                                .toList()));
        return String.join("\n", lines);
    }

    /** The results left in the king's deck; only their order is hidden (ROYAL-007). */
    private String moodLeft() {
        int[] counts = new int[13];
        for (int result : table.mood.toCome()) {
            counts[result / 6 + result % 6 + 2]++;
        }
        return IntStream.rangeClosed(2, 12)
                .mapToObj(sum -> sum + " ×" + counts[sum])
                .collect(Collectors.joining(", "));
    }

    private void sayYou() {
        Map<String, Object> you = new HashMap<>();
        you.put("vp", table.vp(Side.YOU));
        you.put("deniers", table.purse().deniers());
        you.put("influence", table.purse().influence());
        you.put("supply", table.city().supply());
        you.put("general", table.city().general());
        you.put("lying", table.city().lying(Side.YOU));
        you.put("onDistrict", table.purse().onDistrict());
        you.put("dice", phrasing.dice(table.districts().dice(Side.YOU).byStrength()));
        say("table.you", you);
    }

    /** From the sixth space down; a locked one has a star. */
    private String spaces(Building building) {
        List<String> spaces = new ArrayList<>();
        for (int face = Building.FACES; face > 0; face--) {
            String who =
                    table.city().occupant(building, face).map(phrasing::term).orElse("–");
            spaces.add(face + (table.city().locked(building, face) ? "* " : " ") + who);
        }
        return String.join(", ", spaces);
    }

    private void sayCard(int slot) {
        Activity card = table.card(slot);
        Map<String, Object> parameters = new HashMap<>();
        parameters.put("card", card.id());
        parameters.put("colour", card.colour());
        parameters.put("value", card.value());
        parameters.put("hire", card.hireCost());
        parameters.put("places", places(slot));
        parameters.put("cubes", table.activities().cubes(slot));
        say(card.deferred() ? "table.deferred" : "table.immediate", parameters);
    }

    private String places(int slot) {
        List<String> places = new ArrayList<>();
        for (int place = 1; place <= ActivityBoard.PLACES; place++) {
            int citizen = table.activities().citizen(slot, place);
            String who = citizen < 0 ? "–" : phrasing.term(City.side(citizen));
            places.add(table.card(slot).placeVp().get(place - 1) + " " + who);
        }
        return String.join(", ", places);
    }

    private void sayEvent(EventRow.Open open) {
        say(
                "table.event",
                Map.of(
                        "event", open.card().id(),
                        "needs", open.card().needs(),
                        "value", open.card().value(),
                        "cubes", open.cubes(),
                        "places", open.card().places()));
    }

    private void sayCathedral() {
        for (int level = table.cathedral().levels(); level > 0; level--) {
            List<String> cells = new ArrayList<>();
            for (int column = 1; column <= CathedralCells.COLUMNS; column++) {
                cells.add(column + " "
                        + table.cathedral()
                                .cube(column, level)
                                .map(phrasing::term)
                                .orElse("–"));
            }
            say(
                    "table.cathedral",
                    Map.of("level", level, "cells", cells.stream().collect(Collectors.joining(", "))));
        }
    }

    private void say(String key, Map<String, ?> parameters) {
        lines.add(phrasing.say(key, parameters));
    }
}
