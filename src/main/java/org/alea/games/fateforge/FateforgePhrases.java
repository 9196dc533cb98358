package org.alea.games.fateforge;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.alea.content.MoveCodec;
import org.alea.content.Wording;
import org.alea.engine.Because;
import org.alea.engine.Event;
import org.alea.engine.Language;
import org.alea.games.fateforge.cards.CombatDie;
import org.alea.games.fateforge.cards.FateforgeContent;
import org.alea.games.fateforge.cards.FoeColour;
import org.alea.games.fateforge.cards.ResultFace;
import org.alea.games.fateforge.rules.Sheet;
import org.alea.games.fateforge.state.AllyInPlay;
import org.alea.games.fateforge.state.Gear;
import org.alea.games.fateforge.state.HeldResult;
import org.alea.games.fateforge.state.Hero;

/** Moves and events as sentences of the wording. */
final class FateforgePhrases {
    private static final Set<String> ZONES = Set.of("zone", "from", "to");
    private static final Set<String> RESULTS = Set.of("pay", "result", "own", "allyDie", "extra", "die", "dice");

    private final FateforgeContent content;
    private final Wording wording;
    private final Language language;

    FateforgePhrases(FateforgeContent content, Wording wording, Language language) {
        this.content = content;
        this.wording = wording;
        this.language = language;
    }

    String move(FateforgeTable table, FateforgeMove move) {
        Map<String, Object> words = new LinkedHashMap<>();
        MoveCodec.parameters(move).forEach((name, value) -> words.put(name, word(Optional.of(table), name, value)));
        return wording.say(key("move." + MoveCodec.name(move.getClass()), MoveCodec.parameters(move)), words, language);
    }

    String event(Event event) {
        if (event instanceof Because because) {
            return wording.say(key("because." + because.reason(), because.words()), because.words(), language);
        }
        Map<String, Object> words = new LinkedHashMap<>();
        Map<String, Object> told = MoveCodec.parameters(event);
        told.forEach((name, value) -> words.put(name, word(Optional.empty(), name, value)));
        words.put("absorbed", absorbed(told));
        return wording.say(key("event." + MoveCodec.name(event.getClass()), told), words, language);
    }

    /** What Parry and armour took off damage; nothing is said of what took nothing. */
    private String absorbed(Map<String, Object> told) {
        String all = told.entrySet().stream()
                .filter(each -> wording.knows("absorbed." + each.getKey()) && !nothing(each.getValue()))
                .map(each -> wording.say("absorbed." + each.getKey(), Map.of("n", each.getValue()), language))
                .collect(Collectors.joining(", "));
        return all.isEmpty() ? "" : " (" + all + ")";
    }

    /** A flag that is set, or something that is not there, chooses another sentence, where there is one. */
    private String key(String key, Map<String, Object> told) {
        String chosen = key;
        for (Map.Entry<String, Object> each : told.entrySet()) {
            String name = each.getKey();
            if (Boolean.TRUE.equals(each.getValue()) && wording.knows(chosen + "." + name)) {
                chosen += "." + name;
            } else if (nothing(each.getValue()) && wording.knows(chosen + ".no." + name)) {
                chosen += ".no." + name;
            }
        }
        return chosen;
    }

    private static boolean nothing(Object value) {
        return value instanceof List<?> list
                ? list.stream().allMatch(FateforgePhrases::nothing)
                : "".equals(value) || Integer.valueOf(0).equals(value);
    }

    private Object word(Optional<FateforgeTable> table, String name, Object value) {
        if (value instanceof ResultFace face) {
            return face.term();
        }
        if (value instanceof CombatDie die) {
            return die.term();
        }
        if (value instanceof FoeColour colour) {
            return colour.term();
        }
        if (value instanceof Enum<?> constant) {
            return constant.getDeclaringClass().getSimpleName() + "." + constant.name();
        }
        if (value instanceof List<?> list) {
            if (list.isEmpty()) {
                return "nothing";
            }
            List<Object> words = new ArrayList<>();
            list.forEach(each -> words.add(word(table, name, each)));
            return words;
        }
        return value instanceof String text ? text(table, name, text) : value;
    }

    private Object text(Optional<FateforgeTable> table, String name, String text) {
        return switch (name) {
            case "skill" -> "skill." + text;
            case "path" -> "path." + text;
            case "source" -> wording.knows("term.skill." + text) ? "skill." + text : item(table, text);
            case "item" -> item(table, text);
            default -> {
                if (table.isEmpty()) {
                    yield text;
                }
                if (name.equals("aims")) {
                    yield aim(table.get(), text);
                }
                if (ZONES.contains(name) || name.equals("zones")) {
                    yield zone(table.get(), text);
                }
                yield RESULTS.contains(name) ? result(table.get(), text) : text;
            }
        };
    }

    private String item(Optional<FateforgeTable> table, String id) {
        if (table.isPresent()) {
            for (Hero hero : table.get().state().heroes()) {
                for (Gear gear : hero.gear()) {
                    if (gear.id().equals(id)) {
                        return "item." + gear.card();
                    }
                }
            }
            for (Gear gear : table.get().state().bag().items()) {
                if (gear.id().equals(id)) {
                    return "item." + gear.card();
                }
            }
        }
        return "item." + id;
    }

    /** The zone with its name; a portal as it is. */
    String zone(FateforgeTable table, String id) {
        return table.scene()
                .map(fray -> fray.scene() + "." + id)
                .filter(term -> wording.knows("term." + term))
                .map(term -> wording.term(term, language) + " (" + id + ")")
                .orElse(id);
    }

    private String aim(FateforgeTable table, String aim) {
        if (aim.isEmpty()) {
            return "·";
        }
        int arrow = aim.indexOf('>');
        if (arrow >= 0) {
            return wording.term(aim.substring(0, arrow), language) + " → " + zone(table, aim.substring(arrow + 1));
        }
        int plus = aim.indexOf('+');
        if (plus >= 0) {
            String extra = wording.term(result(table, aim.substring(plus + 1)), language);
            return zone(table, aim.substring(0, plus)) + " + " + extra;
        }
        if (wording.knows("term.face." + aim)) {
            return wording.term("face." + aim, language);
        }
        String zone = zone(table, aim);
        return zone.equals(aim) ? wording.term(aim, language) : zone;
    }

    /** A result as what it shows; a die of the pool that is not rolled yet as its colour. */
    private String result(FateforgeTable table, String id) {
        for (Hero hero : table.state().heroes()) {
            for (HeldResult held : hero.fight().results()) {
                if (held.id().equals(id)) {
                    return held.die().isEmpty() ? held.face().term() : shown(held);
                }
            }
            if (id.startsWith(hero.id() + ".") && Sheet.pool(content, hero).contains(id)) {
                return Sheet.kind(content, hero, id).term();
            }
        }
        Optional<AllyInPlay> ally = table.scene().flatMap(fray -> fray.ally());
        if (ally.isPresent()) {
            for (HeldResult held : ally.get().dice()) {
                if (held.id().equals(id)) {
                    return shown(held);
                }
            }
        }
        return id;
    }

    private String shown(HeldResult held) {
        return wording.term(held.face().term(), language) + " ("
                + wording.term(held.die().orElseThrow().term(), language) + ")";
    }
}
