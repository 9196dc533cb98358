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
        return say(key, parameters(event));
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
            return few(dice);
        }
        if (value instanceof Group group) {
            return group(group);
        }
        return value instanceof HireSource source ? source(source) : value;
    }

    /** "the red 5", but "red 5, white 2". */
    private String few(Dice dice) {
        return dice.size() == 1 ? say("group.one", Map.of("die", dice.list().get(0))) : dice(dice.list());
    }

    /** "red 5, white 2", or a dash if there are none. */
    String dice(List<Die> dice) {
        return dice.isEmpty() ? NOTHING : dice.stream().map(this::term).collect(Collectors.joining(", "));
    }

    private String group(Group group) {
        if (group.boughtCount() == 0) {
            return few(group.own());
        }
        if (group.own().isEmpty()) {
            return say("group.bought", Map.of("dice", few(group.bought())));
        }
        String own = dice(group.own().list());
        String bought = say("group.bought", Map.of("dice", dice(group.bought().list())));
        return say("group.both", Map.of("own", own, "bought", bought));
    }

    private String source(HireSource source) {
        Map<String, Object> parameters = new HashMap<>();
        if (source instanceof HireSource.Space space) {
            parameters.put("building", space.building());
            parameters.put("face", space.face());
            return say("hire.space", parameters);
        }
        if (source instanceof HireSource.Card card) {
            parameters.put("card", card.id());
            return say("hire.card", parameters);
        }
        return source == HireSource.Stock.NONE ? source.text() : say("hire." + source, parameters);
    }
}
