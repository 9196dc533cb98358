package org.alea.games.fateforge.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.engine.Refusal;
import org.alea.games.fateforge.FateforgeEvent;
import org.alea.games.fateforge.FateforgeMove;
import org.alea.games.fateforge.cards.CombatScene.SceneExit;
import org.alea.games.fateforge.cards.WayOut;
import org.alea.games.fateforge.state.Errand;
import org.alea.games.fateforge.state.Hero;
import org.alea.games.fateforge.state.Prompt;
import org.alea.games.fateforge.state.Prompt.ExitPath;
import org.alea.games.fateforge.state.Prompt.Leaving;
import org.alea.games.fateforge.state.Stretch;

/** The way out after the last round (FATE-232 to FATE-239). */
public final class Exits {
    private Exits() {}

    /** FATE-524: without a usable exit the scene is failed, and nobody goes down for it. */
    static void leave(Referee referee) {
        referee.put(referee.fray().in(Stretch.EXIT));
        if (referee.ground().scene.wayOut() == WayOut.NONE) {
            // FATE-249
            referee.push(new Errand.CloseScene(false));
            return;
        }
        Leaving none = new Leaving("", List.of());
        List<FateforgeMove> exits = new ArrayList<>();
        exits(referee.ground(), exits);
        if (exits.isEmpty()) {
            referee.because("noExit", "FATE-524", List.of());
            referee.push(new Errand.CloseScene(false));
        } else {
            referee.push(none);
        }
    }

    static List<Offer<Leaving, ?>> offers() {
        return List.of(
                Offer.of(
                        FateforgeMove.ChooseExit.class,
                        (now, prompt, into) -> {
                            List<FateforgeMove> all = new ArrayList<>();
                            exits(now.ground(), all);
                            all.remove(new FateforgeMove.ChooseExit(prompt.exit()));
                            into.addAll(all);
                        },
                        Exits::noExit,
                        Exits::choose),
                Offer.of(FateforgeMove.SetPath.class, (now, prompt, into) -> {}, Exits::noPath, Exits::setPath),
                Offer.of(
                        FateforgeMove.ConfirmExit.class,
                        (now, prompt, into) -> {
                            if (!prompt.exit().isEmpty()) {
                                into.add(new FateforgeMove.ConfirmExit());
                            }
                        },
                        "NO_EXIT_CHOSEN",
                        "FATE-232",
                        Exits::confirm));
    }

    /** The undefended exits that at least one standing hero can reach (FATE-237, FATE-238). */
    private static void exits(Ground ground, List<FateforgeMove> into) {
        for (SceneExit exit : ground.scene.exits()) {
            if (!ground.defended(exit.defended()) && !paths(ground, exit).isEmpty()) {
                into.add(new FateforgeMove.ChooseExit(exit.id()));
            }
        }
    }

    /** For each standing hero with a way to the exit, the one of least damage, in the order of FATE-481. */
    public static List<ExitPath> paths(Ground ground, SceneExit exit) {
        List<ExitPath> paths = new ArrayList<>();
        for (int place = 0; place < 2; place++) {
            Hero hero = ground.inOrder(place);
            if (hero.standing()) {
                Optional<List<String>> path =
                        Paths.leastHarm(ground, hero.fight().zone(), exit.zone());
                if (path.isPresent()) {
                    paths.add(new ExitPath(hero.id(), List.copyOf(path.get())));
                }
            }
        }
        return paths;
    }

    /** FATE-233, FATE-234: the damage on this path. */
    public static int harm(Ground ground, ExitPath path) {
        return Paths.danger(ground, path.zones());
    }

    private static Optional<Refusal> noExit(Situation now, Leaving prompt, FateforgeMove.ChooseExit move) {
        Optional<SceneExit> exit = now.ground().scene.exit(move.exit());
        if (exit.isEmpty()) {
            return Refusal.because("NO_EXIT", "FATE-099");
        }
        return now.ground().defended(exit.get().defended())
                ? Refusal.because("DEFENDED", "FATE-237")
                : Refusal.because("NO_WAY_OUT", "FATE-238");
    }

    private static void choose(Referee referee, Leaving prompt, FateforgeMove.ChooseExit move) {
        SceneExit exit = referee.ground().scene.exit(move.exit()).orElseThrow();
        referee.push(new Leaving(exit.id(), List.copyOf(paths(referee.ground(), exit))));
        referee.put(referee.fray().leftBy(exit.id()));
        referee.tell(new FateforgeEvent.ExitChosen(exit.id()));
    }

    /** Any way along open edges is legal (FATE-235); they are too many to be listed. */
    private static Optional<Refusal> noPath(Situation now, Leaving prompt, FateforgeMove.SetPath move) {
        boolean leaves = prompt.paths().stream().anyMatch(path -> path.hero().equals(move.hero()));
        if (prompt.exit().isEmpty() || !leaves) {
            return Refusal.because("NO_EXIT_CHOSEN", "FATE-232");
        }
        String from = now.hero(move.hero()).fight().zone();
        String to = now.ground().scene.exit(prompt.exit()).orElseThrow().zone();
        return Paths.isWay(now.ground(), move.zones(), from, to)
                ? Optional.empty()
                : Refusal.because("NO_PATH", "FATE-236");
    }

    private static void setPath(Referee referee, Leaving prompt, FateforgeMove.SetPath move) {
        List<ExitPath> paths = new ArrayList<>();
        for (ExitPath path : prompt.paths()) {
            paths.add(path.hero().equals(move.hero()) ? new ExitPath(move.hero(), move.zones()) : path);
        }
        referee.push(new Leaving(prompt.exit(), List.copyOf(paths)));
        referee.tell(new FateforgeEvent.PathSet(move.hero(), move.zones()));
    }

    /** FATE-238: a standing hero without a way goes down. */
    private static void confirm(Referee referee, Leaving prompt, FateforgeMove.ConfirmExit move) {
        referee.push(new Errand.CloseScene(false));
        referee.push(new Errand.WalkOut(prompt.paths(), 0));
        for (Hero hero : referee.state().heroes()) {
            boolean leaves =
                    prompt.paths().stream().anyMatch(path -> path.hero().equals(hero.id()));
            if (hero.standing() && !leaves) {
                referee.because("noWayOut", "FATE-238", List.of(hero.id()), "hero", hero.id());
                Health.loseHealth(referee, hero.id(), hero.health(), false);
            }
        }
    }

    static void walk(Referee referee, Errand.WalkOut walk) {
        if (walk.next() >= walk.paths().size()) {
            return;
        }
        ExitPath path = walk.paths().get(walk.next());
        referee.push(new Errand.WalkOut(walk.paths(), walk.next() + 1));
        referee.push(new Errand.ArriveAtExit(
                path.hero(), path.zones().get(path.zones().size() - 1)));
        int damage = harm(referee.ground(), path);
        if (damage > 0) {
            referee.because("exitDamage", "FATE-233", List.of(path.hero()), "hero", path.hero(), "n", damage);
            referee.push(new Errand.Hurt(path.hero(), damage, false, "", false, true));
        }
    }

    static void arrive(Referee referee, Errand.ArriveAtExit arrival) {
        Hero hero = referee.hero(arrival.hero());
        if (hero.standing()) {
            referee.put(hero.with(hero.fight().at(arrival.zone())));
            referee.tell(new FateforgeEvent.HeroLeft(hero.id(), referee.fray().exit()));
        }
    }

    static List<Offer<Prompt.ExtraRoundOffered, ?>> extraRound() {
        return List.of(
                Offer.always(
                        FateforgeMove.DeclineExtraRound.class,
                        new FateforgeMove.DeclineExtraRound(),
                        (referee, prompt, move) -> leave(referee)),
                Offer.always(
                        FateforgeMove.TakeExtraRound.class,
                        new FateforgeMove.TakeExtraRound(),
                        (referee, prompt, move) -> RoundFlow.takeExtra(referee)));
    }
}
