package org.alea.app.games.queen.coach;

import java.util.Optional;
import org.alea.games.queen.MoonForecast;
import org.alea.games.queen.QueenForecast;
import org.alea.games.queen.QueenTable;

/** What the dice of a lane would do, Sun and Moon included: words and how they are meant. */
record Outcome(String tone, String words) {

    /** Nothing where no enemy stands. */
    static Optional<Outcome> of(
            QueenTable table, QueenForecast forecast, Optional<MoonForecast> moon, CoachWords words) {
        if (table.enemy(forecast.slot()).isEmpty()) {
            return Optional.empty();
        }
        Optional<MoonForecast> here = moon.filter(some -> some.slot() == forecast.slot());
        boolean sun = table.sun().orElse(0) == forecast.slot();
        return Optional.of(
                here.map(some -> underTheMoon(forecast, some, words)).orElseGet(() -> of(forecast, sun, words)));
    }

    /** QUEEN-175, 176: the Moon comes on top of what the dice do, and may wound by itself or once more. */
    private static Outcome underTheMoon(QueenForecast forecast, MoonForecast moon, CoachWords words) {
        if (forecast.wounds() > 0) {
            return wounds(forecast.wounds() + (moon.wounds() ? 1 : 0), words);
        }
        return bad(moon.wounds() ? words.get("out.moon.wounds") : words.get("out.moon", moon.down()));
    }

    private static Outcome of(QueenForecast forecast, boolean sun, CoachWords words) {
        if (forecast.wounds() > 0) {
            return wounds(forecast.wounds(), words);
        }
        if (forecast.defeats()) {
            return good(words.get("out.defeats"));
        }
        int climbed = forecast.up() - forecast.down();
        if (forecast.up() > 0 && climbed > 0) {
            return good(words.get(sun ? "out.sun" : "out.up", climbed));
        }
        if (forecast.up() > 0) {
            return climbed < 0 ? bad(words.get("out.down", -climbed)) : even(words.get("out.nothing"));
        }
        if (forecast.breaksShield()) {
            return good(words.get("out.breaks"));
        }
        if (forecast.down() > 0) {
            return bad(words.get("out.down", forecast.down()));
        }
        return forecast.raisesShield() ? bad(words.get("out.raises")) : even(words.get("out.nothing"));
    }

    private static Outcome wounds(int wounds, CoachWords words) {
        return bad(wounds > 1 ? words.get("out.wounds.many", wounds) : words.get("out.wounds"));
    }

    private static Outcome good(String words) {
        return new Outcome("good", words);
    }

    private static Outcome bad(String words) {
        return new Outcome("bad", words);
    }

    private static Outcome even(String words) {
        return new Outcome("even", words);
    }
}
