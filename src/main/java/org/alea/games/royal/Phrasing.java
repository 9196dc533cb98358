package org.alea.games.royal;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.alea.content.MoveCodec;
import org.alea.content.Wording;
import org.alea.engine.Event;
import org.alea.engine.Language;

/** Says moves and events in a player's words: dice, groups and hire sources become phrases of their own. */
final class Phrasing {
    private static final String NOTHING = "–";
    /** As many dice as a group has at most are named one by one. */
    private static final int FEW = 3;

    private final Wording wording;
    private final Language language;

    Phrasing(Wording wording, Language language) {
        this.wording = wording;
        this.language = language;
    }

    String move(RoyalMove move) {
        Map<String, Object> parameters = parameters(move);
        StringBuilder said = new StringBuilder(say("move." + MoveCodec.name(move.getClass()), parameters));
        if (move instanceof RoyalMove.Activate activate) {
            if (activate.hire() != HireSource.Stock.NONE) {
                said.append(say("move.activate.hire", parameters));
            }
            if (activate.lyingUsed() > 0) {
                said.append(say("move.activate.lying", parameters));
            }
        }
        if (!parameters.getOrDefault("modifier", RoyalMove.NO_MODIFIER).equals(RoyalMove.NO_MODIFIER)) {
            said.append(say("move.modifier", parameters));
        }
        return said.toString();
    }

    String event(Event event) {
        String key = event instanceof RoyalEvent.RoyReasoned reasoned
                ? "reason." + reasoned.reason()
                : "event." + MoveCodec.name(event.getClass());
        Map<String, Object> parameters = parameters(event);
        return say(ofSide(key, parameters), parameters);
    }

    /** Who does it stands in the sentence itself: "You gain 2 VP", but "The Roy gains 2 VP". */
    private String ofSide(String key, Map<String, Object> parameters) {
        return parameters.values().stream()
                .filter(Side.class::isInstance)
                .map(side -> key + "." + side)
                .filter(wording::knows)
                .findFirst()
                .orElse(key);
    }

    String say(String key, Map<String, ?> parameters) {
        Map<String, Object> shown = new HashMap<>(parameters);
        shown.replaceAll((name, value) -> value instanceof List<?> none && none.isEmpty() ? NOTHING : value);
        return wording.say(key, shown, language);
    }

    String term(Object value) {
        return wording.term(value, language);
    }

    private Map<String, Object> parameters(Object record) {
        Map<String, Object> parameters = new LinkedHashMap<>(MoveCodec.parameters(record));
        parameters.replaceAll((name, value) -> phrase(value));
        return parameters;
    }

    private Object phrase(Object value) {
        if (value instanceof Dice dice) {
            return few(dice.list());
        }
        if (value instanceof Die die) {
            return die(die);
        }
        if (value instanceof List<?> all && !all.isEmpty() && all.get(0) instanceof Die) {
            return few(all.stream().map(Die.class::cast).toList());
        }
        if (value instanceof Group group) {
            return group(group);
        }
        if (value instanceof Integer number && number < 0) {
            return "−" + -number;
        }
        return value instanceof HireSource source ? source(source) : value;
    }

    /** No line ends between a colour and its number. */
    private String die(Die die) {
        return term(die).replace(' ', '\u00a0');
    }

    /** "the red 5", "the red 5 and the white 2", but a whole throw as "red 5, white 2, …". */
    private String few(List<Die> dice) {
        if (dice.isEmpty() || dice.size() > FEW) {
            return dice(dice);
        }
        List<String> each = dice.stream()
                .map(die -> say("group.one", Map.of("die", die(die))))
                .toList();
        int last = each.size() - 1;
        return last == 0
                ? each.get(0)
                : say(
                        "group.several",
                        Map.of("some", String.join(", ", each.subList(0, last)), "last", each.get(last)));
    }

    /** "red 5, white 2", or a dash if there are none. */
    String dice(List<Die> dice) {
        return dice.isEmpty() ? NOTHING : dice.stream().map(this::die).collect(Collectors.joining(", "));
    }

    private String group(Group group) {
        if (group.boughtCount() == 0) {
            return few(group.own().list());
        }
        if (group.own().isEmpty()) {
            return bought(group);
        }
        return say("group.both", Map.of("own", few(group.own().list()), "bought", bought(group)));
    }

    private String bought(Group group) {
        return say("group.bought", Map.of("dice", few(group.bought().list())));
    }

    private String source(HireSource source) {
        Map<String, Object> parameters = new HashMap<>();
        if (source instanceof HireSource.Space space) {
            parameters.put("building", space.building());
            parameters.put("face", space.face());
            return say("hired.space", parameters);
        }
        if (source instanceof HireSource.Card card) {
            parameters.put("card", card.id());
            return say("hired.card", parameters);
        }
        return source == HireSource.Stock.NONE ? source.text() : say("hired." + source, parameters);
    }
}
