package org.alea.games.fateforge;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongFunction;
import org.alea.content.ContentSource;
import org.alea.content.RecordCodec;
import org.alea.content.StandardBox;
import org.alea.engine.Bot;
import org.alea.engine.Event;
import org.alea.engine.Language;
import org.alea.engine.RealTime;
import org.alea.engine.SetupOption;
import org.alea.games.fateforge.bots.SensibleBot;
import org.alea.games.fateforge.cards.FateforgeContent;
import org.alea.games.fateforge.state.FateforgeState;

/** Everything in the box of Fateforge. */
public final class FateforgeBox extends StandardBox<FateforgeTable, FateforgeMove> {
    private static final int RULES_VERSION = 1;

    private final FateforgeGame game;

    FateforgeBox(ContentSource source) {
        this(source, new FateforgeGame(FateforgeContent.read(source)));
    }

    private FateforgeBox(ContentSource source, FateforgeGame game) {
        super(
                source,
                new Parts<>(
                        FateforgeContent.GAME,
                        game,
                        FateforgeMove.class,
                        new RecordCodec<>(FateforgeState.class).tables(FateforgeTable::new),
                        game.content().names(),
                        FateforgeContent.FILES,
                        RULES_VERSION));
        this.game = game;
        learn(source);
    }

    @Override
    public FateforgeGame game() {
        return game;
    }

    public FateforgeContent content() {
        return game.content();
    }

    @Override
    public List<SetupOption> options() {
        return FateforgeOptions.offered(content());
    }

    @Override
    public Map<String, LongFunction<Bot<FateforgeTable, FateforgeMove>>> bots() {
        return Map.of(SensibleBot.NAME, seed -> new SensibleBot(game, seed));
    }

    @Override
    public String standardBot() {
        return SensibleBot.NAME;
    }

    @Override
    public String describe(FateforgeTable table, Language language) {
        return new FateforgeText(content(), wording(), language).table(table);
    }

    @Override
    public String standing(FateforgeTable table, Language language) {
        return new FateforgeText(content(), wording(), language).standing(table);
    }

    @Override
    public String describe(FateforgeTable table, FateforgeMove move, Language language) {
        return new FateforgePhrases(content(), wording(), language).move(table, move);
    }

    @Override
    public String describe(Event event, Language language) {
        return new FateforgePhrases(content(), wording(), language).event(event);
    }

    @Override
    public Optional<RealTime<FateforgeTable, FateforgeMove>> realTime() {
        return Optional.of(new FateforgeTimer());
    }

    @Override
    public boolean accountsForEveryPiece() {
        return false;
    }

    @Override
    public List<String> violations(FateforgeTable table) {
        return FateforgeCensus.violations(content(), table.state());
    }
}
