package org.alea.engine.purse;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongFunction;
import org.alea.content.Census;
import org.alea.content.ContentSource;
import org.alea.content.GameKit;
import org.alea.content.RecordCodec;
import org.alea.content.StandardBox;
import org.alea.engine.Bot;
import org.alea.engine.Language;
import org.alea.engine.RealTime;
import org.alea.engine.SetupOption;
import org.alea.engine.Words;

/** The purse game as a game of the suite, so that everything made for any game can be tried before and beside the real ones. */
public final class PurseKit implements GameKit {
    public static final String ID = "purse";

    private static final String CARDS = "cards.json";

    @Override
    public String id() {
        return ID;
    }

    @Override
    public Words title() {
        return new Words("La bourse", "The Purse");
    }

    @Override
    public Box open(ContentSource source) {
        Map<String, Words> names = new HashMap<>();
        List<Integer> cards = source.list(ID, CARDS).read(card -> {
            names.put(card.id(), card.words("name"));
            return card.number("value", 0, 9);
        });
        PurseGame game =
                new PurseGame(cards.stream().mapToInt(Integer::intValue).toArray());
        return new Box(source, game, names);
    }

    /** Its rules, words and cards. */
    public static final class Box extends StandardBox<PurseTable, PurseMove> {

        Box(ContentSource source, PurseGame game, Map<String, Words> names) {
            super(
                    source,
                    new Parts<>(
                            ID,
                            game,
                            PurseMove.class,
                            new RecordCodec<>(PurseState.class).tables(PurseTable::new),
                            names,
                            List.of(CARDS),
                            1));
        }

        @Override
        public List<SetupOption> options() {
            return List.of(
                    SetupOption.one("clock", "none", "none", "fast"),
                    SetupOption.number("target", 1, 200, 60),
                    SetupOption.any("charms", "honesty", "patience"));
        }

        @Override
        public Map<String, LongFunction<Bot<PurseTable, PurseMove>>> bots() {
            return Map.of("careful", seed -> Box::bankAtTwenty);
        }

        @Override
        public String standardBot() {
            return "careful";
        }

        @Override
        public String describe(PurseTable table, Language language) {
            return wording()
                    .say("table", Map.of("round", table.round(), "purse", table.purse(), "pot", table.pot()), language);
        }

        @Override
        public Optional<RealTime<PurseTable, PurseMove>> realTime() {
            return Optional.of(new PurseClock());
        }

        @Override
        public List<String> violations(PurseTable table) {
            PurseState state = table.state();
            return new Census()
                    .range("taken", state.taken(), 0, state.deck().size())
                    .range("round", state.round(), 1, state.rounds())
                    .demand(state.pot() >= 0, "the pot owes something")
                    .faults();
        }

        private static PurseMove bankAtTwenty(PurseTable table) {
            PurseState state = table.state();
            if (state.phase() == PurseState.Phase.BET) {
                return new PurseMove.Bet(2);
            }
            if (state.pot() < 20 && state.elapsedMs() < state.limitMs() - Rolling.ROLL_MS) {
                return new PurseMove.Roll(state.elapsedMs());
            }
            return table.timeIsUp() ? new PurseMove.TimeUp(state.limitMs()) : new PurseMove.Bank();
        }
    }
}
