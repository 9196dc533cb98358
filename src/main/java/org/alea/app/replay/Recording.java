package org.alea.app.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import org.alea.app.games.TableReplay;
import org.alea.app.games.TableReplay.Judgement;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Screen;
import org.alea.content.GameBox;
import org.alea.engine.Event;
import org.alea.engine.Language;
import org.alea.engine.Match;
import org.alea.engine.Move;
import org.alea.engine.Played;
import org.alea.engine.Table;
import org.kordamp.ikonli.Ikon;

/** A recorded match as a row of steps. It is only ever read. */
final class Recording<T extends Table<T>, M extends Move> {
    private final GameBox<T, M> box;
    private final Match<T, M> match;
    private final TableReplay<T, M> table;
    private final List<Step> steps = new ArrayList<>();

    /**
     * One move worth a stop.
     *
     * @param moves how many moves have been played once it is over
     */
    record Step(int number, int moves, int round, Ikon icon, String clock, long millis, List<TableReplay.Mark> marks) {}

    /** The steps of one round: from the first to the last of them, both included. */
    record Round(int number, int first, int last) {}

    Recording(GameBox<T, M> box, Match<T, M> match, TableReplay<T, M> table) {
        this.box = box;
        this.match = match;
        this.table = table;
        List<Played<M>> history = match.history();
        for (int i = 0; i < history.size(); i++) {
            Played<M> played = history.get(i);
            if (table.told(played.move())) {
                steps.add(new Step(
                        steps.size() + 1,
                        i + 1,
                        Math.max(1, table.round(match.tableAfter(i))),
                        table.icon(played.move()),
                        table.clock(match.tableAfter(i), played),
                        played.millis(),
                        table.marks(played)));
            }
        }
    }

    List<Step> steps() {
        return List.copyOf(steps);
    }

    /** The rounds in their order; what precedes the first belongs to it. */
    List<Round> rounds() {
        List<Round> rounds = new ArrayList<>();
        for (Step step : steps) {
            Round last = rounds.isEmpty() ? null : rounds.get(rounds.size() - 1);
            if (last != null && last.number() >= step.round()) {
                rounds.set(rounds.size() - 1, new Round(last.number(), last.first(), step.number()));
            } else {
                rounds.add(new Round(step.round(), step.number(), step.number()));
            }
        }
        return rounds;
    }

    /** The move of a step as a sentence. */
    String words(Step step, Language language) {
        return box.describe(
                match.tableAfter(step.moves() - 1),
                match.history().get(step.moves() - 1).move(),
                language);
    }

    /** What a step brought about, a line each. */
    List<String> journal(Step step, Language language) {
        List<String> lines = new ArrayList<>();
        for (Event event : match.history().get(step.moves() - 1).events()) {
            String line = box.describe(event, language);
            if (!line.isBlank()) {
                lines.add(line);
            }
        }
        return lines;
    }

    /** Shows the table after so many steps. */
    void show(int at) {
        table.show(moves(at));
    }

    /** Whether a match can go on from here. */
    boolean open(int at) {
        return box.game().result(match.tableAfter(moves(at))).isEmpty();
    }

    Match<T, M> branch(int at) {
        return table.branch(match, moves(at));
    }

    /** Whether there is a coach for this game. */
    boolean judges() {
        return table.judges();
    }

    /** The coach, at the decision that the step before this point was part of. */
    Optional<Screen> coach(Desk desk, int at) {
        return table.coach(desk, moves(at));
    }

    /** Has the steps of a round judged, each by its number; slow, so not for the JavaFX thread. */
    void judge(int round, BiConsumer<Integer, Judgement> told, BooleanSupplier stopped) {
        table.judge(
                round,
                (moves, judgement) -> steps.stream()
                        .filter(step -> step.moves() == moves)
                        .forEach(step -> told.accept(step.number(), judgement)),
                stopped);
    }

    private int moves(int at) {
        return at == 0 ? 0 : steps.get(at - 1).moves();
    }
}
