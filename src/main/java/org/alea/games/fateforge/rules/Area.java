package org.alea.games.fateforge.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.games.fateforge.FateforgeEvent;
import org.alea.games.fateforge.cards.ResultFace;
import org.alea.games.fateforge.state.HeldResult;
import org.alea.games.fateforge.state.Hero;

/** A hero's results: what is there, what may pay, what is gained and spent (FATE-031, FATE-045, FATE-055). */
final class Area {
    private Area() {}

    /**
     * The unspent results that serve as one of the mask, one for all that show the same face and are both dice, or both
     * gained (FATE-498).
     */
    static List<HeldResult> distinct(Hero hero, int mask) {
        List<HeldResult> all = new ArrayList<>(4);
        for (HeldResult result : hero.fight().results()) {
            if (!result.spent() && result.face().serves(mask) && !known(all, result)) {
                all.add(result);
            }
        }
        return all;
    }

    private static boolean known(List<HeldResult> all, HeldResult result) {
        for (HeldResult each : all) {
            if (alike(each, result)) {
                return true;
            }
        }
        return false;
    }

    static boolean alike(HeldResult a, HeldResult b) {
        // an Sp is worth what its weapon is worth, and a hero has one weapon die
        return a.face() == b.face() && a.die().isPresent() == b.die().isPresent();
    }

    /** A result like this one that is none of those reserved; spent if there is none. */
    static HeldResult another(Hero hero, HeldResult like, List<String> reserved) {
        for (HeldResult result : hero.fight().results()) {
            if (!result.spent() && alike(result, like) && !reserved.contains(result.id())) {
                return result;
            }
        }
        return like.used();
    }

    static Optional<HeldResult> find(Hero hero, String id) {
        for (HeldResult result : hero.fight().results()) {
            if (result.id().equals(id)) {
                return Optional.of(result);
            }
        }
        return Optional.empty();
    }

    /** Whether the hero holds this result, unspent, and it serves as one of the mask. */
    static boolean holds(Hero hero, String id, int mask) {
        Optional<HeldResult> held = find(hero, id);
        return held.isPresent() && !held.get().spent() && held.get().face().serves(mask);
    }

    /** The id of the first result that is worth the same: those that are alike stand for each other. */
    static String canonical(Hero hero, String id) {
        Optional<HeldResult> held = find(hero, id);
        if (held.isEmpty() || held.get().spent()) {
            return id;
        }
        return another(hero, held.get(), List.of()).id();
    }

    static boolean anyUsable(Hero hero) {
        for (HeldResult result : hero.fight().results()) {
            if (result.usable()) {
                return true;
            }
        }
        return false;
    }

    static int usable(Hero hero) {
        int n = 0;
        for (HeldResult result : hero.fight().results()) {
            if (result.usable()) {
                n++;
            }
        }
        return n;
    }

    static HeldResult spend(Referee referee, String id, String result) {
        Hero hero = referee.hero(id);
        List<HeldResult> left = new ArrayList<>(hero.fight().results().size());
        HeldResult spent = find(hero, result).orElseThrow();
        for (HeldResult each : hero.fight().results()) {
            if (!each.id().equals(result)) {
                left.add(each);
            } else if (each.die().isPresent()) {
                left.add(each.used());
            }
        }
        referee.put(hero.with(hero.fight().withResults(left)));
        referee.tell(new FateforgeEvent.ResultSpent(id, result, spent.face()));
        return spent;
    }

    static void gain(Referee referee, String id, ResultFace face) {
        Hero hero = referee.hero(id);
        List<HeldResult> more = new ArrayList<>(hero.fight().results());
        String name = id + ".g" + (hero.fight().gained() + 1);
        more.add(new HeldResult(name, face, Optional.empty(), false));
        referee.put(hero.with(hero.fight().withGained(more)));
        referee.tell(new FateforgeEvent.ResultGained(id, name, face));
    }
}
