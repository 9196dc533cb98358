package org.alea.app.games.queen;

import java.util.List;
import java.util.Optional;
import org.alea.app.table.ForecastPill;
import org.alea.games.queen.EnemyInPlay;
import org.alea.games.queen.MoonForecast;
import org.alea.games.queen.QueenEvent;
import org.alea.games.queen.QueenForecast;
import org.alea.games.queen.QueenTable;

/** What an attack would do or has done, as pill, line and dial badge say it together. */
record Verdict(ForecastPill.Tone tone, String icon, String words) {
    private static final String UP = "mdi2a-arrow-up-bold";
    private static final String DOWN = "mdi2a-arrow-down-bold";
    private static final String BROKEN = "mdi2h-heart-broken";

    private static Verdict good(String icon, String words) {
        return new Verdict(ForecastPill.Tone.GOOD, icon, words);
    }

    private static Verdict bad(String icon, String words) {
        return new Verdict(ForecastPill.Tone.BAD, icon, words);
    }

    private static Verdict even(String icon, String words) {
        return new Verdict(ForecastPill.Tone.EVEN, icon, words);
    }

    /** What would happen on a slot if the dice attacked as they lie, Sun, Moon and Shield included. */
    static Verdict of(QueenForecast forecast, QueenTable table, Optional<MoonForecast> moon, Speech speech) {
        Optional<MoonForecast> here = moon.filter(some -> some.slot() == forecast.slot());
        Verdict verdict = ofMarker(forecast, table, here, speech);
        boolean moves = here.isPresent() || forecast.up() > 0 || forecast.down() > 0;
        if (moves && !forecast.defeats()) {
            verdict = verdict.withShield(forecast, speech);
        }
        return forecast.sure() ? verdict : verdict.saying(speech.get("forecast.doubt", verdict.words));
    }

    private static Verdict ofMarker(
            QueenForecast forecast, QueenTable table, Optional<MoonForecast> moon, Speech speech) {
        if (forecast.wounds() > 0) {
            int wounds = forecast.wounds() + (moon.filter(MoonForecast::wounds).isPresent() ? 1 : 0);
            return bad(BROKEN, speech.get(wounds > 1 ? "forecast.wounds.many" : "forecast.wounds", wounds));
        }
        if (forecast.up() > 0 && table.sun().orElse(0) == forecast.slot()) {
            return underTheSun(forecast, speech);
        }
        boolean shielded =
                table.enemy(forecast.slot()).filter(EnemyInPlay::shield).isPresent();
        return moon.map(some -> underTheMoon(some, speech)).orElseGet(() -> of(forecast, shielded, speech));
    }

    /** QUEEN-150, 151: a Shield that goes up or down while the marker moves is told besides. */
    private Verdict withShield(QueenForecast forecast, Speech speech) {
        if (forecast.raisesShield()) {
            return saying(speech.get("forecast.raises.too", words));
        }
        return forecast.breaksShield() ? saying(speech.get("forecast.breaks.too", words)) : this;
    }

    private Verdict saying(String said) {
        return new Verdict(tone, icon, said);
    }

    private static Verdict underTheSun(QueenForecast forecast, Speech speech) {
        if (forecast.defeats()) {
            return good("mdi2t-trophy-variant", speech.get("forecast.defeats.sun"));
        }
        int squares = forecast.up() - forecast.down();
        return squares > 0 ? good(UP, speech.get("forecast.up.sun", squares)) : climbs(squares, speech);
    }

    /** The Moon comes on top of what the dice do: two losses on one card are foretold as one. */
    private static Verdict underTheMoon(MoonForecast moon, Speech speech) {
        return moon.wounds()
                ? bad(BROKEN, speech.get("forecast.moon.wounds"))
                : bad("mdi2m-moon-waning-crescent", speech.get("forecast.moon", moon.down()));
    }

    private static Verdict of(QueenForecast forecast, boolean shielded, Speech speech) {
        if (forecast.defeats()) {
            return good("mdi2t-trophy-variant", speech.get("forecast.defeats"));
        }
        if (forecast.up() > 0) {
            return climbs(forecast.up() - forecast.down(), speech);
        }
        if (forecast.down() > 0) {
            String key = shielded && forecast.dice() > 1 ? "forecast.shieldDown" : "forecast.down";
            return bad(DOWN, speech.get(key, forecast.down()));
        }
        if (forecast.breaksShield()) {
            return good("mdi2s-shield-off", speech.get("forecast.breaks"));
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
        if (picture.fight().defeated(slot) || (top && moved > 0)) {
            return good("mdi2t-trophy-variant", speech.get("done.defeated"));
        }
        if (wounded(picture, slot, events)) {
            return bad(BROKEN, speech.get("forecast.wounds"));
        }
        if (picture.table().moon().orElse(0) == slot && picture.fight().moon() == Fight.Moon.STRUCK) {
            return picture.fight().moonWounded()
                    ? bad(BROKEN, speech.get("forecast.moon.wounds"))
                    : bad("mdi2m-moon-waning-crescent", speech.get("forecast.moon", Math.max(0, -moved) + 1));
        }
        if (moved != 0) {
            return moved > 0
                    ? good("mdi2c-check-bold", speech.get("done.up", moved))
                    : bad(DOWN, speech.get("done.down", -moved));
        }
        if (any(events, QueenEvent.ShieldBroken.class)) {
            return good("mdi2s-shield-off", speech.get("forecast.breaks"));
        }
        // a Shield is raised by a set that fails: both are told, the Shield is what comes of it
        if (any(events, QueenEvent.ShieldRaised.class)) {
            return bad("mdi2s-shield-plus", speech.get("done.raised"));
        }
        if (any(events, QueenEvent.SoloHeld.class)) {
            return even("mdi2m-minus", speech.get("done.held"));
        }
        if (failed(events)) {
            return even("mdi2c-close", speech.get("forecast.fails"));
        }
        return waiting(picture, slot, speech);
    }

    private static boolean any(List<QueenEvent> events, Class<? extends QueenEvent> kind) {
        return events.stream().anyMatch(kind::isInstance);
    }

    /** A wound stays one after the marker has gone back to its start. */
    private static boolean wounded(Picture picture, int slot, List<QueenEvent> events) {
        boolean bottom =
                picture.enemy(slot).filter(enemy -> enemy.marker() == 0).isPresent();
        return events.stream()
                .anyMatch(event -> event instanceof QueenEvent.MarkerMoved moved
                        && moved.to() < moved.from()
                        && (bottom || moved.to() == 0));
    }

    private static Verdict waiting(Picture picture, int slot, Speech speech) {
        if (picture.group(slot).dice().isEmpty()) {
            return even("mdi2m-minus", speech.get("forecast.none"));
        }
        if (!picture.toCome(slot)) {
            // without a word: the attack was made where nobody has seen it, before a replay was left for practice
            return even("mdi2c-clock-outline", "");
        }
        return slot == picture.focus()
                ? even("mdi2c-cursor-default-click", speech.get("done.asked"))
                : even("mdi2c-clock-outline", speech.get("done.waiting"));
    }

    /** Whether a set could not pay for the next square. */
    static boolean failed(List<QueenEvent> events) {
        return any(events, QueenEvent.SetFailed.class);
    }

    /** How many squares the attack has moved the marker. */
    static int moved(List<QueenEvent> events) {
        return events.stream()
                .filter(QueenEvent.MarkerMoved.class::isInstance)
                .map(QueenEvent.MarkerMoved.class::cast)
                .mapToInt(event -> event.to() - event.from())
                .sum();
    }

    String styleClass() {
        return switch (tone) {
            case GOOD -> "good";
            case BAD -> "bad";
            case EVEN -> "even";
        };
    }
}
