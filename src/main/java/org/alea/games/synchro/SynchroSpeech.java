package org.alea.games.synchro;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.alea.content.MoveCodec;
import org.alea.content.Wording;
import org.alea.engine.Language;
import org.alea.games.synchro.cards.ShardColour;
import org.alea.games.synchro.effects.Camp;
import org.alea.games.synchro.effects.Fighter;
import org.alea.games.synchro.effects.Marble;
import org.alea.games.synchro.state.Ask;
import org.alea.games.synchro.state.Shards;
import org.alea.games.synchro.state.SkillTile;

/** Says moves and events in a player's words: boards become the characters on them, slots the skills in them. */
final class SynchroSpeech {
    private static final String NOTHING = "–";
    private static final List<String> HEROES = List.of("hero", "neighbour");

    private final Wording wording;
    private final Language language;

    SynchroSpeech(Wording wording, Language language) {
        this.wording = wording;
        this.language = language;
    }

    String say(String key, Map<String, ?> parameters) {
        Map<String, Object> shown = new LinkedHashMap<>(parameters);
        shown.replaceAll((name, value) -> value instanceof List<?> none && none.isEmpty() ? NOTHING : value);
        return wording.say(key, shown, language);
    }

    String term(Object value) {
        return wording.term(value, language);
    }

    String shards(Shards shards) {
        List<String> counts = new ArrayList<>();
        for (ShardColour colour : ShardColour.values()) {
            if (shards.of(colour) > 0) {
                counts.add(shards.of(colour) + " " + term(colour));
            }
        }
        return counts.isEmpty() ? NOTHING : String.join(", ", counts);
    }

    // Events

    /** The sentence of the event, or that of this very case of it: a camp, a reason, nobody there. */
    String event(SynchroEvent event) {
        Map<String, Object> parameters = MoveCodec.parameters(event);
        String key = "event." + MoveCodec.name(event.getClass());
        for (Object value : parameters.values()) {
            if (value instanceof Enum<?> || value instanceof Boolean) {
                key = more(key, value.toString());
            } else if (value.equals(SynchroMove.NONE)) {
                key = more(key, "NONE");
            }
        }
        return say(key, parameters);
    }

    private String more(String key, String part) {
        return wording.knows(key + "." + part) ? key + "." + part : key;
    }

    // Moves

    String move(SynchroTable table, SynchroMove move) {
        Map<String, Object> parameters = new LinkedHashMap<>(MoveCodec.parameters(move));
        String key = "move." + MoveCodec.name(move.getClass());
        for (String name : HEROES) {
            if (parameters.get(name) instanceof Marble board) {
                parameters.put(name, name(table, Fighter.hero(board)));
            }
        }
        if (parameters.get("target") instanceof Marble board) {
            parameters.put("target", name(table, Fighter.monster(board)));
        }
        if (parameters.get("camp") instanceof Camp camp && parameters.get("board") instanceof Marble board) {
            parameters.put("who", name(table, new Fighter(camp, board)));
        }
        if (parameters.get("slot") instanceof Integer slot && slot != SynchroMove.NO_SLOT) {
            parameters.put("skill", skill(table, move, slot));
            key = more(key, "replacing");
        }
        if (parameters.get("replaced") instanceof String replaced && !replaced.equals(SynchroMove.NONE)) {
            key = more(key, "replacing");
        }
        if (parameters.get("confirmFail") instanceof Boolean fails && fails) {
            key = more(key, "failing");
        }
        if (parameters.get("paid") instanceof List<?> paid && paid.isEmpty()) {
            key = more(key, "free");
        }
        if (move instanceof SynchroMove.SetOrder order) {
            parameters.put("order", names(table, order.order()));
        }
        parameters.replaceAll((name, value) -> phrase(value));
        return say(key, parameters);
    }

    private static Object name(SynchroTable table, Fighter fighter) {
        Marble board = fighter.board();
        if (fighter.isHero()) {
            return table.state().party().has(board)
                    ? table.state().party().hero(board).card()
                    : board;
        }
        return table.state().battle().has(board)
                ? table.state().battle().monster(board).card()
                : board;
    }

    private static List<Object> names(SynchroTable table, List<Marble> boards) {
        List<Object> names = new ArrayList<>();
        boards.forEach(board -> names.add(name(table, Fighter.hero(board))));
        return names;
    }

    /** The skill in a slot of the hero that the move or the question names. */
    private static String skill(SynchroTable table, SynchroMove move, int slot) {
        Marble board = Marble.RED;
        if (MoveCodec.parameters(move).get("hero") instanceof Marble named) {
            board = named;
        } else if (table.asked().isPresent()
                && MoveCodec.parameters(table.asked().get()).get("hero") instanceof Marble asked) {
            board = asked;
        }
        List<SkillTile> skills = table.state().party().has(board)
                ? table.state().party().hero(board).skills()
                : List.of();
        return slot >= 0 && slot < skills.size() ? skills.get(slot).id() : NOTHING;
    }

    private Object phrase(Object value) {
        if (value instanceof SynchroMove.Spent spent) {
            return from(spent.source(), term(spent.colour()));
        }
        if (value instanceof SynchroMove.Payment paid) {
            String colour = paid.colour() == paid.as()
                    ? term(paid.colour())
                    : say("table.paidAs", Map.of("colour", paid.colour(), "as", paid.as()));
            return from(paid.source(), colour);
        }
        if (value instanceof List<?> all) {
            List<Object> phrases = new ArrayList<>();
            all.forEach(one -> phrases.add(phrase(one)));
            return phrases;
        }
        return value;
    }

    private String from(SynchroMove.ShardSource source, String colour) {
        return source == SynchroMove.ShardSource.HERO ? colour : say("table.reservePaid", Map.of("colour", colour));
    }

    // Questions

    String question(SynchroTable table, Ask ask) {
        Map<String, Object> parameters = new LinkedHashMap<>(MoveCodec.parameters(ask));
        if (parameters.get("hero") instanceof Marble board) {
            parameters.put("hero", name(table, Fighter.hero(board)));
        }
        if (ask instanceof Ask.PlaceItem place) {
            parameters.put("item", place.item().id());
        }
        return say("ask." + MoveCodec.name(ask.getClass()), parameters);
    }
}
