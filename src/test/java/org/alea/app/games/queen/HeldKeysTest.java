package org.alea.app.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;
import java.util.stream.Stream;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.alea.Rule;
import org.alea.engine.Match;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.QueenTable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Keys that are held down. The robot's keys do not repeat themselves, so their events are made by hand. */
class HeldKeysTest extends AtTheQueensTable {

    /** What the window hears of one key: its code and text when it goes down, then the character it types. */
    private record Key(KeyCode code, String text, String types) {}

    static Stream<Key> two() {
        return Stream.of(
                new Key(KeyCode.DIGIT2, "2", "2"),
                new Key(KeyCode.UNDEFINED, "", "é"),
                new Key(KeyCode.UNDEFINED, "é", "é"));
    }

    @ParameterizedTest
    @MethodSource("two")
    @Rule("QUEEN-246")
    void aKeyThatRepeatsItselfCountsOnce(Key two) {
        sitDown(twosStay());
        push(KeyCode.SPACE);
        letDiceLand();
        for (int repeated = 0; repeated < 12; repeated++) {
            press(two);
            pass(350);
        }
        assertThat(table().rerolls()).isEqualTo(1);

        fire(KeyEvent.KEY_RELEASED, KeyEvent.CHAR_UNDEFINED, two.text(), two.code());
        press(two);
        assertThat(table().rerolls()).isEqualTo(2);
    }

    @Test
    @Rule("QUEEN-246")
    void digitsThatGoOnBeyondTheStopDecideNothing() {
        sitDown(stopLeadsToTheDragonDie());
        letDiceLand();
        push(KeyCode.DIGIT1);
        onFxThread(() -> {
            view().play().play(new QueenMove.Stop(table().elapsedMs()));
            view().play().all();
        });
        int slot = ((QueenMove.AssignDragon) view().play().moves().get(0)).slot();
        for (int pressed = 0; pressed < 4; pressed++) {
            pass(400);
            push(KeyCode.valueOf("DIGIT" + slot));
        }
        assertThat(phase()).isEqualTo(QueenPhase.USE_DRAGON);

        pass(1100);
        push(KeyCode.valueOf("DIGIT" + slot));
        assertThat(view().play().match().history())
                .anyMatch(played -> played.move().equals(new QueenMove.AssignDragon(slot)));
    }

    /** A match whose first throw has no set of ones, and asks for the dragon die once it is stopped. */
    private static Match<QueenTable, QueenMove> stopLeadsToTheDragonDie() {
        return LongStream.iterate(1, seed -> seed + 1)
                .filter(seed -> {
                    Match<QueenTable, QueenMove> match = QueenMatches.fresh(seed, "dragon", "untimed");
                    match.play(new QueenMove.StartRound(), 0);
                    boolean ones = match.refusal(new QueenMove.RerollSet(
                                    1, false, match.table().lockEndMs()))
                            .isEmpty();
                    match.play(new QueenMove.Stop(match.table().lockEndMs()), 0);
                    return !ones
                            && match.table().phase() == QueenPhase.USE_DRAGON
                            && match.moves().get(0) instanceof QueenMove.AssignDragon;
                })
                .mapToObj(seed -> {
                    Match<QueenTable, QueenMove> match = QueenMatches.fresh(seed, "dragon", "untimed");
                    match.play(new QueenMove.StartRound(), 0);
                    return match;
                })
                .findFirst()
                .orElseThrow();
    }

    private void press(Key key) {
        fire(KeyEvent.KEY_PRESSED, KeyEvent.CHAR_UNDEFINED, key.text(), key.code());
        fire(KeyEvent.KEY_TYPED, key.types(), "", KeyCode.UNDEFINED);
    }

    private void fire(EventType<KeyEvent> type, String character, String text, KeyCode code) {
        KeyEvent event = new KeyEvent(type, character, text, code, false, false, false, false);
        onFxThread(() -> Event.fireEvent(screen().node(), event));
    }

    /** A match whose first throw has a set of twos, and has one again after they are rerolled. */
    private static Match<QueenTable, QueenMove> twosStay() {
        QueenMove reroll = new QueenMove.RerollSet(2, false, 1500);
        return LongStream.iterate(1, seed -> seed + 1)
                .filter(seed -> {
                    Match<QueenTable, QueenMove> match = QueenMatches.fresh(seed, "", "official");
                    match.play(new QueenMove.StartRound(), 0);
                    if (match.refusal(reroll).isPresent()) {
                        return false;
                    }
                    match.play(reroll, 0);
                    return match.refusal(new QueenMove.RerollSet(2, false, 3000))
                            .isEmpty();
                })
                .mapToObj(seed -> QueenMatches.fresh(seed, "", "official"))
                .findFirst()
                .orElseThrow();
    }
}
