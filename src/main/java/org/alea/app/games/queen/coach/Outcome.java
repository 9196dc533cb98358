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
        Outcome outcome =
                here.map(some -> underTheMoon(forecast, some, words)).orElseGet(() -> of(forecast, sun, words));
        boolean moves = here.isPresent() || forecast.up() > 0 || forecast.down() > 0;
        if (moves && !forecast.defeats()) {
            outcome = outcome.withShield(forecast, words);
        }
        return Optional.of(forecast.sure() ? outcome : outcome.saying(words.get("out.doubt", outcome.words)));
    }

    /** QUEEN-150, 151: a Shield that goes up or down while the marker moves is told besides. */
    private Outcome withShield(QueenForecast forecast, CoachWords words) {
        if (forecast.raisesShield()) {
            return saying(words.get("out.raises.too", this.words));
        }
        return forecast.breaksShield() ? saying(words.get("out.breaks.too", this.words)) : this;
    }

    private Outcome saying(String said) {
        return new Outcome(tone, said);
    }

    /** QUEEN-175, 176: the Moon comes on top of what the dice do, and may wound by itself or once more. */
    private static Outcome underTheMoon(QueenForecast forecast, MoonForecast moon, CoachWords words) {
        if (forecast.wounds() > 0) {
            return wounds(forecast.wounds() + (moon.wounds() ? 1 : 0), words);
        }
        if (!moon.wounds()) {
            return bad(words.get("out.moon", moon.down()));
        }
        // a lane has no room for three things: its mark tells of the Moon
        boolean shield = forecast.raisesShield() || forecast.breaksShield();
        return bad(words.get(shield ? "out.wounds" : "out.moon.wounds"));
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
        if (forecast.down() > 0) {
            return bad(words.get("out.down", forecast.down()));
        }
        if (forecast.breaksShield()) {
            return good(words.get("out.breaks"));
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
