package org.alea.app.games.synchro;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import javafx.application.Platform;
import javafx.css.PseudoClass;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.alea.app.games.synchro.art.SynchroVoice;
import org.alea.app.games.synchro.input.HandOptions;
import org.alea.app.games.synchro.input.HandSpots;
import org.alea.app.games.synchro.input.SynchroKeys;
import org.alea.app.games.synchro.input.SynchroQuestion;
import org.alea.app.games.synchro.input.SynchroWays;
import org.alea.app.games.synchro.input.Touched;
import org.alea.app.gametable.GameSpeech;
import org.alea.app.play.Gesture;
import org.alea.app.play.Question;
import org.alea.app.play.Shot;
import org.alea.app.settings.Preferences;
import org.alea.app.shell.Texts;
import org.alea.app.table.Spot;
import org.alea.engine.Bot;
import org.alea.engine.Language;
import org.alea.engine.Move;
import org.alea.engine.SeededChance;
import org.alea.games.synchro.SynchroMove;
import org.alea.games.synchro.SynchroTable;
import org.alea.games.synchro.effects.Marble;
import org.alea.games.synchro.state.Ask;
import org.alea.store.Settings;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Somebody without a mouse plays a whole game: every answer is given by digits, letters, Tab and Enter. */
@Tag("soak")
class SynchroByKeysTest extends AtTheSynchroTable {
    private static final SynchroVoice VOICE = new SynchroVoice(
            new GameSpeech<>("synchro", BOX, new Texts(Language.FR), new Preferences(Settings.standard(), all -> {})),
            BOX.game().content());
    private static final PseudoClass CURSOR = PseudoClass.getPseudoClass("cursor");
    private static final int DECISIONS = 400;
    private static final int ROUND_THE_TABLE = 200;
    private static final int ODD = 4;
    private static final int MOST_STEPS = 300;

    private final Set<String> stuck = new LinkedHashSet<>();

    @ParameterizedTest
    @ValueSource(longs = {1, 2})
    void aWholeGame(long seed) {
        sitDown(newMatch(seed, Map.of()));
        Bot<SynchroTable, SynchroMove> bot =
                Objects.requireNonNull(BOX.bots().get("sensible")).apply(seed);
        SeededChance luck = new SeededChance(seed);
        Map<String, Integer> answered = new java.util.TreeMap<>();

        for (int i = 0; i < DECISIONS && match.result().isEmpty(); i++) {
            now(this::watch);
            if (match.result().isEmpty()) {
                SynchroMove wanted = wanted(i, bot, luck);
                answered.merge(match.table().ask().getClass().getSimpleName(), 1, Integer::sum);
                int before = match.history().size();
                boolean made = now(() -> answer(wanted, before));
                if (!made || !spent(played().get(before)).equals(spent(wanted))) {
                    stuck.add(wanted.getClass().getSimpleName() + " at "
                            + (made ? "became " + played().get(before) : "nothing happens") + ": " + wanted);
                }
                if (!made) {
                    onFxThread(() -> match.play(wanted, 0));
                    sitDown(match);
                }
            }
        }

        assertThat(stuck).as("answered: %s", answered).isEmpty();
        assertThat(answered).containsKeys("ChooseHeroes", "SkillDraft", "ChooseRoad", "HeroActions");
    }

    /** Mostly a sensible move, now and then any other. */
    private SynchroMove wanted(int decision, Bot<SynchroTable, SynchroMove> bot, SeededChance luck) {
        SynchroMove wanted =
                decision % ODD == 0 ? BOX.game().randomMove(match.table(), luck) : bot.choose(match.table());
        boolean ends = wanted instanceof SynchroMove.Concede || wanted instanceof SynchroMove.AcceptDefeat;
        boolean byHand =
                !(wanted instanceof SynchroMove.SetOrder) || layOut(wanted).isPresent();
        return ends || !byHand ? simple() : wanted;
    }

    private SynchroMove simple() {
        return match.moves().stream()
                .filter(move -> !(move instanceof SynchroMove.Concede))
                .filter(move -> !(move instanceof SynchroMove.SetOrder))
                .reduce((first, last) -> last)
                .orElseThrow();
    }

    /** Steps of the monsters are gone through, and whatever lies over the table is closed. */
    private boolean watch() {
        for (int i = 0; i < MOST_STEPS && steps(); i++) {
            press(i < 3 ? KeyCode.SPACE : KeyCode.ESCAPE);
        }
        return steps();
    }

    /** Presses and lets go a key as the keyboard does; without the rests of a robot, for there are thousands. */
    private void press(KeyCode key) {
        String text = key.isDigitKey() ? key.getName() : "";
        for (EventType<KeyEvent> type : List.of(KeyEvent.KEY_PRESSED, KeyEvent.KEY_RELEASED)) {
            Node focused = table.node().getScene().getFocusOwner();
            Node target = focused == null ? table.node() : focused;
            Event.fireEvent(target, new KeyEvent(type, KeyEvent.CHAR_UNDEFINED, text, key, false, false, false, false));
        }
    }

    private static <V> V now(Supplier<V> act) {
        return CompletableFuture.supplyAsync(act, Platform::runLater).join();
    }

    private boolean steps() {
        Node steps = table.node().lookup("#steps");
        return steps != null && steps.isVisible();
    }

    private boolean answer(SynchroMove move, int before) {
        Question<SynchroMove, Touched> question = SynchroQuestion.of(VOICE, shot());
        Gesture<SynchroMove, Touched> plays = new Gesture.Play<>(move);
        for (int i = 0; i < question.rows().size(); i++) {
            Question.Row<SynchroMove, Touched> row = question.rows().get(i);
            if (row.gesture().equals(Optional.of(plays))) {
                if (i < 9) {
                    press(KeyCode.values()[KeyCode.DIGIT1.ordinal() + i]);
                } else {
                    aimAt(Spot.of("row", row.id()));
                    press(KeyCode.ENTER);
                }
                return match.history().size() > before;
            }
        }
        for (Question.Command<SynchroMove, Touched> command : question.commands()) {
            if (command.gesture().equals(Optional.of(plays))) {
                if (command.main() && ringed().isEmpty()) {
                    press(KeyCode.ENTER);
                } else {
                    aimAt(Spot.of("command", command.id()));
                    press(KeyCode.ENTER);
                }
                return match.history().size() > before;
            }
        }
        return byHand(move, before);
    }

    /** Touches what the move is made of, one thing after the other, and confirms it where it waits. */
    private boolean byHand(SynchroMove move, int before) {
        HandOptions options = new HandOptions(match.table(), match.moves());
        Touched draft = Touched.NOTHING;
        for (Spot spot : layOut(move).map(Touched::spots).orElse(List.of())) {
            boolean ready = draft.ready()
                    .filter(made -> spent(made).equals(spent(move)))
                    .isPresent();
            if (match.history().size() > before || ready) {
                break;
            } else if (!draft.has(spot)) {
                touch(spot);
                List<Spot> touched = new ArrayList<>(draft.spots());
                touched.add(spot);
                if (options.gesture(touched) instanceof Gesture.Change<SynchroMove, Touched> change) {
                    draft = change.draft();
                }
            }
        }
        // the first Enter may bring to rest what still moves
        for (int i = 0; i < 2 && match.history().size() == before; i++) {
            press(KeyCode.ENTER);
        }
        return match.history().size() > before;
    }

    private void touch(Spot spot) {
        Ask ask = match.table().ask();
        Optional<KeyCode> key = Optional.empty();
        if (ask instanceof Ask.ChooseHeroes choosing) {
            int card = choosing.shown().stream().map(HandSpots::card).toList().indexOf(spot);
            int board = List.of(Marble.values()).stream()
                    .map(HandSpots::board)
                    .toList()
                    .indexOf(spot);
            key = Optional.of(Math.max(card, board)).filter(at -> at >= 0).map(SynchroByKeysTest::digit);
        } else if (ask instanceof Ask.HeroActions turn) {
            for (int slot = 0; slot < 4; slot++) {
                if (spot.equals(HandSpots.skill(turn.hero(), slot))) {
                    key = Optional.of(digit(slot));
                }
            }
            key = key.or(() -> SynchroKeys.ALL.stream()
                    .filter(each -> spot.equals(HandSpots.action(each.id().substring("synchro.".length()))))
                    .map(each -> KeyCode.valueOf(each.usual()))
                    .findFirst());
        }
        if (key.isPresent()) {
            press(key.get());
        } else {
            aimAt(spot);
            press(KeyCode.ENTER);
        }
    }

    private static KeyCode digit(int place) {
        return KeyCode.valueOf("DIGIT" + (place + 1));
    }

    /** Tab until the ring is on something that leads where this does; without it once round the table. */
    private void aimAt(Spot spot) {
        Set<Object> seen = new LinkedHashSet<>();
        for (int i = 0; i < ROUND_THE_TABLE; i++) {
            Optional<Spot> at = ringed();
            if (at.equals(Optional.of(spot))) {
                return;
            }
            if (i > 0 && at.isPresent() && !seen.add(at.get())) {
                break;
            }
            press(KeyCode.TAB);
        }
        stuck.add("Tab never comes to " + spot.name() + " at " + match.table().ask() + ", but to " + seen);
    }

    private Optional<Spot> ringed() {
        return ringed(table.node());
    }

    private static Optional<Spot> ringed(Node from) {
        if (from.getPseudoClassStates().contains(CURSOR)) {
            return Optional.ofNullable(from.getProperties().get(Spot.class)).map(Spot.class::cast);
        }
        return from instanceof Parent parent
                ? parent.getChildrenUnmodifiable().stream()
                        .flatMap(child -> ringed(child).stream())
                        .findFirst()
                : Optional.empty();
    }

    private Optional<Touched> layOut(SynchroMove move) {
        return SynchroWays.layOut(shot(), move);
    }

    private Shot<SynchroTable, SynchroMove, Touched> shot() {
        int at = match.history().size();
        return new Shot<>(
                match.table(), Touched.NOTHING, Shot.Mode.PLAYING, match.moves(), Optional.empty(), List.of(), at, at);
    }

    /** Of payments with the same shards a hand makes the one that uses up the fewest conversions. */
    private static Object spent(Move move) {
        if (move instanceof SynchroMove.UseSkill skill) {
            return List.of(skill.slot(), skill.confirmFail(), shards(skill.payment()));
        }
        return move instanceof SynchroMove.LevelUp level ? shards(level.payment()) : move;
    }

    private static String shards(List<SynchroMove.Payment> payment) {
        return payment.stream()
                .map(paid -> paid.source() + " " + paid.colour())
                .sorted()
                .collect(Collectors.joining(", "));
    }
}
