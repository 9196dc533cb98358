package org.alea.engine.purse;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongFunction;
import org.alea.content.ContentSource;
import org.alea.content.GameBox;
import org.alea.content.GameKit;
import org.alea.content.MoveCodec;
import org.alea.content.RuleBook;
import org.alea.content.TableCodec;
import org.alea.content.Wording;
import org.alea.engine.Bot;
import org.alea.engine.Game;
import org.alea.engine.Language;
import org.alea.engine.RealTime;
import org.alea.engine.SetupOption;
import org.alea.engine.Words;

/** The purse game as a game of the suite, so that everything made for any game can be tried before and beside the real ones. */
public final class PurseKit implements GameKit {
    public static final String ID = "purse";

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
        return new Box(source);
    }

    /** Its rules, words and cards. */
    public static final class Box implements GameBox<PurseTable, PurseMove> {
        private final PurseGame game;
        private final RuleBook rules;
        private final Wording wording;
        private final MoveCodec<PurseMove> moves = new MoveCodec<>(PurseMove.class);
        private final String hash;

        Box(ContentSource source) {
            Map<String, Words> names = new HashMap<>();
            game = new PurseGame(source
                    .list(ID, "cards.json")
                    .read(card -> {
                        names.put(card.id(), card.words("name"));
                        return card.number("value", 0, 9);
                    })
                    .stream()
                    .mapToInt(Integer::intValue)
                    .toArray());
            rules = RuleBook.read(source, ID);
            wording = Wording.read(source, ID).with(names);
            hash = source.hash(ID, List.of("cards.json"));
        }

        @Override
        public Game<PurseTable, PurseMove> game() {
            return game;
        }

        @Override
        public List<SetupOption> options() {
            return List.of(
                    SetupOption.one("clock", "none", "none", "fast"),
                    SetupOption.number("target", 1, 200, 60),
                    SetupOption.any("charms", "honesty", "patience"));
        }

        @Override
        public RuleBook rules() {
            return rules;
        }

        @Override
        public Wording wording() {
            return wording;
        }

        @Override
        public MoveCodec<PurseMove> moves() {
            return moves;
        }

        @Override
        public TableCodec<PurseTable> tables() {
            return new PurseTables();
        }

        @Override
        public Map<String, LongFunction<Bot<PurseTable, PurseMove>>> bots() {
            return Map.of("careful", seed -> this::bankAtTwenty);
        }

        @Override
        public String standardBot() {
            return "careful";
        }

        @Override
        public String describe(PurseTable table, Language language) {
            return wording.say("table", Map.of("round", table.round, "purse", table.purse, "pot", table.pot), language);
        }

        @Override
        public String describe(PurseTable table, PurseMove move, Language language) {
            return wording.say("move." + MoveCodec.name(move.getClass()), MoveCodec.parameters(move), language);
        }

        @Override
        public Optional<RealTime<PurseTable, PurseMove>> realTime() {
            return Optional.of(new PurseClock());
        }

        @Override
        public List<String> violations(PurseTable table) {
            return table.taken > table.deck.length || table.pot < 0 || table.round > table.rounds
                    ? List.of("the table is broken")
                    : List.of();
        }

        @Override
        public int rulesVersion() {
            return 1;
        }

        @Override
        public String contentHash() {
            return hash;
        }

        private PurseMove bankAtTwenty(PurseTable table) {
            if (table.phase == PurseTable.Phase.BET) {
                return new PurseMove.Bet(2);
            }
            return table.pot >= 20 || table.elapsedMs >= table.limitMs - PurseGame.ROLL_MS
                    ? bank(table)
                    : new PurseMove.Roll(table.elapsedMs);
        }

        private PurseMove bank(PurseTable table) {
            return table.elapsedMs < table.limitMs ? new PurseMove.Bank() : new PurseMove.TimeUp(table.limitMs);
        }
    }
}
