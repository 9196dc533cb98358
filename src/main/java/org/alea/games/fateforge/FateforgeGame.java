package org.alea.games.fateforge;

import java.util.List;
import java.util.Optional;
import org.alea.engine.Chance;
import org.alea.engine.Decision;
import org.alea.engine.Deck;
import org.alea.engine.PhasedGame;
import org.alea.engine.Result;
import org.alea.engine.Result.Outcome;
import org.alea.engine.Result.Term;
import org.alea.engine.SeededChance;
import org.alea.engine.Setup;
import org.alea.games.fateforge.cards.FateforgeContent;
import org.alea.games.fateforge.rules.Course;
import org.alea.games.fateforge.state.BossInPlay;
import org.alea.games.fateforge.state.FateforgeState;
import org.alea.games.fateforge.state.Fray;
import org.alea.games.fateforge.state.GameEnd;

/** The rules of Fateforge. */
public final class FateforgeGame extends PhasedGame<FateforgeTable, FateforgeMove> {
    private final FateforgeContent content;
    private final Course course;

    public FateforgeGame(FateforgeContent content) {
        this.content = content;
        this.course = new Course(content);
    }

    public FateforgeContent content() {
        return content;
    }

    @Override
    public FateforgeTable setUp(Setup setup, Chance chance) {
        return course.begin(FateforgeOptions.agreement(setup, content), FateforgeOptions.heroes(setup), chance);
    }

    @Override
    protected Decision<FateforgeTable, FateforgeMove> decision(FateforgeTable table) {
        return course.decision(table);
    }

    @Override
    public Optional<Result> result(FateforgeTable table) {
        return table.state().end().map(end -> result(end, table.state().rounds()));
    }

    private static Result result(GameEnd end, int rounds) {
        return new Result(
                end.won() ? Outcome.WON : Outcome.LOST,
                end.laurels(),
                end.rank(),
                rounds,
                List.of(
                        new Term("secondary", 2 * end.secondary()),
                        new Term("unfallen", end.unfallen()),
                        new Term("thrift", end.thrift()),
                        new Term("vigour", end.vigour())));
    }

    /** FATE-495: the decks in another order; all else that is unknown is still to be drawn. */
    @Override
    public FateforgeTable imagine(FateforgeTable table, long seed) {
        Chance future = new SeededChance(seed);
        FateforgeState state = table.state();
        FateforgeState imagined = state.withCorruption(state.corruption().imagined(future, "imagined"));
        if (state.fray().isPresent()) {
            Fray fray = state.fray().get();
            Deck<String> fear = fray.fear().imagined(future, "imagined");
            Fray unseen = fray.withDecks(fear, fray.traps().imagined(future, "imagined"));
            if (fray.boss().isPresent()) {
                BossInPlay boss = fray.boss().get();
                unseen = unseen.with(boss.with(boss.deck().imagined(future, "imagined")));
            }
            imagined = imagined.with(unseen);
        }
        return new FateforgeTable(imagined, future);
    }

    /** FATE-296: nothing is taken back in Hardcore. */
    @Override
    public Undo undo(FateforgeTable before, FateforgeMove move, boolean revealed) {
        return before.state().agreement().hardcore() ? Undo.NEVER : super.undo(before, move, revealed);
    }
}
