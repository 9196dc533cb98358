package org.alea.app.games.queen;

import java.util.ArrayList;
import java.util.List;
import org.alea.app.table.ForecastPill;
import org.alea.games.queen.EnemyCard;
import org.alea.games.queen.EnemyInPlay;
import org.alea.games.queen.QueenCards;
import org.alea.games.queen.QueenEvent;

/** What the journal of a round says: one line for each attack, one for everything else worth telling. */
final class Journal {
    private final QueenCards cards;
    private final Speech speech;

    Journal(QueenCards cards, Speech speech) {
        this.cards = cards;
        this.speech = speech;
    }

    /** One line: a slot number or an icon, a title, what happened, and whether it was good. */
    record Line(int slot, String icon, String title, String detail, ForecastPill.Tone tone, State state) {}

    /** Where a line stands in time. */
    enum State {
        DONE,
        PRESENT,
        TO_COME
    }

    /** The lines of the events seen so far, then the attacks still to come unless the round is over. */
    List<Line> lines(List<QueenEvent> seen, Picture picture) {
        List<Line> lines = new ArrayList<>();
        List<QueenEvent> attack = new ArrayList<>();
        int slot = 0;
        for (QueenEvent event : seen) {
            int now = Retelling.attackedSlot(event);
            if (now != slot && !attack.isEmpty()) {
                lines.add(attack(slot, attack));
                attack.clear();
            }
            slot = now;
            if (now > 0) {
                attack.add(event);
            } else if (event.told() && tellable(event)) {
                lines.add(line(event));
            }
        }
        if (!attack.isEmpty()) {
            lines.add(attack(slot, attack));
        }
        if (!lines.isEmpty() && !picture.toCome(picture.focus())) {
            Line last = lines.remove(lines.size() - 1);
            lines.add(new Line(last.slot, last.icon, last.title, last.detail, last.tone, State.PRESENT));
        }
        lines.addAll(toCome(picture));
        return lines;
    }

    private static boolean tellable(QueenEvent event) {
        return !(event instanceof QueenEvent.RoundStopped)
                && !(event instanceof QueenEvent.RoundEnded)
                && !(event instanceof QueenEvent.Paused)
                && !(event instanceof QueenEvent.Resumed);
    }

    /** The attacks to come; one that waits for a decision of the player is the present line. */
    private List<Line> toCome(Picture picture) {
        List<Line> lines = new ArrayList<>();
        for (EnemyInPlay enemy : picture.table().enemies()) {
            if (picture.toCome(enemy.slot())) {
                boolean asked = enemy.slot() == picture.focus();
                lines.add(new Line(
                        enemy.slot(),
                        "",
                        speech.name(enemy.card().name()),
                        speech.get(asked ? "journal.asked" : "journal.toCome"),
                        ForecastPill.Tone.EVEN,
                        asked ? State.PRESENT : State.TO_COME));
            }
        }
        return lines;
    }

    private Line attack(int slot, List<QueenEvent> events) {
        String card = "";
        List<String> parts = new ArrayList<>();
        ForecastPill.Tone tone = ForecastPill.Tone.EVEN;
        for (QueenEvent event : events) {
            if (event instanceof QueenEvent.MarkerMoved moved) {
                card = moved.card();
                int by = moved.to() - moved.from();
                parts.add(speech.get("journal." + moved.cause() + (by > 0 ? ".up" : ".down"), Math.abs(by)));
                tone = by > 0 ? ForecastPill.Tone.GOOD : ForecastPill.Tone.BAD;
                if (top(moved)) {
                    parts.add(speech.get("journal.top"));
                }
            } else if (event instanceof QueenEvent.SetFailed failed) {
                card = failed.card();
                parts.add(speech.get("journal.failed"));
            } else if (event instanceof QueenEvent.SoloHeld held) {
                card = held.card();
                parts.add(speech.get("journal.held"));
            } else if (event instanceof QueenEvent.ShieldRaised raised) {
                card = raised.card();
                parts.add(speech.get("journal.raised"));
                tone = ForecastPill.Tone.BAD;
            } else if (event instanceof QueenEvent.ShieldBroken broken) {
                card = broken.card();
                parts.add(speech.get("journal.broken"));
                tone = ForecastPill.Tone.GOOD;
            } else if (event instanceof QueenEvent.ShieldSkipped skipped) {
                card = skipped.card();
                parts.add(speech.get("journal.skipped"));
            }
        }
        return new Line(slot, "", name(card), String.join(" ", parts), tone, State.DONE);
    }

    private boolean top(QueenEvent.MarkerMoved moved) {
        return cards.enemy(moved.card())
                .map(EnemyCard::top)
                .filter(top -> top == moved.to())
                .isPresent();
    }

    private String name(String card) {
        return cards.enemy(card).map(found -> speech.name(found.name())).orElse(card);
    }

    private Line line(QueenEvent event) {
        ForecastPill.Tone tone = tone(event);
        return new Line(0, icon(event), speech.event(event), detail(event), tone, State.DONE);
    }

    /** A Chariot that strikes says what it does: its card is gone by then. */
    private String detail(QueenEvent event) {
        return event instanceof QueenEvent.ChariotStruck chariot
                ? cards.chariot(chariot.card())
                        .map(card -> speech.effects(card.effect()))
                        .orElse("")
                : "";
    }

    private static ForecastPill.Tone tone(QueenEvent event) {
        if (event instanceof QueenEvent.EnemyDefeated
                || event instanceof QueenEvent.ChariotDefended
                || event instanceof QueenEvent.GameWon
                || event instanceof QueenEvent.SunDieTaken) {
            return ForecastPill.Tone.GOOD;
        }
        return event instanceof QueenEvent.Wounded
                        || event instanceof QueenEvent.ChariotStruck
                        || event instanceof QueenEvent.GameLost
                        || event instanceof QueenEvent.HealthLost
                ? ForecastPill.Tone.BAD
                : ForecastPill.Tone.EVEN;
    }

    private static String icon(QueenEvent event) {
        if (event instanceof QueenEvent.EnemyDefeated) {
            return "mdi2t-trophy-variant";
        }
        if (event instanceof QueenEvent.Wounded || event instanceof QueenEvent.HealthLost) {
            return "mdi2h-heart-broken";
        }
        if (event instanceof QueenEvent.ChariotDefended
                || event instanceof QueenEvent.ChariotStruck
                || event instanceof QueenEvent.ChariotDrawn) {
            return "mdi2h-horse-variant";
        }
        if (event instanceof QueenEvent.DragonAssigned
                || event instanceof QueenEvent.WingAssigned
                || event instanceof QueenEvent.DragonDeclined
                || event instanceof QueenEvent.DragonRolled) {
            return "mdi2s-snake";
        }
        if (event instanceof QueenEvent.SunDieTaken || event instanceof QueenEvent.SunDieReturned) {
            return "mdi2w-white-balance-sunny";
        }
        if ((event instanceof QueenEvent.MarkerMoved moved && moved.cause() == QueenEvent.Cause.MOON)
                || event instanceof QueenEvent.MoonGuarded) {
            return "mdi2m-moon-waning-crescent";
        }
        if (event instanceof QueenEvent.DieExhausted || event instanceof QueenEvent.NoDieToExhaust) {
            return "mdi2s-sleep";
        }
        if (event instanceof QueenEvent.EnemyDealt) {
            return "mdi2c-cards-outline";
        }
        return event instanceof QueenEvent.Rolled ? "mdi2d-dice-multiple" : "mdi2c-chevron-right";
    }
}
