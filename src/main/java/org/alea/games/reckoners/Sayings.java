package org.alea.games.reckoners;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.alea.content.MoveCodec;
import org.alea.content.Wording;
import org.alea.engine.Because;
import org.alea.engine.Event;
import org.alea.engine.Language;
import org.alea.games.reckoners.cards.DawnslightCard;
import org.alea.games.reckoners.cards.ReckonersContent;
import org.alea.games.reckoners.cards.Symbol;
import org.alea.games.reckoners.state.Reckoner;
import org.alea.games.reckoners.state.ReckonerDie;
import org.alea.games.reckoners.state.ReckonersState;

/** Moves and events in a player's words. */
final class Sayings {
    private static final String NOTHING = "–";

    private final ReckonersContent content;
    private final Wording wording;
    private final Language language;

    Sayings(ReckonersContent content, Wording wording, Language language) {
        this.content = content;
        this.wording = wording;
        this.language = language;
    }

    String move(ReckonersState state, ReckonersMove move) {
        Map<String, Object> parameters = MoveCodec.parameters(move);
        if (parameters.get("die") instanceof String die) {
            parameters.put("die", die(state, die));
        }
        if (move instanceof ReckonersMove.Lock lock) {
            // equal dice stand for each other: whatever their order, the same choice is said in the same words
            parameters.put(
                    "dice",
                    lock.dice().stream().map(die -> die(state, die)).sorted().toList());
        }
        if (move instanceof ReckonersMove.ChangeSymbol change) {
            parameters.put("index", change.index() + 1);
        }
        if (move instanceof ReckonersMove.UseToTurn turn) {
            parameters.put("number", turned(state, turn));
        }
        return ofFlag("move." + MoveCodec.name(move.getClass()), parameters);
    }

    /** Some sentences differ by a flag: a ready token, a pending one. */
    private String ofFlag(String key, Map<String, Object> parameters) {
        for (Object value : parameters.values()) {
            if (value instanceof Boolean && wording.knows(key + "." + value)) {
                return say(key + "." + value, parameters);
            }
        }
        return say(key, parameters);
    }

    private String turned(ReckonersState state, ReckonersMove.UseToTurn turn) {
        for (Reckoner reckoner : state.team()) {
            int die = reckoner.die(turn.die());
            if (die >= 0) {
                return symbols(content.die(reckoner.dice().get(die).kind()).face(turn.number()));
            }
        }
        return Integer.toString(turn.number());
    }

    private String die(ReckonersState state, String id) {
        for (Reckoner reckoner : state.team()) {
            int die = reckoner.die(id);
            if (die >= 0) {
                return die(reckoner.dice().get(die));
            }
        }
        return term(id);
    }

    /** Its colour, and what it shows once it has been rolled. */
    String die(ReckonerDie die) {
        String name = term(die.id());
        return die.face() == 0
                ? name
                : name + " (" + symbols(content.die(die.kind()).face(die.face())) + ")";
    }

    String event(Event event) {
        if (event instanceof Because because) {
            return say("because." + because.reason(), because.words());
        }
        Map<String, Object> parameters = MoveCodec.parameters(event);
        if (event instanceof ReckonersEvent.Rolled rolled) {
            parameters.put("faces", faces(rolled));
        }
        return ofFlag("event." + MoveCodec.name(event.getClass()), parameters);
    }

    private String faces(ReckonersEvent.Rolled rolled) {
        List<String> shown = new ArrayList<>();
        for (int i = 0; i < rolled.dice().size(); i++) {
            String id = rolled.dice().get(i);
            int face = rolled.faces().get(i);
            content.dice().stream()
                    .filter(die -> id.matches(die.id() + "[0-9]+"))
                    .forEach(die -> shown.add(symbols(die.face(face))));
        }
        return String.join(", ", shown);
    }

    String symbols(Collection<Symbol> symbols) {
        return symbols.isEmpty()
                ? NOTHING
                : symbols.stream().map(this::phrase).map(String::valueOf).collect(Collectors.joining(" + "));
    }

    String say(String key, Map<String, ?> parameters) {
        Map<String, Object> phrases = new LinkedHashMap<>();
        parameters.forEach((name, value) -> phrases.put(name, phrase(value)));
        return wording.say(key, phrases, language);
    }

    String say(String key) {
        return wording.say(key, Map.of(), language);
    }

    String term(Object value) {
        return wording.term(value, language);
    }

    private Object phrase(Object value) {
        if (value instanceof Enum<?> constant) {
            return wording.say(key(constant), Map.of(), language);
        }
        if (value instanceof Collection<?> all) {
            String separator = all.stream().allMatch(Symbol.class::isInstance) ? " + " : ", ";
            return all.isEmpty()
                    ? NOTHING
                    : all.stream().map(this::phrase).map(each -> term(each)).collect(Collectors.joining(separator));
        }
        if (value instanceof String id && content.dawnslight().contains(id)) {
            return aid(content.dawnslight(id));
        }
        return value;
    }

    /** What a Dawnslight card gives. */
    String aid(DawnslightCard card) {
        return card.isSource()
                ? symbols(card.symbols())
                : wording.say("aid.population", Map.of("n", card.population()), language);
    }

    private static String key(Enum<?> constant) {
        String type = constant.getDeclaringClass().getSimpleName();
        return type.substring(0, 1).toLowerCase(Locale.ROOT) + type.substring(1) + "." + constant.name();
    }
}
