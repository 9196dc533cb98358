package org.alea.app.games.queen.practice;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.alea.games.queen.QueenBox;
import org.alea.games.queen.Speed;
import org.alea.games.queen.practice.Attempt;
import org.alea.games.queen.practice.Attempts;
import org.alea.games.queen.practice.CircuitRun;
import org.alea.games.queen.practice.Drill;
import org.alea.games.queen.practice.OwnDrill;
import org.alea.games.queen.practice.Standing;

/** What the practice screen shows: the drills, the one at hand, and what the player has done so far. */
final class PracticeModel {
    private final QueenBox box;
    private final PracticeFiles files;
    private final ObservableList<Drill> drills = FXCollections.observableArrayList();
    private final ObjectProperty<Drill> drill;
    private final ObjectProperty<Speed> speed = new SimpleObjectProperty<>(Speed.OFFICIAL);
    private final ReadOnlyIntegerWrapper changes = new ReadOnlyIntegerWrapper();
    private final List<Attempt> lines = new ArrayList<>();
    private final List<CircuitRun> circuits = new ArrayList<>();
    private final List<OwnDrill> own = new ArrayList<>();
    private Attempts attempts = Attempts.of(List.of());
    private String wished = "";
    private boolean read;
    private Optional<Runnable> wanted = Optional.empty();

    PracticeModel(QueenBox box, PracticeFiles files) {
        this.box = box;
        this.files = files;
        drills.setAll(box.drills().all());
        drill = new SimpleObjectProperty<>(drills.get(0));
    }

    QueenBox box() {
        return box;
    }

    /** Takes what lies on the disk. */
    void show(PracticeFiles.Reading reading) {
        lines.clear();
        lines.addAll(Attempts.latest(reading.attempts()));
        circuits.clear();
        circuits.addAll(reading.circuits());
        own.clear();
        own.addAll(reading.drills());
        attempts = Attempts.of(lines);
        listDrills();
        changed();
        read = true;
        wanted.ifPresent(Runnable::run);
        wanted = Optional.empty();
    }

    /** Does this as soon as it is known what has been played: the exercise that is offered depends on it. */
    void onceRead(Runnable act) {
        if (read) {
            act.run();
        } else {
            wanted = Optional.of(act);
        }
    }

    /** Those of the box, then the player's own. */
    ObservableList<Drill> drills() {
        return drills;
    }

    ObjectProperty<Drill> drillProperty() {
        return drill;
    }

    /** The drill to be at hand as soon as it is listed: those of the player are read later than those of the box. */
    void wish(String id) {
        wished = id;
        fulfil();
    }

    private void fulfil() {
        drills.stream().filter(listed -> listed.id().equals(wished)).findFirst().ifPresent(found -> {
            drill.set(found);
            wished = "";
        });
    }

    ObjectProperty<Speed> speedProperty() {
        return speed;
    }

    /** Counts whatever has been done: what is shown of it follows this. */
    ReadOnlyIntegerProperty changesProperty() {
        return changes.getReadOnlyProperty();
    }

    Attempts attempts() {
        return attempts;
    }

    Standing standing() {
        return standing(drill.get());
    }

    /** Where the player stands in a drill at the speed chosen now. */
    Standing standing(Drill asked) {
        return attempts.at(asked.id(), speed.get());
    }

    boolean isOwn(Drill asked) {
        return own.stream().anyMatch(mine -> mine.id().equals(asked.id()));
    }

    /** The history has it already: keeps it on the disk and tells whoever looks. */
    void keep(Attempt attempt) {
        lines.add(attempt);
        files.add(attempt);
        changed();
    }

    /** Another line about an attempt that is known already: what the coach says of it. */
    void amend(Attempt coached) {
        attempts.add(coached);
        files.add(coached);
        lines.replaceAll(line -> line.sameAs(coached) ? coached : line);
        changed();
    }

    void keep(CircuitRun run) {
        circuits.add(run);
        files.add(run);
        changed();
    }

    OptionalInt circuitRecord() {
        return CircuitRun.record(circuits, speed.get());
    }

    /** Adds a drill of the player's own and turns to it. */
    void add(OwnDrill composed) {
        own.add(composed);
        files.add(composed);
        listDrills();
        drills.stream().filter(each -> each.id().equals(composed.id())).forEach(drill::set);
        changed();
    }

    void remove(Drill unwanted) {
        own.stream().filter(mine -> mine.id().equals(unwanted.id())).forEach(mine -> files.add(mine.asRemoved()));
        own.removeIf(mine -> mine.id().equals(unwanted.id()));
        listDrills();
        changed();
    }

    /** On how many days in a row something was practised, up to today or yesterday. */
    int daysInARow(LocalDate today, ZoneId zone) {
        Set<LocalDate> days = lines.stream()
                .map(attempt -> LocalDate.ofInstant(attempt.at(), zone))
                .collect(Collectors.toSet());
        LocalDate last = days.contains(today) ? today : today.minusDays(1);
        int row = 0;
        while (days.contains(last.minusDays(row))) {
            row++;
        }
        return row;
    }

    /** The minutes on the clock within the last seven days. */
    int minutesThisWeek(Instant now) {
        Instant weekAgo = now.minus(7, ChronoUnit.DAYS);
        long millis = lines.stream()
                .filter(attempt -> attempt.at().isAfter(weekAgo))
                .mapToLong(Attempt::usedMs)
                .sum();
        return (int) (millis / 60_000);
    }

    private void listDrills() {
        List<Drill> all = new ArrayList<>(box.drills().all());
        own.forEach(mine -> mine.drill(box.drills(), box.cards()).ifPresent(all::add));
        if (!all.contains(drill.get())) {
            drill.set(all.get(0));
        }
        drills.setAll(all);
        fulfil();
    }

    private void changed() {
        changes.set(changes.get() + 1);
    }
}
