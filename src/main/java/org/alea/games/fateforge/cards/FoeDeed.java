package org.alea.games.fateforge.cards;

import java.util.List;

/** One action of an enemy (FATE-133 to FATE-139); each knows what it needs and does itself on a {@link FoeStage}. */
public sealed interface FoeDeed {

    /** Whether it can be done now, with the victim the stage knows. */
    boolean possible(FoeStage stage);

    void perform(FoeStage stage);

    /** Whether it needs a hero to be done to. */
    default boolean needsHero() {
        return true;
    }

    /** Whether it is a Shot, for which some heroes are no valid victims (FATE-479). */
    default boolean shoots() {
        return false;
    }

    /** Whether it hits its victim without being a movement, so that the player may be asked for the victim. */
    default boolean attacks() {
        return false;
    }

    /** The damage it deals to its victim before modifiers. */
    default int damage() {
        return 0;
    }

    /** FATE-133: 1 damage to a hero in its zone. */
    record Strike() implements FoeDeed {
        @Override
        public boolean possible(FoeStage stage) {
            return stage.distanceToVictim() == 0;
        }

        @Override
        public void perform(FoeStage stage) {
            stage.hit(1, false);
        }

        @Override
        public boolean attacks() {
            return true;
        }

        @Override
        public int damage() {
            return 1;
        }
    }

    /** FATE-133: 1 damage to a hero at the nearest distance. */
    record Shot() implements FoeDeed {
        @Override
        public boolean possible(FoeStage stage) {
            return stage.mayShootVictim();
        }

        @Override
        public void perform(FoeStage stage) {
            stage.hit(1, true);
        }

        @Override
        public boolean shoots() {
            return true;
        }

        @Override
        public boolean attacks() {
            return true;
        }

        @Override
        public int damage() {
            return 1;
        }
    }

    /** FATE-133: one zone along a shortest path to its target. */
    record Advance() implements FoeDeed {
        @Override
        public boolean possible(FoeStage stage) {
            return stage.mayMove() && stage.distanceToVictim() > 0;
        }

        @Override
        public void perform(FoeStage stage) {
            stage.advance();
        }
    }

    /** FATE-135: one zone towards an exit; out of the scene if it is there already. */
    record MakeFor(String exit) implements FoeDeed {
        @Override
        public boolean possible(FoeStage stage) {
            return stage.mayMove() && stage.mayReachExit(exit);
        }

        @Override
        public void perform(FoeStage stage) {
            stage.makeFor(exit);
        }

        @Override
        public boolean needsHero() {
            return false;
        }
    }

    /** FATE-137: its target in its zone goes to a random adjacent zone. */
    record Push() implements FoeDeed {
        @Override
        public boolean possible(FoeStage stage) {
            return stage.distanceToVictim() == 0 && stage.mayPushVictim();
        }

        @Override
        public void perform(FoeStage stage) {
            stage.push();
        }

        @Override
        public boolean attacks() {
            return true;
        }
    }

    /** FATE-137: its target in an adjacent zone comes to its zone. */
    record Pull() implements FoeDeed {
        @Override
        public boolean possible(FoeStage stage) {
            return stage.distanceToVictim() == 1;
        }

        @Override
        public void perform(FoeStage stage) {
            stage.pull();
        }

        @Override
        public boolean attacks() {
            return true;
        }
    }

    /** FATE-266: its target is stunned. */
    record Stun() implements FoeDeed {
        @Override
        public boolean possible(FoeStage stage) {
            return true;
        }

        @Override
        public void perform(FoeStage stage) {
            stage.stun();
        }

        @Override
        public boolean attacks() {
            return true;
        }
    }

    /** FATE-138: to a random adjacent zone without standing heroes. */
    record Retreat() implements FoeDeed {
        @Override
        public boolean possible(FoeStage stage) {
            return stage.mayMove() && stage.mayRetreat();
        }

        @Override
        public void perform(FoeStage stage) {
            stage.retreat();
        }
    }

    /** FATE-139: n damage to every standing hero in its zone. */
    record EachStrike(int n) implements FoeDeed {
        @Override
        public boolean possible(FoeStage stage) {
            return true;
        }

        @Override
        public void perform(FoeStage stage) {
            stage.hitEach(n);
        }
    }

    /** FATE-139: every standing hero at distance 0 or 1 loses n energy. */
    record EachEnergy(int n) implements FoeDeed {
        @Override
        public boolean possible(FoeStage stage) {
            return true;
        }

        @Override
        public void perform(FoeStage stage) {
            stage.drainEach(n);
        }
    }

    /** FATE-135: one zone towards the nearest minion of the first of these colours that there is. */
    record JoinMinion(List<FoeColour> colours) implements FoeDeed {
        @Override
        public boolean possible(FoeStage stage) {
            return stage.mayMove() && stage.minionToJoin(colours);
        }

        @Override
        public void perform(FoeStage stage) {
            stage.joinMinion(colours);
        }

        @Override
        public boolean needsHero() {
            return false;
        }
    }

    /** FATE-135: n Parry tokens for the nearest minion of the first of these colours that there is. */
    record ShieldMinion(int n, List<FoeColour> colours) implements FoeDeed {
        @Override
        public boolean possible(FoeStage stage) {
            return stage.minionToAid(colours);
        }

        @Override
        public void perform(FoeStage stage) {
            stage.shieldMinion(n, colours);
        }

        @Override
        public boolean needsHero() {
            return false;
        }
    }

    /** FATE-135: n armour cubes, up to a number, for the nearest minion of the first of these colours that there is. */
    record HardenMinion(int n, int max, List<FoeColour> colours) implements FoeDeed {
        @Override
        public boolean possible(FoeStage stage) {
            return stage.minionToAid(colours);
        }

        @Override
        public void perform(FoeStage stage) {
            stage.hardenMinion(n, max, colours);
        }

        @Override
        public boolean needsHero() {
            return false;
        }
    }

    /** FATE-139: n armour cubes, up to a number. */
    record Harden(int n, int max) implements FoeDeed {
        @Override
        public boolean possible(FoeStage stage) {
            return true;
        }

        @Override
        public void perform(FoeStage stage) {
            stage.harden(n, max);
        }

        @Override
        public boolean needsHero() {
            return false;
        }
    }

    /** FATE-477: the nearest minion of a colour comes one zone closer. */
    record Call(FoeColour colour, int radius) implements FoeDeed {
        @Override
        public boolean possible(FoeStage stage) {
            return true;
        }

        @Override
        public void perform(FoeStage stage) {
            stage.call(colour, radius);
        }

        @Override
        public boolean needsHero() {
            return false;
        }
    }

    /** FATE-477: a defeated minion of a colour stands up again. */
    record Raise(FoeColour colour) implements FoeDeed {
        @Override
        public boolean possible(FoeStage stage) {
            return true;
        }

        @Override
        public void perform(FoeStage stage) {
            stage.raise(colour);
        }

        @Override
        public boolean needsHero() {
            return false;
        }
    }
}
