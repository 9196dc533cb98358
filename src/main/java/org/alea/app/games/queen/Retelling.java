package org.alea.app.games.queen;

import java.util.Optional;
import java.util.OptionalInt;
import org.alea.games.queen.EnemyInPlay;
import org.alea.games.queen.QueenEvent;
import org.alea.games.queen.Zone;

/** Draws what an event changed into a picture that nobody has seen yet. */
final class Retelling {
    private final Picture picture;

    Retelling(Picture picture) {
        this.picture = picture;
    }

    void show(QueenEvent event) {
        picture.fight.tell(event);
        if (event.usesPower() && picture.powerLeft.isPresent()) {
            picture.powerLeft = OptionalInt.of(picture.powerLeft.getAsInt() - 1);
        }
        if (event instanceof QueenEvent.RoundStopped) {
            picture.stage = Picture.Stage.RESOLVE;
        } else if (event instanceof QueenEvent.Rolled rolled) {
            for (int i = 0; i < rolled.dice().size(); i++) {
                picture.put(rolled.dice().get(i), Zone.ARENA, rolled.values().get(i));
            }
        } else if (event instanceof QueenEvent.DragonRolled rolled) {
            picture.dragon = Optional.of(rolled.face());
        } else if (event instanceof QueenEvent.ChariotDefended chariot) {
            picture.table = picture.table.settled(chariot.card(), true);
            chariot.dice().forEach(die -> picture.put(die, Zone.STOCK, picture.value(die)));
        } else if (event instanceof QueenEvent.ChariotStruck chariot) {
            picture.table = picture.table.settled(chariot.card(), false);
        } else if (event instanceof QueenEvent.DieStocked stocked) {
            picture.put(stocked.die(), Zone.STOCK, picture.value(stocked.die()));
        } else if (event instanceof QueenEvent.DragonAssigned assigned) {
            picture.dragonSlot = assigned.slot();
        } else if (event instanceof QueenEvent.WingAssigned assigned) {
            picture.dragonSlot = assigned.slot();
        } else if (event instanceof QueenEvent.DiePainted painted) {
            picture.paint = Optional.of(new Picture.Paint(painted.die(), painted.colour()));
        } else {
            showFight(event);
        }
    }

    private void showFight(QueenEvent event) {
        if (event instanceof QueenEvent.MarkerMoved moved) {
            EnemyInPlay enemy = picture.enemies.get(moved.slot());
            if (enemy != null) {
                picture.enemies.put(
                        moved.slot(),
                        new EnemyInPlay(moved.slot(), enemy.card(), moved.to(), enemy.shield(), enemy.damaged()));
            }
        } else if (event instanceof QueenEvent.ShieldRaised raised) {
            shield(raised.slot(), true);
        } else if (event instanceof QueenEvent.ShieldBroken broken) {
            shield(broken.slot(), false);
        } else if (event instanceof QueenEvent.EnemyDefeated victory) {
            picture.defeats = victory.defeats();
        } else if (event instanceof QueenEvent.HealthLost lost) {
            picture.health = lost.health();
        } else if (event instanceof QueenEvent.DieExhausted exhausted) {
            picture.put(exhausted.die(), exhausted.space(), picture.value(exhausted.die()));
        } else if (event instanceof QueenEvent.DiceExchanged exchanged) {
            picture.put(exchanged.white(), Zone.BOX, 0);
            picture.put(exchanged.coloured(), Zone.RESERVE, 0);
        } else if (event instanceof QueenEvent.StackMoved moved) {
            picture.stackSpace = moved.space();
        } else {
            showReset(event);
        }
        picture.focus = attackedSlot(event);
    }

    private void showReset(QueenEvent event) {
        if (event instanceof QueenEvent.DiceReturned returned) {
            returned.dice().forEach(die -> picture.put(die, Zone.RESERVE, 0));
        } else if (event instanceof QueenEvent.SunDieReturned returned) {
            picture.lend(returned.die(), false);
        } else if (event instanceof QueenEvent.SunDieTaken taken) {
            picture.lend(taken.die(), true);
        } else if (event instanceof QueenEvent.RoundEnded) {
            picture.stage = Picture.Stage.RESET;
        }
    }

    /** The slot this event is the attack on, or 0 if it belongs to no attack. */
    static int attackedSlot(QueenEvent event) {
        if (event instanceof QueenEvent.MarkerMoved moved) {
            return switch (moved.cause()) {
                case ATTACK, SOLO, SHIELD, RIPOSTE, IDLE -> moved.slot();
                case CARD, MOON, WOUND -> 0;
            };
        }
        if (event instanceof QueenEvent.SetFailed failed) {
            return failed.slot();
        }
        if (event instanceof QueenEvent.SoloHeld held) {
            return held.slot();
        }
        if (event instanceof QueenEvent.ShieldRaised raised) {
            return raised.slot();
        }
        if (event instanceof QueenEvent.ShieldBroken broken) {
            return broken.slot();
        }
        return event instanceof QueenEvent.ShieldSkipped skipped ? skipped.slot() : 0;
    }

    private void shield(int slot, boolean up) {
        EnemyInPlay enemy = picture.enemies.get(slot);
        if (enemy != null) {
            picture.enemies.put(slot, new EnemyInPlay(slot, enemy.card(), enemy.marker(), up, enemy.damaged()));
        }
    }
}
