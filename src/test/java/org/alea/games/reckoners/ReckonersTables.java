package org.alea.games.reckoners;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.alea.content.ContentSource;
import org.alea.engine.SeededChance;
import org.alea.engine.Setup;
import org.alea.engine.Turn;
import org.alea.games.reckoners.cards.DieKind;
import org.alea.games.reckoners.cards.PowerTrack;
import org.alea.games.reckoners.state.CardStage;
import org.alea.games.reckoners.state.DieStage;
import org.alea.games.reckoners.state.District;
import org.alea.games.reckoners.state.EpicInPlay;
import org.alea.games.reckoners.state.HighEpicInPlay;
import org.alea.games.reckoners.state.OwnedCard;
import org.alea.games.reckoners.state.Reckoner;
import org.alea.games.reckoners.state.ReckonerDie;
import org.alea.games.reckoners.state.ReckonersPhase;
import org.alea.games.reckoners.state.ReckonersState;

/** Tables to test on, arranged piece by piece: round 1, no tokens, every bracket at the left end, no dice. */
public final class ReckonersTables {
    public static final ReckonersBox BOX = new ReckonersKit().open(ContentSource.builtIn());
    public static final ReckonersGame GAME = BOX.game();

    private final Setup setup;
    private final SeededChance chance = new SeededChance(1);
    private ReckonersState state;

    private ReckonersTables(Map<String, String> options) {
        setup = Setup.of(BOX.options(), options, 1);
        state = GAME.setUp(setup, new SeededChance(1)).state();
    }

    /** A city of three districts without cards, numbered as its first three are, and these two Reckoners in the first. */
    public static ReckonersTables of(String first, String second, String... more) {
        Map<String, String> options =
                new HashMap<>(Map.of("team", "chosen", "reckoner1", first, "reckoner2", second, "newcagoCards", "off"));
        options.putAll(Map.of("districts", "chosen", "district1", "1", "district2", "2", "district3", "3"));
        for (String option : more) {
            String[] parts = option.split("=");
            options.put(parts[0], parts[1]);
        }
        ReckonersTables tables = new ReckonersTables(options);
        HighEpicInPlay highEpic = tables.state.highEpic().withPlace(0);
        for (PowerTrack track : PowerTrack.values()) {
            highEpic = highEpic.withBracket(track, 0);
        }
        ReckonersState state = tables.state.withRound(1).withHighEpic(highEpic);
        for (int i = 0; i < 3; i++) {
            state = state.with(i, state.district(i).withEnforcement(0));
        }
        for (int i = 0; i < 2; i++) {
            state = state.with(i, state.reckoner(i).withPlace(0).withDice(List.of()));
        }
        tables.state = state;
        return tables.epic(0, "E01", 2, 6, 0).epic(1, "E02", 2, 8, 0).epic(2, "E05", 3, 6, 0);
    }

    public ReckonersTables in(ReckonersPhase phase) {
        return change(each -> each.withPhase(phase));
    }

    public ReckonersTables epic(int place, String card, int research, int health, int bracket) {
        EpicInPlay epic = new EpicInPlay(card, research, health, bracket, List.of());
        return change(each -> each.with(place, each.district(place).withEpic(Optional.of(epic))));
    }

    public ReckonersTables district(int place, UnaryOperator<District> change) {
        return change(each -> each.with(place, change.apply(each.district(place))));
    }

    public ReckonersTables reckoner(int index, UnaryOperator<Reckoner> change) {
        return change(each -> each.with(index, change.apply(each.reckoner(index))));
    }

    /** One more die, showing this face. */
    public ReckonersTables die(int index, String id, int face, DieStage stage) {
        DieKind kind = DieKind.valueOf(id.replaceAll("[0-9]", "").toUpperCase(java.util.Locale.ROOT));
        return reckoner(index, reckoner -> {
            List<ReckonerDie> dice = new ArrayList<>(reckoner.dice());
            dice.add(new ReckonerDie(id, kind, face, stage, ""));
            return reckoner.withDice(List.copyOf(dice));
        });
    }

    public ReckonersTables card(int index, String id) {
        return reckoner(index, reckoner -> {
            List<OwnedCard> cards = new ArrayList<>(reckoner.cards());
            cards.add(OwnedCard.of(id, CardStage.READY));
            return reckoner.withCards(List.copyOf(cards));
        });
    }

    public ReckonersTables change(UnaryOperator<ReckonersState> change) {
        state = change.apply(state);
        return this;
    }

    public Setup setup() {
        return setup;
    }

    public ReckonersTable table() {
        return new ReckonersTable(state, chance.copy());
    }

    /** Plays legal moves on a table. */
    public static void play(ReckonersTable table, ReckonersMove... moves) {
        for (ReckonersMove move : moves) {
            GAME.refusal(table, move).ifPresent(refusal -> {
                throw new AssertionError(move + ": " + refusal);
            });
            GAME.play(table, move, Turn.silent());
        }
    }
}
