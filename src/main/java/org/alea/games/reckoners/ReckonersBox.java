package org.alea.games.reckoners;

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
import org.alea.games.reckoners.bots.SensibleBot;
import org.alea.games.reckoners.cards.ReckonersContent;
import org.alea.games.reckoners.state.ReckonersState;

/** Everything in the box of Reckoners. */
public final class ReckonersBox extends StandardBox<ReckonersTable, ReckonersMove> {
    private static final int RULES_VERSION = 1;

    private final ReckonersGame game;
    private final KnownPieces known;

    ReckonersBox(ContentSource source) {
        this(source, new ReckonersGame(ReckonersContent.read(source)));
    }

    private ReckonersBox(ContentSource source, ReckonersGame game) {
        super(
                source,
                new Parts<>(
                        ReckonersContent.GAME,
                        game,
                        ReckonersMove.class,
                        new RecordCodec<>(ReckonersState.class)
                                .tables((state, chance) ->
                                        new ReckonersTable(LaidOutTable.settled(game.content(), state), chance)),
                        game.content().names(),
                        ReckonersContent.FILES,
                        RULES_VERSION));
        this.game = game;
        this.known = KnownPieces.of(game.content());
        learn(source);
    }

    @Override
    public ReckonersGame game() {
        return game;
    }

    @Override
    public List<SetupOption> options() {
        return ReckonersOptions.offered(game.content());
    }

    @Override
    public Map<String, LongFunction<Bot<ReckonersTable, ReckonersMove>>> bots() {
        return Map.of(SensibleBot.NAME, seed -> new SensibleBot(game, seed));
    }

    @Override
    public String standardBot() {
        return SensibleBot.NAME;
    }

    @Override
    public String describe(ReckonersTable table, Language language) {
        return new TableWords(game.content(), wording(), language).text(table.state());
    }

    @Override
    public String describe(ReckonersTable table, ReckonersMove move, Language language) {
        return new Sayings(game.content(), wording(), language).move(table.state(), move);
    }

    @Override
    public String describe(Event event, Language language) {
        return new Sayings(game.content(), wording(), language).event(event);
    }

    @Override
    public String standing(ReckonersTable table, Language language) {
        ReckonersState state = table.state();
        return state.round() == 0
                ? ""
                : wording()
                        .say(
                                "table.standing",
                                Map.of("round", state.round(), "population", state.population()),
                                language);
    }

    @Override
    public Optional<RealTime<ReckonersTable, ReckonersMove>> realTime() {
        return Optional.of(new PlanningTimer());
    }

    @Override
    public List<String> violations(ReckonersTable table) {
        return new PieceCount(game.content(), known).violations(table.state());
    }

    /** What lies in which deck is not asked: a scenario lays out only what it shows. */
    @Override
    public List<String> arrangementFaults(ReckonersTable table) {
        return LaidOutTable.faults(game.content(), known, table.state());
    }
}
