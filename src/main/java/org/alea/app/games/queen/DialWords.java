package org.alea.app.games.queen;

import java.util.Optional;
import org.alea.engine.Countdown;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.Zone;

/** What the middle of the dial says: the clock, the question before the roll, or the attack being resolved. */
final class DialWords {
    private final ArenaDial dial;
    private final Picture picture;
    private final Speech speech;

    DialWords(ArenaDial dial, Picture picture, Speech speech) {
        this.dial = dial;
        this.picture = picture;
        this.speech = speech;
    }

    void show(QueenTable table, String question, boolean watching, boolean past) {
        if (picture.stage() == Picture.Stage.ROLL) {
            if (past) {
                ask(table, question);
            } else if (table.phase() == QueenPhase.ROLLING && !watching) {
                clock(table);
            } else if (watching) {
                over();
            } else {
                ask(table, question);
            }
        } else {
            attack(question);
        }
    }

    private void clock(QueenTable table) {
        dial.face(ArenaDial.Face.CLOCK);
        dial.heading(speech.caption(table.limitMs() == Countdown.NO_LIMIT ? "dial.untimed" : "dial.roll"));
        int free = picture.dice(Zone.ARENA).size();
        dial.below(speech.get("dial.rerolls", table.rerolls(), free));
    }

    /** The clock has stopped, and the last landing is still shown. */
    private void over() {
        dial.face(ArenaDial.Face.QUESTION);
        dial.stage(ArenaDial.ClockStage.CALM);
        dial.seconds().show(0);
        dial.heading(speech.caption("dial.roll"));
        dial.question(speech.get("dial.over"));
        dial.below("");
    }

    private void ask(QueenTable table, String question) {
        dial.face(ArenaDial.Face.QUESTION);
        dial.stage(ArenaDial.ClockStage.CALM);
        dial.seconds().show(table.limitMs() == Countdown.NO_LIMIT ? 60 : table.limitMs() / 1000);
        dial.heading(speech.caption("round", table.round()));
        dial.question(question);
        boolean room = picture.dice(Zone.DIAL).isEmpty();
        dial.below(room ? speech.get("dial.reserve", picture.dice(Zone.RESERVE).size()) : "");
    }

    private void attack(String question) {
        dial.face(ArenaDial.Face.ATTACK);
        dial.stage(ArenaDial.ClockStage.CALM);
        int focus = picture.focus();
        for (int slot = 1; slot <= 6; slot++) {
            String tone = picture.toCome(slot)
                    ? "pending"
                    : Verdict.of(picture, slot, speech).styleClass();
            dial.attack(slot, slot == focus ? "present" : tone);
        }
        dial.lower(focus > 0);
        if (focus > 0) {
            dial.heading(speech.caption("dial.attack", focus));
            String name = picture.enemy(focus)
                    .map(enemy -> speech.name(enemy.card().name()))
                    .orElse("");
            Optional<String> asked = picture.enemy(focus)
                    .filter(enemy -> Verdict.failed(picture.attack(focus)))
                    .map(enemy -> speech.get("dial.asked", Price.asked(enemy, picture, speech)));
            // there is no room for both; whom it is about is lit up all around
            dial.question(asked.orElse(name));
            dial.below(asked.isPresent() ? "" : speech.get("dial.dice", picture.attackers(focus)));
        } else {
            dial.heading(speech.caption("dial.resolve"));
            dial.question(question);
            dial.below("");
        }
    }
}
