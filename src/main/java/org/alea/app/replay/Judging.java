package org.alea.app.replay;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import org.alea.app.games.TableReplay.Grade;
import org.alea.app.games.TableReplay.Judgement;
import org.alea.app.replay.Recording.Round;
import org.alea.app.shell.Desk;

/** What the coach has said so far. A round is judged when it is asked for, once, and away from the JavaFX thread. */
final class Judging {
    private final Desk desk;
    private final Coach coach;
    private final Map<Integer, Judgement> judgements = new HashMap<>();
    private final Set<Integer> judged = new HashSet<>();
    private final ReadOnlyIntegerWrapper found = new ReadOnlyIntegerWrapper();
    private final ReadOnlyBooleanWrapper thinking = new ReadOnlyBooleanWrapper();
    private final AtomicBoolean stopped = new AtomicBoolean();

    /** Judges the steps of a round by their numbers. */
    interface Coach {
        void judge(int round, BiConsumer<Integer, Judgement> told, BooleanSupplier stopped);
    }

    Judging(Desk desk, Coach coach) {
        this.desk = desk;
        this.coach = coach;
    }

    Optional<Judgement> of(int step) {
        return Optional.ofNullable(judgements.get(step));
    }

    /** How near to the best the decisions of a round came, of 100; nothing before all of them have been judged. */
    OptionalInt accuracy(Round round) {
        OptionalDouble mean = IntStream.rangeClosed(round.first(), round.last())
                .filter(step -> judged.contains(round.number()))
                .mapToObj(this::of)
                .flatMap(Optional::stream)
                .mapToDouble(Judgement::accuracy)
                .average();
        return mean.isPresent() ? OptionalInt.of((int) Math.round(mean.getAsDouble())) : OptionalInt.empty();
    }

    /** How many steps have been judged. */
    ReadOnlyIntegerProperty foundProperty() {
        return found.getReadOnlyProperty();
    }

    ReadOnlyBooleanProperty thinkingProperty() {
        return thinking.getReadOnlyProperty();
    }

    /** Jumps to the next mistake, judging round after round until there is one. */
    void seekMistake(ReplayModel model, Runnable nothing) {
        if (thinking.get() || stopped.get()) {
            return;
        }
        List<Round> ahead = model.rounds().stream()
                .filter(round -> round.last() > model.at())
                .toList();
        for (Round round : ahead) {
            if (!judged.contains(round.number())) {
                judge(round.number(), () -> seekMistake(model, nothing));
                return;
            }
            for (int step = Math.max(round.first(), model.at() + 1); step <= round.last(); step++) {
                if (of(step).filter(judgement -> judgement.grade() == Grade.MISTAKE)
                        .isPresent()) {
                    model.jump(step);
                    return;
                }
            }
        }
        nothing.run();
    }

    /** The player has left. */
    void stop() {
        stopped.set(true);
    }

    private void judge(int round, Runnable then) {
        thinking.set(true);
        desk.background().execute(() -> {
            coach.judge(round, (step, judgement) -> Platform.runLater(() -> add(step, judgement)), stopped::get);
            Platform.runLater(() -> {
                judged.add(round);
                thinking.set(false);
                then.run();
            });
        });
    }

    private void add(int step, Judgement judgement) {
        judgements.put(step, judgement);
        found.set(judgements.size());
    }
}
