package org.alea.app.games.queen.practice;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.application.Platform;
import org.alea.app.games.TableScreen;
import org.alea.app.games.queen.QueenTableKit;
import org.alea.app.shell.Autosave;
import org.alea.app.shell.Desk;
import org.alea.app.shell.GameSession;
import org.alea.engine.Match;
import org.alea.engine.Setup;
import org.alea.games.queen.QueenBox;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.practice.DailyBook;
import org.alea.games.queen.practice.DailyChallenge;
import org.alea.games.queen.practice.DailyGame;
import org.alea.store.FinishedGame;
import org.alea.store.Loading;
import org.alea.store.SaveHeader;
import org.alea.store.Saves;
import org.alea.store.Slot;

/**
 * Where Daily Challenges are begun and taken up again. Each date has a save of its own, so that leaving a challenge for
 * an ordinary game loses nothing (QUEEN-198).
 */
final class DailyRoom {
    private static final String GAME = "queen";
    private static final int DAYS_KEPT = 31;

    private final Desk desk;
    private final QueenBox box;
    private final Function<GameSession<QueenTable, QueenMove>, TableScreen> tables;

    DailyRoom(Desk desk, QueenBox box, Function<GameSession<QueenTable, QueenMove>, TableScreen> tables) {
        this.desk = desk;
        this.box = box;
        this.tables = tables;
    }

    /**
     * The challenges played so far.
     *
     * @param waiting the dates of those that wait to be finished, the newest first
     */
    record Facts(DailyBook book, List<LocalDate> waiting) {
        static final Facts NONE = new Facts(new DailyBook(List.of()), List.of());

        boolean waitsOn(LocalDate date) {
            return waiting.contains(date);
        }

        /** The newest that waits from before a date. */
        Optional<LocalDate> waitsBefore(LocalDate date) {
            return waiting.stream().filter(each -> each.isBefore(date)).findFirst();
        }
    }

    LocalDate today() {
        return LocalDate.now(desk.calendar());
    }

    /** Reads the disk; not for the JavaFX thread. */
    Facts read() {
        ZoneId zone = desk.calendar().getZone();
        List<DailyGame> games = desk.store().history().read().entries().stream()
                .filter(game ->
                        game.game().equals(GAME) && "daily".equals(game.setup().get("occasion")))
                .flatMap(game -> daily(game, zone))
                .toList();
        return new Facts(new DailyBook(games), waiting());
    }

    /** A challenge begun before midnight can still be finished: the date of its start counts. */
    private List<LocalDate> waiting() {
        desk.store().flush();
        Saves saves = desk.store().saves();
        return days().filter(date -> saves.taken(slot(date)) || saves.bringBack(slot(date), this::cardsOf))
                .toList();
    }

    private Stream<LocalDate> days() {
        return Stream.iterate(today(), date -> date.minusDays(1)).limit(DAYS_KEPT);
    }

    /** Begins a challenge that is over once more, in the place of its date: no ordinary game gives way for it. */
    void again(Setup played) {
        dateOf(played)
                .ifPresentOrElse(
                        date -> begin(cards -> DailyChallenge.onceMore(played), date),
                        () -> desk.navigator().start(GAME, DailyChallenge.onceMore(played)));
    }

    /** The date of a challenge that can still be played or has just been. */
    Optional<LocalDate> dateOf(Setup played) {
        return days().filter(date -> new DailyChallenge(date).seed() == played.seed())
                .findFirst();
    }

    private static Stream<DailyGame> daily(FinishedGame game, ZoneId zone) {
        long seed = Long.parseUnsignedLong(game.seed());
        return DailyBook.date(seed, game.startedAt(), zone).map(date -> new DailyGame(date, game.result())).stream();
    }

    /** Goes on with the game of today, or begins it: the scored one if there has been none yet. */
    void play(Facts facts) {
        LocalDate date = today();
        if (facts.waitsOn(date)) {
            resume(date);
            return;
        }
        DailyChallenge challenge = new DailyChallenge(date);
        Optional<DailyGame> played = facts.book().on(date);
        begin(played.isPresent() ? challenge::again : challenge::setup, date);
    }

    /** Everybody plays the same game, so it is dealt without the player's own cards. */
    private void begin(Function<QueenBox, Setup> setup, LocalDate date) {
        BooleanSupplier stillHere = desk.navigator().stillHere();
        desk.boxes().whenOpenForAll(GAME, opened -> {
            if (stillHere.getAsBoolean()) {
                QueenBox cards = (QueenBox) opened;
                Setup assigned = QueenTableKit.assigned(setup.apply(cards), desk.preferences());
                sit(
                        cards,
                        Match.start(cards.game(), assigned),
                        date,
                        desk.calendar().instant());
            }
        });
    }

    /** Goes on with the game of a date that waits to be finished. */
    void resume(LocalDate date) {
        BooleanSupplier stillHere = desk.navigator().stillHere();
        desk.background().execute(() -> {
            QueenBox cards = begunWith(slot(date));
            Loading<QueenTable, QueenMove> loading = desk.store().saves().load(slot(date), cards);
            Platform.runLater(() -> {
                if (!(loading instanceof Loading.Loaded<QueenTable, QueenMove> loaded)) {
                    desk.navigator().explain(GAME, loading);
                } else if (stillHere.getAsBoolean()) {
                    desk.navigator().explain(GAME, loading);
                    sit(cards, loaded.match(), date, loaded.header().startedAt());
                }
            });
        });
    }

    private QueenBox begunWith(Slot slot) {
        return desk.store().saves().header(slot).map(this::cardsOf).orElse(box);
    }

    private QueenBox cardsOf(SaveHeader save) {
        return (QueenBox) desk.boxes().begunWith(save, box);
    }

    private void sit(QueenBox cards, Match<QueenTable, QueenMove> match, LocalDate date, Instant startedAt) {
        GameSession<QueenTable, QueenMove> session = new GameSession<>(GAME, cards, match, desk.clock());
        Autosave.keep(session, desk.store(), slot(date), startedAt, desk.background());
        desk.navigator().show(tables.apply(session));
    }

    private static Slot slot(LocalDate date) {
        return Slot.autosave(GAME + "-daily-" + date);
    }
}
