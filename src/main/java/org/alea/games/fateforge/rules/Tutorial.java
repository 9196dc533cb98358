package org.alea.games.fateforge.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.games.fateforge.cards.CombatDie;
import org.alea.games.fateforge.cards.ResultFace;
import org.alea.games.fateforge.state.Agreement.Mode;
import org.alea.games.fateforge.state.HeldResult;
import org.alea.games.fateforge.state.Hero;

/** The fixed dice of the tutorial's first round (FATE-292, FATE-492, FATE-521). */
final class Tutorial {
    private Tutorial() {}

    static boolean scripted(Referee referee) {
        return referee.state().agreement().mode() == Mode.TUTORIAL
                && referee.fray().round() == 1;
    }

    /** What these dice show instead of what was rolled. */
    static Optional<List<ResultFace>> faces(Referee referee, Hero hero, List<HeldResult> dice) {
        if (!scripted(referee)) {
            return Optional.empty();
        }
        boolean first = referee.state().heroes().get(0).id().equals(hero.id());
        List<ResultFace> wanted = first
                ? List.of(ResultFace.MV, ResultFace.ST, ResultFace.FO, ResultFace.X)
                : List.of(ResultFace.MV, ResultFace.MV, ResultFace.MV, ResultFace.X);
        return arranged(dice, wanted, new ArrayList<>(), new boolean[wanted.size()]);
    }

    /** The first order of the wanted faces that these dice can show; St/Sh stands for St on a die without it. */
    private static Optional<List<ResultFace>> arranged(
            List<HeldResult> dice, List<ResultFace> wanted, List<ResultFace> chosen, boolean[] used) {
        if (chosen.size() == dice.size()) {
            return Optional.of(List.copyOf(chosen));
        }
        CombatDie die = dice.get(chosen.size()).die().orElseThrow();
        for (int i = 0; i < wanted.size(); i++) {
            ResultFace face = wanted.get(i) == ResultFace.ST && !die.faces().contains(ResultFace.ST)
                    ? ResultFace.ST_SH
                    : wanted.get(i);
            if (!used[i] && die.faces().contains(face)) {
                used[i] = true;
                chosen.add(face);
                Optional<List<ResultFace>> rest = arranged(dice, wanted, chosen, used);
                if (rest.isPresent()) {
                    return rest;
                }
                used[i] = false;
                chosen.remove(chosen.size() - 1);
            }
        }
        return Optional.empty();
    }

    /** FATE-492: with the guide's pair the first rerolls are fixed too. */
    static Optional<ResultFace> rerolled(Referee referee, Hero hero, CombatDie die) {
        if (!scripted(referee)) {
            return Optional.empty();
        }
        if (hero.id().equals("merc") && die == CombatDie.YELLOW) {
            return Optional.of(ResultFace.MV);
        }
        return hero.id().equals("guard") && die == CombatDie.RED ? Optional.of(ResultFace.ST) : Optional.empty();
    }
}
