package org.alea.games.royal;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.alea.content.CardEntry;
import org.alea.content.Wording;
import org.alea.engine.Words;

/** Everything printed on the cards, the characters and the rows of the Roy's table, to be read without seeing them. */
final class RoyalCardTexts {
    private final RoyalContent content;
    private final Wording wording;

    RoyalCardTexts(RoyalContent content, Wording wording) {
        this.content = content;
        this.wording = wording;
    }

    List<CardEntry> all() {
        List<CardEntry> all = new ArrayList<>();
        content.activities().forEach(card -> all.add(activity(card)));
        all.add(new CardEntry(content.marauding().name(), content.marauding().text()));
        content.events().forEach(card -> all.add(event(card)));
        content.characters().forEach(card -> all.add(character(card)));
        content.royTable().forEach(row -> all.add(row(row)));
        return List.copyOf(all);
    }

    private CardEntry activity(Activity card) {
        Map<String, Object> facts = new HashMap<>();
        facts.put("colour", card.colour());
        facts.put("stage", card.stage());
        facts.put("value", card.value());
        facts.put("hire", card.hireCost());
        facts.put("first", card.placeVp().get(0));
        facts.put("second", card.placeVp().get(1));
        return new CardEntry(card.name(), wording.both("card.activity", facts).then(card.text()));
    }

    private CardEntry event(EventCard card) {
        Map<String, Object> facts = new HashMap<>();
        facts.put("needs", card.needs());
        facts.put("value", card.value());
        facts.put("places", card.places());
        facts.put("firstVp", card.first().vp());
        facts.put("firstInfluence", card.first().influence());
        facts.put("secondVp", card.second().vp());
        facts.put("secondInfluence", card.second().influence());
        return new CardEntry(card.name(), wording.both("card.event", facts).then(card.text()));
    }

    private CardEntry character(CharacterCard card) {
        List<String> tiers = new ArrayList<>();
        for (int tier = 0; tier < card.thresholds().size(); tier++) {
            tiers.add(card.thresholds().get(tier) + " → " + card.vp().get(tier));
        }
        Words scale = wording.both("card.character", Map.of("tiers", String.join(", ", tiers)));
        Words nothing = card.royScores() ? Words.same("") : wording.both("card.notForTheRoy", Map.of());
        return new CardEntry(card.name(), scaled(card.text(), scale).then(nothing));
    }

    private static Words scaled(Words counted, Words scale) {
        return Words.of(language -> counted.in(language) + scale.in(language));
    }

    /** A row goes by the Roy and its result. */
    private CardEntry row(RoyRow row) {
        Map<String, Object> facts = Map.of("result", row.result(), "chances", row.chances(), "dice", row.ownDice());
        String price = row.diceForEachPlace() > 0
                ? "card.roy.places"
                : row.deniersForYourDie() > 0 ? "card.roy.yours" : "card.roy.dice";
        Words deniers = wording.both(price, Map.of("dice", row.ownDice(), "deniers", row.deniersForYourDie()));
        return new CardEntry(
                wording.both("card.roy", facts),
                row.text().then(deniers).then(wording.both("card.roy.chances", facts)));
    }
}
