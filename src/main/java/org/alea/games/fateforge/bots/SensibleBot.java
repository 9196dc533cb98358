package org.alea.games.fateforge.bots;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.alea.engine.Bot;
import org.alea.engine.Chance;
import org.alea.engine.SeededChance;
import org.alea.engine.Turn;
import org.alea.games.fateforge.FateforgeGame;
import org.alea.games.fateforge.FateforgeMove;
import org.alea.games.fateforge.FateforgeTable;
import org.alea.games.fateforge.cards.CombatScene;
import org.alea.games.fateforge.cards.CombatScene.SceneExit;
import org.alea.games.fateforge.cards.SceneGoal;
import org.alea.games.fateforge.rules.Exits;
import org.alea.games.fateforge.rules.Goals;
import org.alea.games.fateforge.rules.Ground;
import org.alea.games.fateforge.state.FateforgeState;
import org.alea.games.fateforge.state.HeldResult;
import org.alea.games.fateforge.state.Hero;
import org.alea.games.fateforge.state.Prompt;
import org.alea.games.fateforge.state.Prompt.ExitPath;

/** Plays with rules of thumb outside hero turns and a search inside them (FATE-494). It gives the hints. */
public final class SensibleBot implements Bot<FateforgeTable, FateforgeMove> {
    public static final String NAME = "sensible";

    /** What may be asked in the middle of a turn that is being planned. */
    static final Set<Class<?>> NESTED = Set.of(
            Prompt.Absorbing.class,
            Prompt.ChoosingVictim.class,
            Prompt.TrapSprung.class,
            Prompt.CorruptionChoosing.class,
            Prompt.Discarding.class,
            Prompt.FrenzyChoosing.class,
            Prompt.Placing.class,
            Prompt.MovingOther.class,
            Prompt.CloakOffered.class,
            Prompt.LanternOffered.class,
            Prompt.TalismanOffered.class,
            Prompt.KeepingAlly.class,
            Prompt.SplittingParry.class);

    private final FateforgeGame game;
    private final Chance seeds;
    private final BoardValue values;
    private final PrepThumb preparation;
    private final CampThumb camp;
    private final TurnPlan turns;
    private final Map<Class<?>, Function<FateforgeTable, FateforgeMove>> thumbs = new HashMap<>();
    private final List<FateforgeMove> planned = new ArrayList<>();
    private final List<FateforgeState> expected = new ArrayList<>();

    public SensibleBot(FateforgeGame game, long seed) {
        this.game = game;
        this.seeds = new SeededChance(seed);
        this.values = new BoardValue(game.content());
        this.preparation = new PrepThumb(game, values);
        this.camp = new CampThumb(game);
        this.turns = new TurnPlan(game, values, this::answer);
        thumbs.put(Prompt.Resting.class, camp::choose);
        thumbs.put(Prompt.AtPlace.class, camp::choose);
        thumbs.put(Prompt.Briefing.class, camp::choose);
        thumbs.put(Prompt.Telling.class, camp::path);
        thumbs.put(Prompt.Rolling.class, preparation::roll);
        thumbs.put(Prompt.Preparing.class, preparation::choose);
        thumbs.put(Prompt.Acting.class, this::act);
        thumbs.put(Prompt.TurnEnding.class, this::first);
        thumbs.put(Prompt.ChoosingVictim.class, this::victim);
        thumbs.put(Prompt.TrapSprung.class, this::trap);
        thumbs.put(Prompt.MovingOther.class, this::bestMove);
        thumbs.put(Prompt.SplittingParry.class, this::bestMove);
        thumbs.put(Prompt.ExtraRoundOffered.class, this::extraRound);
        thumbs.put(Prompt.Leaving.class, this::leave);
    }

    @Override
    public FateforgeMove choose(FateforgeTable table) {
        if (!planned.isEmpty()) {
            FateforgeMove next = planned.remove(0);
            if (expected.remove(0).equals(table.state())
                    && game.refusal(table, next).isEmpty()) {
                return next;
            }
            planned.clear();
            expected.clear();
        }
        return answer(table);
    }

    private FateforgeMove answer(FateforgeTable table) {
        Prompt prompt = table.prompt().orElseThrow();
        return thumbs.getOrDefault(prompt.getClass(), this::first).apply(table);
    }

    /** Other choices: the first option. */
    private FateforgeMove first(FateforgeTable table) {
        return game.moves(table).get(0);
    }

    // --- a hero's turn

    private FateforgeMove act(FateforgeTable table) {
        String hero = ((Prompt.Acting) table.prompt().orElseThrow()).hero();
        FateforgeTable seen = game.imagine(table, seeds.index(Integer.MAX_VALUE, "future"));
        List<FateforgeMove> plan = turns.plan(seen, hero);
        if (plan.isEmpty()) {
            return new FateforgeMove.EndTurn();
        }
        remember(seen, plan);
        return plan.get(0);
    }

    /** Keeps the rest of the plan for as long as everything comes as it was foreseen. */
    private void remember(FateforgeTable seen, List<FateforgeMove> plan) {
        FateforgeTable table = seen.copy();
        planned.clear();
        expected.clear();
        for (int i = 0; i < plan.size(); i++) {
            if (i > 0) {
                planned.add(plan.get(i));
                expected.add(table.state());
            }
            game.play(table, plan.get(i), Turn.silent());
        }
    }

    // --- questions

    private FateforgeMove victim(FateforgeTable table) {
        List<String> heroes = ((Prompt.ChoosingVictim) table.prompt().orElseThrow()).heroes();
        String best = heroes.get(0);
        for (String hero : heroes) {
            if (BoardValue.hardiness(table.hero(hero)) > BoardValue.hardiness(table.hero(best))) {
                best = hero;
            }
        }
        return new FateforgeMove.Victim(best);
    }

    /** Pays a trap if results enough are left. */
    private FateforgeMove trap(FateforgeTable table) {
        Prompt.TrapSprung trap = (Prompt.TrapSprung) table.prompt().orElseThrow();
        int usable = 0;
        for (HeldResult result : table.hero(trap.hero()).fight().results()) {
            usable += result.usable() ? 1 : 0;
        }
        List<FateforgeMove> moves = game.moves(table);
        FateforgeMove chosen = new FateforgeMove.DrawTrap();
        for (FateforgeMove move : moves) {
            if (move instanceof FateforgeMove.RemoveTrap || (move instanceof FateforgeMove.PayTrap && usable > 2)) {
                chosen = move;
            }
        }
        return chosen;
    }

    /** The answer after which the board is worth most. */
    private FateforgeMove bestMove(FateforgeTable table) {
        List<FateforgeMove> moves = game.moves(table);
        FateforgeMove best = moves.get(0);
        double most = Double.NEGATIVE_INFINITY;
        for (FateforgeMove move : moves) {
            FateforgeTable after = game.imagine(table, 1);
            game.play(after, move, Turn.silent());
            if (after.scene().isPresent()) {
                double value = values.of(after.state(), "");
                if (value > most) {
                    most = value;
                    best = move;
                }
            }
        }
        return best;
    }

    // --- the end of a scene

    private FateforgeMove extraRound(FateforgeTable table) {
        Ground ground = new Ground(game.content(), table.state());
        CombatScene scene = game.content().scene(table.state().scene().scene());
        boolean missing = false;
        for (SceneGoal goal : scene.main()) {
            boolean leaving = goal.kind() == SceneGoal.Kind.LEAVE || goal.kind() == SceneGoal.Kind.LEAVE_BY;
            missing |= leaving
                    ? goal.kind() == SceneGoal.Kind.LEAVE_BY
                            && ground.defended(
                                    scene.exit(goal.what()).orElseThrow().defended())
                    : !Goals.met(ground, goal);
        }
        return missing && !table.state().scene().lost()
                ? new FateforgeMove.TakeExtraRound()
                : new FateforgeMove.DeclineExtraRound();
    }

    /** Least damage in all; a demanded exit before any other, one a secondary objective names counts two less. */
    private FateforgeMove leave(FateforgeTable table) {
        Prompt.Leaving leaving = (Prompt.Leaving) table.prompt().orElseThrow();
        if (!leaving.exit().isEmpty()) {
            return new FateforgeMove.ConfirmExit();
        }
        FateforgeMove best = game.moves(table).get(0);
        double least = Double.POSITIVE_INFINITY;
        for (FateforgeMove move : game.moves(table)) {
            if (move instanceof FateforgeMove.ChooseExit exit) {
                double damage = price(table, exit.exit());
                if (damage < least) {
                    least = damage;
                    best = move;
                }
            }
        }
        return best;
    }

    private double price(FateforgeTable table, String exit) {
        Ground ground = new Ground(game.content(), table.state());
        CombatScene scene = game.content().scene(table.state().scene().scene());
        SceneExit way = scene.exit(exit).orElseThrow();
        double damage = 0;
        for (ExitPath path : Exits.paths(ground, way)) {
            int harm = Exits.harm(ground, path);
            Hero hero = table.hero(path.hero());
            damage += harm;
            // who carries what must get out has to arrive on his feet
            damage += harm >= hero.health() && !hero.fight().carried().isEmpty() ? 50 : 0;
        }
        for (SceneGoal goal : scene.main()) {
            damage += goal.kind() == SceneGoal.Kind.LEAVE_BY && !goal.what().equals(exit) ? 100 : 0;
        }
        for (SceneGoal goal : scene.secondary()) {
            damage -= goal.kind() == SceneGoal.Kind.LEAVE_BY && goal.what().equals(exit) ? 2 : 0;
        }
        return damage;
    }
}
