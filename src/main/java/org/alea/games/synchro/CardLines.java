package org.alea.games.synchro;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.alea.content.Wording;
import org.alea.engine.Language;
import org.alea.games.synchro.cards.ShardColour;
import org.alea.games.synchro.cards.SynchroContent;
import org.alea.games.synchro.cards.SynchroHero;
import org.alea.games.synchro.cards.SynchroItem;
import org.alea.games.synchro.cards.SynchroMonster;
import org.alea.games.synchro.cards.SynchroSkill;
import org.alea.games.synchro.effects.Camp;
import org.alea.games.synchro.rules.Prowess;
import org.alea.games.synchro.state.Ask;
import org.alea.games.synchro.state.PartyHero;
import org.alea.games.synchro.state.Shards;
import org.alea.games.synchro.state.StageMonster;
import org.alea.games.synchro.state.SynchroState;

/** What the cards in question say, a line each: a terminal shows no cards to read. */
final class CardLines {
    private final SynchroContent content;
    private final SynchroState state;
    private final SynchroSpeech speech;
    private final Wording wording;
    private final Language language;

    CardLines(SynchroTable table, SynchroSpeech speech, Wording wording, Language language) {
        this.content = table.content();
        this.state = table.state();
        this.speech = speech;
        this.wording = wording;
        this.language = language;
    }

    /** The cards the player chooses among, or the skills of the hero whose turn it is. */
    List<String> of(Ask ask) {
        if (ask instanceof Ask.HeroActions actions) {
            PartyHero hero = state.party().hero(actions.hero());
            OptionalInt clv = OptionalInt.of(Prowess.clv(content, hero));
            return hero.skills().stream()
                    .map(tile -> skill(content.skill(tile.id()), tile.improved(), clv))
                    .toList();
        }
        if (ask instanceof Ask.PlaceItem place) {
            return List.of(item(content.item(place.item().id()), place.item().improved()));
        }
        List<String> cards = ask instanceof Ask.SkillDraft draft
                ? draft.tiles()
                : ask instanceof Ask.TowerOffer
                        ? state.supply().setAside().stream().toList()
                        : ask.held();
        return cards.stream().flatMap(id -> standard(id).stream()).toList();
    }

    private Optional<String> standard(String id) {
        Optional<String> hero = content.heroes().stream()
                .filter(card -> card.id().equals(id))
                .findFirst()
                .map(this::hero);
        Optional<String> skill = content.skills().stream()
                .filter(card -> card.id().equals(id))
                .findFirst()
                .map(card -> skill(card, false, OptionalInt.empty()));
        Optional<String> item = content.items().stream()
                .filter(card -> card.id().equals(id))
                .findFirst()
                .map(card -> item(card, false));
        return hero.or(() -> skill).or(() -> item);
    }

    private String hero(SynchroHero card) {
        return speech.say(
                "table.heroCard",
                Map.of(
                        "card",
                        card.id(),
                        "heroClass",
                        card.heroClass(),
                        "text",
                        heroes(OptionalInt.empty()).text(card.standard())));
    }

    private String item(SynchroItem card, boolean improved) {
        return speech.say(
                "table.itemCard",
                Map.of(
                        "card",
                        card.id(),
                        "price",
                        card.price(),
                        "text",
                        heroes(OptionalInt.empty()).text(card.side(improved))));
    }

    private String skill(SynchroSkill card, boolean improved, OptionalInt clv) {
        Shards cost = Shards.NONE;
        for (ShardColour symbol : card.cost()) {
            cost = cost.with(symbol);
        }
        Map<String, Object> words = new LinkedHashMap<>();
        words.put("card", card.id());
        words.put("cost", speech.shards(cost));
        words.put("text", heroes(clv).text(card.side(improved)));
        card.from().ifPresent(from -> words.put("from", from.text()));
        return speech.say(card.from().isPresent() ? "table.skillCardFrom" : "table.skillCard", words);
    }

    private CardWords heroes(OptionalInt clv) {
        return new CardWords(wording, language, Camp.HEROES, clv);
    }

    /** What the monster would do now, as its card says it. */
    String intent(StageMonster monster) {
        SynchroMonster card = content.monster(monster.card());
        int row = card.rowOf(monster.die(), monster.silenced());
        if (row == 0) {
            return speech.say("table.basic", Map.of("n", card.basicAttack()));
        }
        CardWords words = new CardWords(wording, language, Camp.MONSTERS, OptionalInt.empty());
        return speech.say(
                "table.row", Map.of("text", words.text(card.rows().get(row - 1).effects())));
    }
}
