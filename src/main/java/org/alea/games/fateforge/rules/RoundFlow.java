package org.alea.games.fateforge.rules;

import java.util.ArrayList;
import java.util.List;
import org.alea.games.fateforge.FateforgeEvent;
import org.alea.games.fateforge.cards.CombatScene.FoeSetup;
import org.alea.games.fateforge.cards.FoeColour;
import org.alea.games.fateforge.cards.HeroCard;
import org.alea.games.fateforge.state.Agreement.Mode;
import org.alea.games.fateforge.state.Errand;
import org.alea.games.fateforge.state.Foe;
import org.alea.games.fateforge.state.Fray;
import org.alea.games.fateforge.state.Hero;
import org.alea.games.fateforge.state.Prompt;
import org.alea.games.fateforge.state.ReactionSlot;
import org.alea.games.fateforge.state.Stretch;

/** The frame of a round: its beginning, the order of its tiles, its upkeep (FATE-140 to FATE-142, FATE-157, FATE-220). */
final class RoundFlow {
    private static final int MOST_CORRUPTION = 4;

    private RoundFlow() {}

    static void begin(Referee referee) {
        Fray before = referee.fray();
        referee.put(before.withRound(before.round() + 1, before.rounds(), before.extraTaken())
                .in(Stretch.PREPARATION));
        referee.tell(new FateforgeEvent.RoundBegan(
                referee.fray().round(), referee.fray().rounds()));
        referee.push(new Errand.DrawSlot());
        reinforce(referee);
    }

    /** FATE-142. */
    private static void reinforce(Referee referee) {
        Ground ground = referee.ground();
        for (FoeSetup setup : ground.scene.foes()) {
            boolean absent = referee.state().quest().chronicle().lacks(ground.scene.id(), setup.id());
            if (setup.round() == ground.fray.round() && ground.fray.level().uses(setup.from()) && !absent) {
                Foe foe = Foes.fresh(referee.content.foe(setup.card()), setup);
                referee.put(referee.fray()
                        .withFoes(Foes.with(referee, referee.fray().foes(), foe)));
                referee.tell(new FateforgeEvent.Reinforced(foe.id(), foe.zone()));
                referee.push(new Errand.FoeEntered(foe.id(), foe.zone()));
            }
        }
    }

    /** FATE-461, FATE-295. */
    static void drawSlot(Referee referee) {
        int standing = 0;
        for (Hero hero : referee.state().heroes()) {
            if (hero.standing()) {
                standing++;
            }
        }
        ReactionSlot slot = ReactionSlot.BEFORE_FIRST;
        if (Tutorial.scripted(referee)) {
            slot = ReactionSlot.BETWEEN;
        } else if (standing == 2) {
            slot = referee.chance().index(2, "slot") == 0 ? ReactionSlot.BEFORE_FIRST : ReactionSlot.BETWEEN;
        }
        List<FoeColour> foretold =
                referee.state().agreement().forewarned() ? FoeTurns.colours(referee, List.of()) : List.of();
        referee.reveal();
        referee.put(referee.fray().withSlot(slot, foretold));
        referee.tell(new FateforgeEvent.SlotDrawn(slot));
        if (!foretold.isEmpty()) {
            referee.tell(new FateforgeEvent.ColoursForetold(foretold));
        }
        referee.push(new Prompt.Rolling());
    }

    /** Ward and the defensive Stance, then the tiles in their order (FATE-018, FATE-128, FATE-157). */
    static void actions(Referee referee) {
        Fray fray = referee.fray();
        String first = fray.order().get(0);
        String second = fray.order().get(1);
        referee.tell(new FateforgeEvent.ActionsBegan(first, second));
        referee.push(new Errand.Upkeep());
        referee.push(new Errand.EnemyTurns(-1, -1));
        boolean before = fray.slot() == ReactionSlot.BEFORE_FIRST
                // FATE-461: with one hero standing, before that one; a down hero's tile stays and is skipped
                && (referee.hero(first).standing() || !referee.hero(second).standing());
        referee.push(new Errand.HeroTile(second));
        if (!before) {
            referee.push(new Errand.Reactions());
        }
        referee.push(new Errand.HeroTile(first));
        if (before) {
            referee.push(new Errand.Reactions());
        }
        FoeTurns.ward(referee);
        for (Hero hero : referee.state().heroes()) {
            if (referee.ground().gifted(hero, HeroCard.Gift.WEAPON_MASTER)
                    && !hero.fight().offensive()) {
                Health.parry(referee, hero.id(), 1);
            }
        }
    }

    static void upkeep(Referee referee) {
        List<Foe> foes = new ArrayList<>(referee.fray().foes().size());
        for (Foe foe : referee.fray().foes()) {
            foes.add(foe.rested());
        }
        Fray fray =
                referee.fray().in(Stretch.UPKEEP).withFoes(List.copyOf(foes)).withSmoke(List.of());
        referee.put(fray.withSlot(fray.slot(), List.of()));
        for (Hero hero : referee.state().heroes()) {
            referee.put(hero.with(hero.fight().inANewRound()));
        }
        referee.become(referee.state().withRounds(referee.state().rounds() + 1));
        referee.tell(new FateforgeEvent.UpkeepDone());
        referee.push(
                referee.fray().round() < referee.fray().rounds() ? new Errand.BeginRound() : new Errand.EndOfRounds());
        FoeTurns.raise(referee);
    }

    /** FATE-231, FATE-243, FATE-415. */
    static void end(Referee referee) {
        boolean quest = referee.state().agreement().mode() == Mode.QUEST;
        boolean offered = !referee.fray().extraTaken()
                && !(quest && referee.state().quest().extraUsed());
        for (Hero hero : referee.state().heroes()) {
            offered &= hero.corruption().size() < MOST_CORRUPTION;
        }
        if (offered) {
            referee.push(new Prompt.ExtraRoundOffered());
        } else {
            Exits.leave(referee);
        }
    }

    /** FATE-244. */
    static void takeExtra(Referee referee) {
        Fray fray = referee.fray();
        referee.put(fray.withRound(fray.round(), fray.rounds() + 1, true));
        if (referee.state().agreement().mode() == Mode.QUEST) {
            referee.become(referee.state().with(referee.state().quest().withExtraUsed()));
        }
        referee.tell(new FateforgeEvent.ExtraRoundTaken());
        referee.push(new Errand.BeginRound());
        for (int place = 1; place >= 0; place--) {
            Hero hero = referee.ground().inOrder(place);
            if (hero.standing()) {
                referee.push(new Errand.Taint(hero.id(), false));
            }
        }
    }
}
