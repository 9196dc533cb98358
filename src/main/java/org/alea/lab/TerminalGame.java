package org.alea.lab;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.alea.content.CardEntry;
import org.alea.content.GameBox;
import org.alea.content.MoveCodec;
import org.alea.engine.IllegalMoveException;
import org.alea.engine.Language;
import org.alea.engine.Match;
import org.alea.engine.Move;
import org.alea.engine.Seeds;
import org.alea.engine.Table;
import org.alea.engine.Words;

/** A whole game in the terminal: the table as text, the legal moves by number, and the clock if the game has one. */
final class TerminalGame<T extends Table<T>, M extends Move> {
    private static final int MOST_LISTED = 60;
    private static final int COUNTDOWN = 3;
    private static final long LOOK_AT_THE_CLOCK_MS = 100;
    private static final Pattern CARD = Pattern.compile("(?:card|carte)(?:\\s+(.*))?");
    private static final Set<Integer> WARNINGS = Set.of(30, 15, 10, 5, 4, 3, 2, 1);

    private final GameBox<T, M> box;
    private final Match<T, M> match;
    private final Language language;
    private final PrintStream out;
    private final Narrator narrator;
    private final Typing typing;
    private final TerminalClock<T, M> clock;
    private final LongSupplier nanoClock;
    private final long begun;
    private int lastSecondsTold;

    TerminalGame(
            GameBox<T, M> box,
            Match<T, M> match,
            Language language,
            PrintStream out,
            Typing typing,
            LongSupplier nanoClock) {
        this.box = box;
        this.match = match;
        this.language = language;
        this.out = out;
        this.narrator = new Narrator(box, language, out);
        this.typing = typing;
        this.clock = new TerminalClock<>(box.realTime(), nanoClock);
        this.nanoClock = nanoClock;
        this.begun = nanoClock.getAsLong();
    }

    /** Plays until the game is over or the player leaves. */
    void play() {
        narrator.say(Phrases.SEED, Seeds.format(match.setup().seed()));
        narrator.say(Phrases.HELP);
        clock.follow(match.table());
        showTable();
        while (match.result().isEmpty()) {
            Optional<M> due = clock.due(match.table());
            if (due.isPresent()) {
                play(due.get());
                continue;
            }
            tellTheTime();
            Optional<String> line = typing.next(clock.running() ? LOOK_AT_THE_CLOCK_MS : Typing.AS_LONG_AS_IT_TAKES);
            if (typing.ended() || line.filter("q"::equals).isPresent()) {
                narrator.say(Phrases.LEFT);
                return;
            }
            line.ifPresent(this::obey);
        }
        narrator.tell(match.result().get());
    }

    private void obey(String line) {
        switch (line) {
            case "" -> showTable();
            case "?" -> help();
            case "u" -> undo();
            case "r" -> redo();
            case "h" -> hint();
            default -> {
                Matcher card = CARD.matcher(line);
                if (line.startsWith("/")) {
                    find(line.substring(1));
                } else if (card.matches()) {
                    lookUp(Optional.ofNullable(card.group(1)).orElse("").strip());
                } else {
                    choose(line);
                }
            }
        }
    }

    private void help() {
        narrator.say(Phrases.HELP);
        String signs = box.signs(language);
        if (!signs.isEmpty()) {
            out.println(signs);
        }
        if (!box.printed().isEmpty()) {
            narrator.say(Phrases.CARDS);
        }
    }

    /** What is printed on the cards of this name; without one, all names there are. */
    private void lookUp(String name) {
        List<CardEntry> found =
                box.printed().stream().filter(card -> card.goesBy(name)).toList();
        if (found.isEmpty()) {
            narrator.say(Phrases.NO_SUCH_CARD, name);
        } else if (name.isEmpty()) {
            out.println(found.stream().map(card -> card.name().in(language)).collect(Collectors.joining(", ")));
        } else {
            found.forEach(card ->
                    out.println(card.name().in(language) + ". " + card.text().in(language)));
        }
    }

    /** The legal moves as they are offered: first those that are asked for, then what only prepares them. */
    private List<M> offered() {
        Map<Boolean, List<M>> parted = match.moves().stream().collect(Collectors.partitioningBy(box::prepares));
        List<M> all = new ArrayList<>(parted.getOrDefault(false, List.of()));
        all.addAll(parted.getOrDefault(true, List.of()));
        return all;
    }

    private void choose(String number) {
        List<M> moves = offered();
        if (!number.matches("[0-9]{1,6}") || Integer.parseInt(number) < 1 || Integer.parseInt(number) > moves.size()) {
            narrator.say(Phrases.NO_SUCH_MOVE, number);
            return;
        }
        if (interrupted() && clock.runsOut()) {
            countDown();
        }
        play(clock.now(moves.get(Integer.parseInt(number) - 1)));
    }

    /** Whether play stands still: what lies on the table is not shown meanwhile. */
    private boolean interrupted() {
        List<M> moves = match.moves();
        return !moves.isEmpty() && moves.stream().allMatch(Move::interruption);
    }

    /** The player gets ready; what is typed too early counts for nothing. */
    private void countDown() {
        for (int seconds = COUNTDOWN; seconds > 0; seconds--) {
            narrator.say(Phrases.COUNTDOWN, seconds);
            long until = nanoClock.getAsLong() + 1_000_000_000L;
            for (long left = 1000; left > 0 && !typing.ended(); left = (until - nanoClock.getAsLong()) / 1_000_000) {
                typing.next(left);
            }
        }
    }

    private void play(M move) {
        try {
            match.play(move, (nanoClock.getAsLong() - begun) / 1_000_000)
                    .events()
                    .forEach(narrator::tell);
        } catch (IllegalMoveException e) {
            out.println(box.describe(e.refusal(), language));
            return;
        }
        clock.follow(match.table());
        showTable();
    }

    private void undo() {
        if (!match.canUndo()) {
            narrator.say(Phrases.NO_UNDO);
            return;
        }
        match.undo();
        clock.goBackTo(match.table());
        showTable();
    }

    private void redo() {
        if (!match.canRedo()) {
            narrator.say(Phrases.NO_REDO);
            return;
        }
        match.redo();
        clock.follow(match.table());
        showTable();
    }

    private void hint() {
        Optional<String> hint = box.hint(match, language);
        if (hint.isEmpty()) {
            narrator.say(Phrases.NO_HINT);
            return;
        }
        match.markLearning();
        narrator.say(Phrases.HINT, hint.get());
    }

    private void find(String text) {
        List<M> moves = offered();
        List<String> found = IntStream.range(0, moves.size())
                .filter(i -> called(moves.get(i), text))
                .mapToObj(i -> line(moves, i))
                .toList();
        found.forEach(out::println);
        if (found.isEmpty()) {
            narrator.say(Phrases.NOT_FOUND, text);
        }
    }

    /** A move goes by its words in both languages, and by the name it has in files. */
    private boolean called(M move, String text) {
        return Words.of(other -> box.describe(match.table(), move, other)).holds(text)
                || Words.same(MoveCodec.name(move.getClass())).holds(text);
    }

    private void showTable() {
        out.println();
        if (interrupted()) {
            narrator.say(Phrases.PAUSED);
        } else {
            OptionalInt elapsed = clock.elapsedMs();
            out.println(
                    elapsed.isPresent()
                            ? box.describe(match.table(), elapsed.getAsInt(), language)
                            : box.describe(match.table(), language));
        }
        List<M> moves = offered();
        IntStream.range(0, Math.min(moves.size(), MOST_LISTED)).forEach(i -> out.println(line(moves, i)));
        if (moves.size() > MOST_LISTED) {
            narrator.say(Phrases.MORE, moves.size() - MOST_LISTED);
        }
    }

    private String line(List<M> moves, int index) {
        return String.format(
                Locale.ROOT, "%4d  %s", index + 1, box.describe(match.table(), moves.get(index), language));
    }

    private void tellTheTime() {
        int seconds = clock.secondsLeft().orElse(0);
        if (seconds != lastSecondsTold && WARNINGS.contains(seconds)) {
            narrator.say(Phrases.TIME_LEFT, seconds);
        }
        lastSecondsTold = seconds;
    }
}
