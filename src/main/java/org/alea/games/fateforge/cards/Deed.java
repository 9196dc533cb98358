package org.alea.games.fateforge.cards;

import java.util.List;
import org.alea.games.fateforge.cards.DeedStage.Aiming;

/**
 * One thing a card lets a hero do (the effect vocabulary). Each knows how it may be aimed and does itself on a
 * {@link DeedStage}; an aim that needs no choice is the empty text.
 */
public sealed interface Deed {

    /** Adds every legal way to aim it now; none if it is impossible. */
    void aims(DeedStage stage, List<String> into);

    void perform(DeedStage stage, String aim);

    /** Whether its outcome leaves the board as later steps judge it, so that a dry run need not play it. */
    default boolean changesTheBoard() {
        return true;
    }

    /** Adds a result to the hero's area. */
    record Gain(ResultFace face) implements Deed {
        @Override
        public void aims(DeedStage stage, List<String> into) {
            into.add("");
        }

        @Override
        public void perform(DeedStage stage, String aim) {
            stage.gain(face);
        }

        @Override
        public boolean changesTheBoard() {
            return false;
        }
    }

    /** Adds a result of the player's choice (FATE-064). */
    record GainAny(List<ResultFace> options) implements Deed {
        @Override
        public void aims(DeedStage stage, List<String> into) {
            for (ResultFace option : options) {
                into.add(option.name());
            }
        }

        @Override
        public void perform(DeedStage stage, String aim) {
            stage.gain(ResultFace.valueOf(aim));
        }

        @Override
        public boolean changesTheBoard() {
            return false;
        }
    }

    /** A Move action (FATE-032). */
    record Move(boolean freeBlock) implements Deed {
        @Override
        public void aims(DeedStage stage, List<String> into) {
            stage.moves(freeBlock, into);
        }

        @Override
        public void perform(DeedStage stage, String aim) {
            stage.move(aim, freeBlock);
        }
    }

    /** A Strike action (FATE-033, FATE-065). */
    record Strike(int damage, int min, int max, boolean ignoreArmour) implements Deed {
        @Override
        public void aims(DeedStage stage, List<String> into) {
            stage.foes(min, max, Aiming.STRIKE, into);
        }

        @Override
        public void perform(DeedStage stage, String aim) {
            stage.hit(aim, damage, ignoreArmour, Aiming.STRIKE, min, max);
        }
    }

    /** A Shot action (FATE-034, FATE-065). */
    record Shot(int damage, int min, int max) implements Deed {
        @Override
        public void aims(DeedStage stage, List<String> into) {
            stage.foes(min, max, Aiming.SHOT, into);
        }

        @Override
        public void perform(DeedStage stage, String aim) {
            stage.hit(aim, damage, false, Aiming.SHOT, min, max);
        }
    }

    /** Damage to every enemy of one zone; no targeting. */
    record Each(int damage, int min, int max, boolean obeysBarricades) implements Deed {
        @Override
        public void aims(DeedStage stage, List<String> into) {
            stage.crowds(min, max, obeysBarricades, into);
        }

        @Override
        public void perform(DeedStage stage, String aim) {
            stage.hitEach(aim, damage);
        }
    }

    /** Moves a minion one zone away (FATE-269). */
    record Push(int min, int max, boolean same) implements Deed {
        @Override
        public void aims(DeedStage stage, List<String> into) {
            if (!same) {
                stage.pushes(min, max, into);
                return;
            }
            int before = into.size();
            stage.pushes(0, BarSection.ENDLESS, into);
            String begin = stage.last() + ">";
            for (int i = into.size() - 1; i >= before; i--) {
                if (stage.last().isEmpty() || !into.get(i).startsWith(begin)) {
                    into.remove(i);
                }
            }
        }

        @Override
        public void perform(DeedStage stage, String aim) {
            stage.push(aim);
        }
    }

    /** Brings a minion of an adjacent zone into the hero's (FATE-269). */
    record Pull(int min, int max) implements Deed {
        @Override
        public void aims(DeedStage stage, List<String> into) {
            int before = into.size();
            stage.foes(min, max, Aiming.HANDLING, into);
            for (int i = into.size() - 1; i >= before; i--) {
                if (!stage.mayMove(into.get(i))) {
                    into.remove(i);
                }
            }
        }

        @Override
        public void perform(DeedStage stage, String aim) {
            stage.pull(aim);
        }
    }

    /** Stuns one minion. */
    record Stun(int min, int max, boolean same) implements Deed {
        @Override
        public void aims(DeedStage stage, List<String> into) {
            if (same) {
                if (!stage.last().isEmpty() && stage.mayStun(stage.last())) {
                    into.add("");
                }
                return;
            }
            int before = into.size();
            stage.foes(min, max, Aiming.HANDLING, into);
            for (int i = into.size() - 1; i >= before; i--) {
                if (!stage.mayStun(into.get(i))) {
                    into.remove(i);
                }
            }
        }

        @Override
        public void perform(DeedStage stage, String aim) {
            stage.stun(same ? stage.last() : aim);
        }
    }

    /** Stuns every minion of one zone. */
    record StunAll(int min, int max) implements Deed {
        @Override
        public void aims(DeedStage stage, List<String> into) {
            stage.stunnable(min, max, into);
        }

        @Override
        public void perform(DeedStage stage, String aim) {
            stage.stunAll(aim);
        }
    }

    /** Parry tokens for the hero. */
    record Parry(int n) implements Deed {
        @Override
        public void aims(DeedStage stage, List<String> into) {
            if (stage.mayParry()) {
                into.add("");
            }
        }

        @Override
        public void perform(DeedStage stage, String aim) {
            stage.parry(n);
        }
    }

    /** Parry tokens for every standing hero in reach. */
    record ParryEach(int n, int min, int max) implements Deed {
        @Override
        public void aims(DeedStage stage, List<String> into) {
            into.add("");
        }

        @Override
        public void perform(DeedStage stage, String aim) {
            stage.parryEach(n, min, max);
        }
    }

    /** Parry tokens spread among the standing heroes in reach. */
    record ParrySplit(int n, int min, int max) implements Deed {
        @Override
        public void aims(DeedStage stage, List<String> into) {
            into.add("");
        }

        @Override
        public void perform(DeedStage stage, String aim) {
            stage.parrySplit(n, min, max);
        }
    }

    /** One standing hero in reach recovers health. */
    record Heal(int n, int min, int max) implements Deed {
        @Override
        public void aims(DeedStage stage, List<String> into) {
            stage.heroes(min, max, into);
        }

        @Override
        public void perform(DeedStage stage, String aim) {
            stage.heal(aim, n);
        }
    }

    /** Every standing hero in reach recovers health. */
    record HealEach(int n, int min, int max) implements Deed {
        @Override
        public void aims(DeedStage stage, List<String> into) {
            into.add("");
        }

        @Override
        public void perform(DeedStage stage, String aim) {
            stage.healEach(n, min, max);
        }
    }

    /** One standing hero in reach recovers energy; {@code self}: the owner alone. */
    record Energise(int n, int min, int max, boolean self) implements Deed {
        @Override
        public void aims(DeedStage stage, List<String> into) {
            if (self) {
                into.add("");
            } else {
                stage.heroes(min, max, into);
            }
        }

        @Override
        public void perform(DeedStage stage, String aim) {
            stage.energise(self ? stage.self() : aim, n);
        }
    }

    /** Every standing hero in reach recovers energy. */
    record EnergiseEach(int n, int min, int max) implements Deed {
        @Override
        public void aims(DeedStage stage, List<String> into) {
            into.add("");
        }

        @Override
        public void perform(DeedStage stage, String aim) {
            stage.energiseEach(n, min, max);
        }
    }

    /** Another standing hero in reach may perform one Move action now. */
    record MoveOther(int min, int max) implements Deed {
        @Override
        public void aims(DeedStage stage, List<String> into) {
            stage.movers(min, max, into);
        }

        @Override
        public void perform(DeedStage stage, String aim) {
            stage.moveOther(aim);
        }
    }

    /** Takes the stun from the hero of the step before. */
    record Unstun() implements Deed {
        @Override
        public void aims(DeedStage stage, List<String> into) {
            if (!stage.last().isEmpty() && stage.isStunned(stage.last())) {
                into.add("");
            }
        }

        @Override
        public void perform(DeedStage stage, String aim) {
            stage.unstun(stage.last());
        }
    }

    /** Removes one trap or one barricade. */
    record Clear(int min, int max) implements Deed {
        @Override
        public void aims(DeedStage stage, List<String> into) {
            stage.obstacles(min, max, into);
        }

        @Override
        public void perform(DeedStage stage, String aim) {
            stage.clear(aim);
        }
    }

    /** Brings all set-aside health of one standing hero back, then heals 1. */
    record Antidote(int min, int max) implements Deed {
        @Override
        public void aims(DeedStage stage, List<String> into) {
            stage.heroes(min, max, into);
        }

        @Override
        public void perform(DeedStage stage, String aim) {
            stage.antidote(aim);
        }
    }

    /** Until upkeep no hero in this zone can be shot. */
    record Smoke() implements Deed {
        @Override
        public void aims(DeedStage stage, List<String> into) {
            into.add("");
        }

        @Override
        public void perform(DeedStage stage, String aim) {
            stage.smoke();
        }
    }

    /** The Rogue is Hidden. */
    record Hide() implements Deed {
        @Override
        public void aims(DeedStage stage, List<String> into) {
            if (stage.mayHide()) {
                into.add("");
            }
        }

        @Override
        public void perform(DeedStage stage, String aim) {
            stage.hide();
        }
    }

    /** Until upkeep the hero draws what aims at the first or last in order (FATE-208). */
    record Taunt() implements Deed {
        @Override
        public void aims(DeedStage stage, List<String> into) {
            into.add("");
        }

        @Override
        public void perform(DeedStage stage, String aim) {
            stage.taunt();
        }
    }

    /** The result paid goes to another hero who has not yet acted. */
    record Give(int min, int max) implements Deed {
        @Override
        public void aims(DeedStage stage, List<String> into) {
            stage.receivers(min, max, into);
        }

        @Override
        public void perform(DeedStage stage, String aim) {
            stage.give(aim);
        }
    }
}
