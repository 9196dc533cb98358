package org.alea.games.synchro;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.alea.content.Wording;
import org.alea.engine.Language;
import org.alea.games.synchro.cards.CalendarSpace;
import org.alea.games.synchro.cards.JournalTile;
import org.alea.games.synchro.cards.MapNode;
import org.alea.games.synchro.cards.SynchroContent;
import org.alea.games.synchro.rules.Prowess;
import org.alea.games.synchro.state.Ask;
import org.alea.games.synchro.state.Battle;
import org.alea.games.synchro.state.ItemPiece;
import org.alea.games.synchro.state.Party;
import org.alea.games.synchro.state.PartyHero;
import org.alea.games.synchro.state.ReserveHero;
import org.alea.games.synchro.state.SkillTile;
import org.alea.games.synchro.state.StageMonster;
import org.alea.games.synchro.state.SynchroState;

/** The whole table as lines of text, for the terminal and for reports; nothing hidden is told. */
final class TableReport {
    private static final String NOTHING = "–";

    private final SynchroTable table;
    private final SynchroState state;
    private final SynchroContent content;
    private final SynchroSpeech speech;
    private final CardLines cards;
    private final List<String> lines = new ArrayList<>();

    TableReport(SynchroTable table, Wording wording, Language language) {
        this.table = table;
        this.state = table.state();
        this.content = table.content();
        this.speech = new SynchroSpeech(wording, language);
        this.cards = new CardLines(table, speech, wording, language);
    }

    String standing() {
        return speech.say(
                "table.standing",
                Map.of("place", state.voyage().node(), "space", state.voyage().space()));
    }

    String text() {
        head();
        Party party = state.party();
        for (int i = 0; i < party.heroes().size(); i++) {
            hero(i + 1, party.heroes().get(i));
        }
        Battle battle = state.battle();
        for (int i = 0; i < battle.monsters().size(); i++) {
            monster(i + 1, battle.monsters().get(i));
        }
        if (battle.round() > 0) {
            say(
                    "table.round",
                    Map.of(
                            "round", battle.round(),
                            "heroes", battle.heroBox().subList(0, battle.heroMarbles()),
                            "monsters", battle.monsterBox().subList(0, battle.monsterMarbles())));
        }
        if (battle.exhausted()) {
            say("table.exhausted", Map.of());
        }
        battle.turnDie().ifPresent(colour -> say("table.turnDie", Map.of("colour", colour)));
        beside(party);
        if (table.asked().filter(Ask.ChooseRoad.class::isInstance).isPresent()) {
            content.node(state.voyage().node()).links().forEach(link -> city(content.node(link.to())));
        }
        table.asked().ifPresent(ask -> lines.addAll(cards.of(ask)));
        lines.add(
                table.asked().isPresent()
                        ? speech.question(table, table.asked().get())
                        : speech.say(table.over() ? "rank." + state.fate() : "table.standing", placeAndSpace()));
        return String.join("\n", lines);
    }

    private Map<String, Object> placeAndSpace() {
        return Map.of("place", state.voyage().node(), "space", state.voyage().space());
    }

    private void head() {
        CalendarSpace space = content.space(state.voyage().space());
        Map<String, Object> head = new LinkedHashMap<>(placeAndSpace());
        head.put("season", space.season());
        head.put("day", space.day());
        head.put("colour", space.colour());
        head.put("left", content.lastSpace() - space.space());
        head.put("coins", state.party().coins());
        head.put("potions", state.party().potions());
        head.put("pool", speech.shards(state.party().pool()));
        say("table.head", head);
        state.voyage().poi().ifPresent(poi -> say("table.poi", Map.of("poi", poi)));
    }

    private void hero(int position, PartyHero hero) {
        int max = Prowess.maxHp(content, state.party(), hero);
        Map<String, Object> words = new LinkedHashMap<>();
        words.put("position", position);
        words.put("hero", card(hero.card(), hero.improved()));
        words.put("board", hero.board());
        words.put("heroClass", content.hero(hero.card()).heroClass());
        words.put("level", hero.level());
        words.put("hp", max - hero.damage());
        words.put("max", max);
        words.put("shields", hero.shields());
        words.put("stored", speech.shards(hero.stored()));
        List<String> skills = new ArrayList<>();
        for (SkillTile skill : hero.skills()) {
            skills.add(card(skill.id(), skill.improved()));
        }
        words.put("skills", skills);
        words.put("items", items(hero.items()));
        words.put(
                "master",
                hero.master()
                        .map(master -> card(master.card(), master.improved()))
                        .orElse(NOTHING));
        words.put("tokens", tokens(hero.stunned(), hero.silenced()));
        say("table.hero", words);
    }

    private void monster(int position, StageMonster monster) {
        say(
                "table.monster",
                Map.of(
                        "position", position,
                        "monster", monster.card(),
                        "board", monster.board(),
                        "hp", monster.hp(),
                        "max", monster.maxHp(),
                        "shields", monster.shields(),
                        "die", monster.die(),
                        "tokens", tokens(monster.stunned(), monster.silenced())));
        if (!monster.stunned()) {
            lines.add(cards.intent(monster));
        }
    }

    private void beside(Party party) {
        say(
                "table.bag",
                Map.of(
                        "bag", speech.shards(state.supply().bag()),
                        "tray", speech.shards(state.supply().tray())));
        if (!party.reserve().isEmpty()) {
            say(
                    "table.reserve",
                    Map.of(
                            "heroes",
                            party.reserve().stream().map(ReserveHero::card).toList()));
        }
        if (!party.stash().isEmpty()) {
            say("table.stash", Map.of("items", items(party.stash())));
        }
        if (!state.supply().graveyard().isEmpty()) {
            say("table.graveyard", Map.of("heroes", state.supply().graveyard()));
        }
        state.supply().setAside().ifPresent(tile -> say("table.setAside", Map.of("tile", tile)));
    }

    private void city(MapNode node) {
        Optional.ofNullable(state.voyage().tiles().get(node.id())).ifPresent(id -> {
            JournalTile tile = content.tile(id);
            List<String> pois = new ArrayList<>();
            tile.pois()
                    .forEach(poi -> pois.add(speech.say("table.offer", Map.of("poi", poi.kind(), "time", poi.time()))));
            say(
                    "table.city",
                    Map.of(
                            "node", node.id(),
                            "tile", tile.id(),
                            "level", tile.level(),
                            "monsters", tile.monsters(),
                            "coins", tile.coins(),
                            "pois", pois));
        });
    }

    private String tokens(boolean stunned, boolean silenced) {
        return (stunned ? speech.say("table.stunned", Map.of()) : "")
                + (silenced ? speech.say("table.silenced", Map.of()) : "");
    }

    private List<String> items(List<ItemPiece> items) {
        List<String> names = new ArrayList<>();
        for (ItemPiece item : items) {
            names.add(card(item.id(), item.improved()));
        }
        return names;
    }

    private String card(String card, boolean improved) {
        return improved ? speech.say("table.improved", Map.of("card", card)) : speech.term(card);
    }

    private void say(String key, Map<String, ?> parameters) {
        lines.add(speech.say(key, parameters));
    }
}
