package org.alea.app.games.queen;

import java.util.List;
import org.alea.app.table.ForecastPill;
import org.alea.games.queen.EnemyInPlay;
import org.alea.games.queen.QueenEvent;
import org.alea.games.queen.QueenForecast;

/** What an attack would do or has done, as pill, line and dial badge say it together. */
record Verdict(ForecastPill.Tone tone, String icon, String words) {
    private static final String UP = "mdi2a-arrow-up-bold";
    private static final String DOWN = "mdi2a-arrow-down-bold";

    private static Verdict good(String icon, String words) {
        return new Verdict(ForecastPill.Tone.GOOD, icon, words);
    }

    private static Verdict bad(String icon, String words) {
        return new Verdict(ForecastPill.Tone.BAD, icon, words);
    }

    private static Verdict even(String icon, String words) {
        return new Verdict(ForecastPill.Tone.EVEN, icon, words);
    }

    /** What would happen if the dice attacked as they lie. */
    static Verdict of(QueenForecast forecast, boolean shielded, Speech speech) {
        if (forecast.wounds()) {
            return bad("mdi2h-heart-broken", speech.get("forecast.wounds"));
        }
        if (forecast.defeats()) {
            return good("mdi2t-trophy-variant", speech.get("forecast.defeats"));
        }
        if (forecast.up() > 0) {
            return climbs(forecast.up() - forecast.down(), speech);
        }
        if (forecast.breaksShield()) {
            return good("mdi2s-shield-off", speech.get("forecast.breaks"));
        }
        if (forecast.down() > 0) {
            String key = shielded && forecast.dice() > 1 ? "forecast.shieldDown" : "forecast.down";
            return bad(DOWN, speech.get(key, forecast.down()));
        }
        if (forecast.raisesShield()) {
            return bad("mdi2s-shield-plus", speech.get("forecast.raises"));
        }
        if (forecast.fails()) {
            return even("mdi2c-close", speech.get("forecast.fails"));
        }
        return forecast.dice() == 0
                ? even("mdi2m-minus", speech.get("forecast.none"))
                : even("mdi2m-minus", speech.get("forecast.nothing"));
    }

    /** A set that pays, where a Chariot may have lowered the marker first: how far from here it ends. */
    private static Verdict climbs(int squares, Speech speech) {
        if (squares == 0) {
            return even("mdi2m-minus", speech.get("forecast.nothing"));
        }
        return squares > 0
                ? good(UP, speech.get("forecast.up", squares))
                : bad(DOWN, speech.get("forecast.down", -squares));
    }

    /** What has happened to the enemy of a slot in this round's attacks. */
    static Verdict of(Picture picture, int slot, Speech speech) {
        List<QueenEvent> events = picture.attack(slot);
        int moved = moved(events);
        boolean top = picture.enemy(slot)
                .filter(enemy -> enemy.marker() == enemy.card().top())
                .isPresent();
        if (picture.defeated(slot) || (top && moved > 0)) {
            return good("mdi2t-trophy-variant", speech.get("done.defeated"));
        }
        boolean bottom =
                picture.enemy(slot).filter(enemy -> enemy.marker() == 0).isPresent();
        if (moved < 0 && bottom) {
            return bad("mdi2h-heart-broken", speech.get("forecast.wounds"));
        }
        if (moved != 0) {
            return moved > 0
                    ? good("mdi2c-check-bold", speech.get("done.up", moved))
                    : bad(DOWN, speech.get("done.down", -moved));
        }
        for (QueenEvent event : events) {
            if (event instanceof QueenEvent.ShieldBroken) {
                return good("mdi2s-shield-off", speech.get("forecast.breaks"));
            }
            if (event instanceof QueenEvent.ShieldRaised) {
                return bad("mdi2s-shield-plus", speech.get("done.raised"));
            }
            if (event instanceof QueenEvent.SoloHeld) {
                return even("mdi2m-minus", speech.get("done.held"));
            }
            if (event instanceof QueenEvent.SetFailed) {
                return even("mdi2c-close", speech.get("forecast.fails"));
            }
        }
        return waiting(picture, slot, speech);
    }

    private static Verdict waiting(Picture picture, int slot, Speech speech) {
        boolean dice = !picture.group(slot).dice().isEmpty();
        return dice
                ? even("mdi2c-clock-outline", speech.get("done.waiting"))
                : even("mdi2m-minus", speech.get("forecast.none"));
    }

    /** How many squares the attack has moved the marker. */
    static int moved(List<QueenEvent> events) {
        return events.stream()
                .filter(QueenEvent.MarkerMoved.class::isInstance)
                .map(QueenEvent.MarkerMoved.class::cast)
                .mapToInt(event -> event.to() - event.from())
                .sum();
    }

    /** A shield changes what a set means. */
    static boolean shielded(Picture picture, int slot) {
        return picture.enemy(slot).filter(EnemyInPlay::shield).isPresent();
    }

    String styleClass() {
        return switch (tone) {
            case GOOD -> "good";
            case BAD -> "bad";
            case EVEN -> "even";
        };
    }
}
