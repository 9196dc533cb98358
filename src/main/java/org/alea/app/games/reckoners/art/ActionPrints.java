package org.alea.app.games.reckoners.art;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.alea.app.table.figure.ActionTile.Print;
import org.alea.app.table.symbol.Symbol;
import org.alea.games.reckoners.cards.EpicAction;
import org.alea.games.reckoners.cards.PowerSlot;
import org.alea.games.reckoners.cards.ShieldColour;

/** What stands for the actions of Epics: the sign on a tile, and the words of it. */
public final class ActionPrints {
    private static final String RED = "#F59A8C";
    private static final String BLUE = "#8DBCF5";

    /** What is printed for an action, and the numbers and words that its sentence names. */
    private record Entry(Print print, List<Object> words) {
        static Entry of(Symbol symbol, Object... words) {
            return new Entry(Print.of(symbol), List.of(words));
        }

        Entry at(String corner) {
            return new Entry(print.at(corner), words);
        }

        Entry in(String colour) {
            return new Entry(print.in(colour), words);
        }
    }

    private final ReckonSpeech speech;
    private final Map<Class<?>, Function<EpicAction, Entry>> entries = new LinkedHashMap<>();

    public ActionPrints(ReckonSpeech speech) {
        this.speech = speech;
        on(
                EpicAction.Population.class,
                a -> Entry.of(Symbol.POPULATION_LOST, a.n()).at(many(a.n())));
        on(
                EpicAction.PopulationBy.class,
                a -> Entry.of(Symbol.POPULATION_LOST, measure(a)).at("v"));
        on(
                EpicAction.Enforcement.class,
                a -> Entry.of(Symbol.ENFORCEMENT, a.n(), where(a.where())).at(many(a.n())));
        on(
                EpicAction.EnforcementPerFigure.class,
                a -> Entry.of(Symbol.ENFORCEMENT, a.n()).at("×"));
        on(
                EpicAction.EnforcementPerCard.class,
                a -> Entry.of(Symbol.ENFORCEMENT, a.least()).at("×"));
        on(
                EpicAction.EnforcementAtMost.class,
                a -> Entry.of(Symbol.ENFORCEMENT, a.n()).at("+"));
        on(
                EpicAction.Barricade.class,
                a -> Entry.of(Symbol.BARRICADE, a.n(), where(a.where())).at(many(a.n())));
        on(EpicAction.Base.class, a -> Entry.of(Symbol.BASE, a.n()).at(many(a.n())));
        on(
                EpicAction.Strengthen.class,
                a -> Entry.of(Symbol.STRENGTHEN, speech.track(a.track())).at(ReckonerLooks.letter(a.track())));
        on(
                EpicAction.Shield.class,
                a -> Entry.of(Symbol.SHIELD, speech.get("shield." + a.colour().name()), where(a.where()))
                        .in(a.colour() == ShieldColour.RED ? RED : BLUE));
        on(EpicAction.Duplicate.class, a -> Entry.of(Symbol.DUPLICATE, where(a.where())));
        on(EpicAction.Copy.class, a -> Entry.of(Symbol.COPY));
        on(EpicAction.CopyOwn.class, a -> Entry.of(Symbol.COPY));
        on(EpicAction.Pull.class, a -> Entry.of(Symbol.PULL));
        on(EpicAction.Push.class, a -> Entry.of(Symbol.PUSH));
        on(
                EpicAction.Up.class,
                a -> Entry.of(Symbol.SPEED_UP, a.times(), where(a.where())).at(many(a.times())));
        on(EpicAction.Transform.class, a -> Entry.of(Symbol.TRANSFORM, a.n()).at(many(a.n())));
        on(EpicAction.Steal.class, a -> Entry.of(Symbol.STEAL));
        on(EpicAction.Pillage.class, a -> Entry.of(Symbol.PILLAGE));
        on(EpicAction.Foil.class, a -> Entry.of(Symbol.FOIL));
        on(EpicAction.Per.class, this::each);
        on(EpicAction.AssaultAll.class, a -> Entry.of(Symbol.WARNING, speech.assault(a.assault())));
        on(EpicAction.AssaultNext.class, a -> Entry.of(Symbol.WARNING, speech.assault(a.assault())));
        on(EpicAction.Dawn.class, a -> Entry.of(Symbol.DAWNLIGHT));
    }

    private <A extends EpicAction> void on(Class<A> type, Function<A, Entry> entry) {
        entries.put(type, action -> entry.apply(type.cast(action)));
    }

    private Entry each(EpicAction.Per per) {
        String counted = switch (per.what()) {
            case BARRICADES -> Symbol.BARRICADE.icon();
            case ENFORCEMENT -> Symbol.ENFORCEMENT.icon();
            case RESEARCH_OR_HEALTH -> Symbol.HEALTH.icon();
        };
        Print inner = print(per.action());
        return new Entry(
                inner.at("").per(counted),
                List.of(words(per.action()), speech.get("counted." + per.what().name())));
    }

    private String measure(EpicAction.PopulationBy action) {
        return speech.get("measure." + action.measure().name());
    }

    private String where(Enum<?> where) {
        return speech.get("where." + where.name());
    }

    private static String many(int n) {
        return n > 1 ? Integer.toString(n) : "";
    }

    private Entry entry(EpicAction action) {
        Function<EpicAction, Entry> found = entries.get(action.getClass());
        return found == null ? Entry.of(Symbol.ANY) : found.apply(action);
    }

    /** What is printed on the tile of an action. */
    public Print print(EpicAction action) {
        return entry(action).print();
    }

    public List<Print> prints(List<EpicAction> actions) {
        return actions.stream().map(this::print).toList();
    }

    /** An action in words. */
    public String words(EpicAction action) {
        return speech.get(
                "action." + org.alea.content.MoveCodec.name(action.getClass()),
                entry(action).words().toArray());
    }

    /** All actions of a slot in words; a dash if there are none. */
    public String words(PowerSlot slot) {
        return slot.actions().isEmpty()
                ? "–"
                : String.join(" ", slot.actions().stream().map(this::words).toList());
    }
}
