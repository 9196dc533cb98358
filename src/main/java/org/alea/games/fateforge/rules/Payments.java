package org.alea.games.fateforge.rules;

import java.util.ArrayList;
import java.util.List;
import org.alea.games.fateforge.state.HeldResult;
import org.alea.games.fateforge.state.Hero;

/** The ways to pay a cost of results, one for all that are worth the same (FATE-031, FATE-041, FATE-498). */
final class Payments {
    private Payments() {}

    /** Every way to pay these needs, each a mask, in their order; a set of results is listed once. */
    static List<List<String>> of(Hero hero, List<Integer> needs) {
        List<List<String>> ways = new ArrayList<>();
        if (needs.isEmpty()) {
            ways.add(List.of());
            return ways;
        }
        if (needs.size() == 1) {
            for (HeldResult result : Area.distinct(hero, needs.get(0))) {
                ways.add(List.of(result.id()));
            }
            return ways;
        }
        pay(hero, needs, new ArrayList<>(), ways, new ArrayList<>());
        return ways;
    }

    private static void pay(
            Hero hero, List<Integer> needs, List<String> chosen, List<List<String>> ways, List<List<String>> sets) {
        if (chosen.size() == needs.size()) {
            List<String> sorted = new ArrayList<>(chosen);
            sorted.sort(null);
            if (!sets.contains(sorted)) {
                sets.add(sorted);
                ways.add(List.copyOf(chosen));
            }
            return;
        }
        for (HeldResult like : Area.distinct(hero, needs.get(chosen.size()))) {
            HeldResult result = Area.another(hero, like, chosen);
            if (!result.spent()) {
                chosen.add(result.id());
                pay(hero, needs, chosen, ways, sets);
                chosen.remove(chosen.size() - 1);
            }
        }
    }

    /** Whether these results, all different and unspent, pay the needs in this order. */
    static boolean pays(Hero hero, List<Integer> needs, List<String> results) {
        if (results.size() != needs.size()) {
            return false;
        }
        for (int i = 0; i < results.size(); i++) {
            if (!Area.holds(hero, results.get(i), needs.get(i)) || results.indexOf(results.get(i)) != i) {
                return false;
            }
        }
        return true;
    }

    /** The same payment with the first results that are worth the same. */
    static List<String> canonical(Hero hero, List<String> results) {
        List<String> all = new ArrayList<>(results.size());
        for (String id : results) {
            all.add(Area.find(hero, id)
                    .filter(held -> !held.spent())
                    .map(held -> Area.another(hero, held, all).id())
                    .orElse(id));
        }
        return all;
    }

    static List<HeldResult> held(Hero hero, List<String> ids) {
        List<HeldResult> all = new ArrayList<>(ids.size());
        for (String id : ids) {
            all.add(Area.find(hero, id).orElseThrow());
        }
        return all;
    }
}
