package org.alea.games.synchro.rules;

import java.util.List;
import org.alea.games.synchro.SynchroEvent;
import org.alea.games.synchro.SynchroMove;
import org.alea.games.synchro.cards.SynchroMonster;
import org.alea.games.synchro.effects.Camp;
import org.alea.games.synchro.effects.Marble;
import org.alea.games.synchro.effects.Talents;
import org.alea.games.synchro.effects.Trigger;
import org.alea.games.synchro.effects.Verb;
import org.alea.games.synchro.effects.Whom;
import org.alea.games.synchro.state.Chore;
import org.alea.games.synchro.state.Chore.Resolving;
import org.alea.games.synchro.state.Chore.Resolving.Origin;
import org.alea.games.synchro.state.StageMonster;
import org.alea.games.synchro.state.StageMonster.DieSlot;

/** The turn of a monster (SYNC-082 to SYNC-087), and its ambush in the variant (SYNC-211). */
final class MonsterTurns {
    private MonsterTurns() {}

    /** The marble of a living monster has come. */
    static void begin(Work work, Marble board) {
        StageMonster monster = work.monster(board);
        work.push(new Chore.FinishMonsterTurn(board));
        if (monster.stunned()) {
            Reasons.stunned(work, monster);
            work.tell(new SynchroEvent.TurnSkipped(Camp.MONSTERS, board, monster.card()));
            return;
        }
        work.push(new Chore.MonsterActs(board));
        celestial(work, monster, Trigger.TURN);
    }

    /** The abilities of a Celestial resolve by themselves. */
    static void celestial(Work work, StageMonster monster, Trigger trigger) {
        Talents talents = work.content().monster(monster.card()).talents();
        for (int i = talents.waiting(trigger) - 1; i >= 0; i--) {
            Reasons.celestial(work, monster);
            work.push(Resolving.of(
                    monster.fighter(),
                    Origin.ABILITY,
                    monster.card(),
                    talents.reaction(talents.waiting(trigger, i)).effects(),
                    List.of()));
        }
    }

    static void act(Work work, Chore.MonsterActs chore) {
        work.pop();
        if (!work.battle().has(chore.monster())) {
            return;
        }
        StageMonster monster = work.monster(chore.monster());
        SynchroMonster card = work.content().monster(monster.card());
        int printed = card.rowOf(monster.die());
        int row = card.rowOf(monster.die(), monster.silenced());
        if (printed == 0) {
            Reasons.noDie(work, monster);
        } else {
            Reasons.row(work, monster, printed);
            if (monster.silenced()) {
                Reasons.silenced(work, monster, row);
            }
        }
        if (row == 0) {
            Verb blow = new Verb.Damage(card.basicAttack(), Whom.FRONT);
            work.push(
                    Resolving.of(monster.fighter(), Origin.MONSTER_BASIC, SynchroMove.NONE, List.of(blow), List.of()));
        } else {
            work.push(Resolving.of(
                    monster.fighter(),
                    Origin.ROW,
                    monster.card(),
                    card.rows().get(row - 1).effects(),
                    List.of()));
        }
    }

    static void finish(Work work, Chore.FinishMonsterTurn chore) {
        work.pop();
        if (!work.battle().has(chore.monster())) {
            return;
        }
        StageMonster monster = work.monster(chore.monster());
        // SYNC-133: in the variant the die changes its slot with each turn
        boolean back = work.state().options().alternating() && monster.slot() == DieSlot.SECOND;
        work.set(monster.withTokens(false, false));
        Tokens.roll(work, chore.monster(), back ? DieSlot.FIRST : DieSlot.SECOND);
        if (work.listening()) {
            StageMonster now = work.monster(chore.monster());
            work.tell(new SynchroEvent.MonsterTurnEnded(chore.monster(), now.card(), now.die()));
        }
    }

    /** The next of the monsters that ambush, if it is still able to (SYNC-211, SYNC-212). */
    static void ambush(Work work, Chore.Ambushing chore) {
        List<Marble> monsters = chore.monsters();
        if (monsters.size() <= 1) {
            work.pop();
        } else {
            work.replaceTop(new Chore.Ambushing(monsters.subList(1, monsters.size())));
        }
        if (!monsters.isEmpty() && work.battle().has(monsters.get(0))) {
            StageMonster monster = work.monster(monsters.get(0));
            List<Verb> line = work.content().monster(monster.card()).ambush();
            if (!line.isEmpty() && !monster.stunned()) {
                work.newWindow();
                Reasons.ambush(work, monster);
                work.push(Resolving.of(monster.fighter(), Origin.AMBUSH, monster.card(), line, List.of()));
            }
        }
    }
}
