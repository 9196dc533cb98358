package org.alea.games.fateforge.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.alea.engine.Turn;
import org.alea.games.fateforge.FateforgeGame;
import org.alea.games.fateforge.FateforgeMove;
import org.alea.games.fateforge.FateforgeTable;
import org.alea.games.fateforge.cards.CombatDie;
import org.alea.games.fateforge.cards.ResultFace;
import org.alea.games.fateforge.rules.Sheet;
import org.alea.games.fateforge.state.HeldResult;
import org.alea.games.fateforge.state.Hero;
import org.alea.games.fateforge.state.Prompt;

/** Rules of thumb for the preparation of a round (FATE-494). */
final class PrepThumb {
    private static final double SPRINT_GAIN = 0.5;

    /** The die that makes room for the weapon die. */
    private static final Map<String, CombatDie> LEFT_OUT = Map.of(
            "guard", CombatDie.RED,
            "rogue", CombatDie.BLUE,
            "lord", CombatDie.GREEN,
            "shaman", CombatDie.YELLOW,
            "merc", CombatDie.YELLOW);

    private final FateforgeGame game;
    private final BoardValue values;

    PrepThumb(FateforgeGame game, BoardValue values) {
        this.game = game;
        this.values = values;
    }

    /** The weapon die always. */
    FateforgeMove roll(FateforgeTable table) {
        FateforgeMove best = game.moves(table).get(0);
        int most = Integer.MIN_VALUE;
        for (FateforgeMove move : game.moves(table)) {
            FateforgeMove.RollDice roll = (FateforgeMove.RollDice) move;
            Hero hero = table.hero(roll.hero());
            int value = 0;
            for (String die : roll.dice()) {
                CombatDie kind = Sheet.kind(game.content(), hero, die);
                value += kind.weapon() ? 10 : 0;
                value -= kind == LEFT_OUT.getOrDefault(hero.id(), CombatDie.MELEE) ? 1 : 0;
            }
            if (value > most) {
                most = value;
                best = move;
            }
        }
        return best;
    }

    /** Rerolls first, then the feet, the Stance and the order. */
    FateforgeMove choose(FateforgeTable table) {
        Prompt.Preparing prompt = (Prompt.Preparing) table.prompt().orElseThrow();
        List<FateforgeMove> moves = game.moves(table);
        for (FateforgeMove move : moves) {
            if ((move instanceof FateforgeMove.UseReroll reroll && failed(table, reroll.die()))
                    || (move instanceof FateforgeMove.SpiritVoice voice && failed(table, voice.die()))) {
                return move;
            }
        }
        for (FateforgeMove move : moves) {
            if (move instanceof FateforgeMove.EnergyReroll reroll && worthEnergy(table, reroll)) {
                return move;
            }
        }
        for (FateforgeMove move : moves) {
            if (move instanceof FateforgeMove.ThreeOfAKind three && welcome(table, three)) {
                return move;
            }
        }
        FateforgeMove sprint = sprint(table, moves);
        if (sprint instanceof FateforgeMove.Sprint) {
            return sprint;
        }
        for (FateforgeMove move : moves) {
            if (move instanceof FateforgeMove.SetStance stance && !prompt.posed() && better(table, stance)) {
                return move;
            }
            if (move instanceof FateforgeMove.SetOrder order && !prompt.ordered() && hardier(table, order.first())) {
                return move;
            }
        }
        return moves.get(moves.size() - 1);
    }

    private static boolean failed(FateforgeTable table, String die) {
        for (Hero hero : table.state().heroes()) {
            for (HeldResult result : hero.fight().results()) {
                if (result.id().equals(die)) {
                    return result.face() == ResultFace.X;
                }
            }
        }
        return false;
    }

    private static boolean worthEnergy(FateforgeTable table, FateforgeMove.EnergyReroll move) {
        Hero hero = table.hero(move.hero());
        int failed = 0;
        for (HeldResult result : hero.fight().results()) {
            failed += result.face() == ResultFace.X ? 1 : 0;
        }
        return move.dice().size() == failed && ((failed >= 2 && hero.energy() >= 2) || hero.energy() >= 3);
    }

    /** To a Move, or to a skilled attack if there are Moves enough. */
    private static boolean welcome(FateforgeTable table, FateforgeMove.ThreeOfAKind move) {
        Hero hero = table.hero(move.hero());
        for (HeldResult die : hero.fight().results()) {
            if (die.id().equals(move.die())) {
                boolean moves = die.face() == ResultFace.MV
                        || !die.die().orElseThrow().faces().contains(ResultFace.MV);
                return moves
                        ? move.face() == ResultFace.ST_PLUS || move.face() == ResultFace.SH_PLUS
                        : move.face() == ResultFace.MV;
            }
        }
        return false;
    }

    /** To the zone with the best value; a damage counts three. */
    private FateforgeMove sprint(FateforgeTable table, List<FateforgeMove> moves) {
        FateforgeMove best = moves.get(moves.size() - 1);
        double most = SPRINT_GAIN;
        for (FateforgeMove move : moves) {
            if (move instanceof FateforgeMove.Sprint sprint) {
                double before = values.of(table.state(), sprint.hero());
                FateforgeTable after = game.imagine(table, 1);
                game.play(after, move, Turn.silent());
                List<FateforgeMove> answers = new ArrayList<>();
                for (int i = 0;
                        i < 6
                                && after.prompt()
                                        .filter(each -> SensibleBot.NESTED.contains(each.getClass()))
                                        .isPresent();
                        i++) {
                    answers.clear();
                    answers.addAll(game.moves(after));
                    game.play(after, answers.get(0), Turn.silent());
                }
                if (after.scene().isEmpty() || after.state().sceneEnd().isPresent()) {
                    continue;
                }
                int lost = table.hero(sprint.hero()).health()
                        - after.hero(sprint.hero()).health();
                double gain = values.of(after.state(), sprint.hero()) - before - 1.7 * Math.max(0, lost);
                if (gain > most) {
                    most = gain;
                    best = move;
                }
            }
        }
        return best;
    }

    private boolean better(FateforgeTable table, FateforgeMove.SetStance move) {
        boolean skilled = false;
        for (Hero hero : table.state().heroes()) {
            for (HeldResult result : hero.fight().results()) {
                skilled |= result.face() == ResultFace.ST_PLUS && hero.id().equals("lord");
            }
        }
        return move.offensive() == skilled;
    }

    private static boolean hardier(FateforgeTable table, String first) {
        for (Hero hero : table.state().heroes()) {
            if (!hero.id().equals(first)) {
                return BoardValue.hardiness(table.hero(first)) > BoardValue.hardiness(hero);
            }
        }
        return false;
    }
}
