package org.alea.app.games.queen;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.alea.games.queen.ChariotInPlay;
import org.alea.games.queen.DiceGroup;
import org.alea.games.queen.DragonFace;
import org.alea.games.queen.EnemyInPlay;
import org.alea.games.queen.QueenDie;
import org.alea.games.queen.QueenEvent;
import org.alea.games.queen.QueenModule;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.StopReason;
import org.alea.games.queen.Zone;

/**
 * What is seen on the table at one moment. A move resolves at once in the rules; the picture goes through what happened
 * event by event, so that the player can follow, and ends as the picture of the real table.
 */
final class Picture {
    private final QueenTable table;
    private final Map<String, QueenDie> dice = new LinkedHashMap<>();
    private final Map<Integer, EnemyInPlay> enemies = new LinkedHashMap<>();
    private final Map<Integer, List<QueenEvent>> attacks = new LinkedHashMap<>();
    private final Map<String, Boolean> settled = new LinkedHashMap<>();
    private final Set<Integer> defeated = new LinkedHashSet<>();
    private Stage stage;
    private Optional<DragonFace> dragon;
    private int dragonSlot;
    private int focus;
    private boolean fought;
    private int defeats;
    private int health;
    private int stackSpace;
    private int timeLeftMs;
    private Optional<StopReason> stopped = Optional.empty();

    /** The part of the round the player is in. */
    enum Stage {
        ROLL,
        RESOLVE,
        RESET
    }

    private Picture(QueenTable table) {
        this.table = table;
        table.dice().forEach(die -> dice.put(die.id(), die));
        table.enemies().forEach(enemy -> enemies.put(enemy.slot(), enemy));
        stage = stage(table);
        dragon = table.dragon();
        dragonSlot = table.dragonSlot().orElse(0);
        focus = table.attackedSlot().orElse(0);
        defeats = table.defeats();
        health = table.health();
        stackSpace = table.stackSpace();
    }

    private Picture(Picture other) {
        table = other.table;
        dice.putAll(other.dice);
        enemies.putAll(other.enemies);
        attacks.putAll(other.attacks);
        settled.putAll(other.settled);
        defeated.addAll(other.defeated);
        stage = other.stage;
        dragon = other.dragon;
        dragonSlot = other.dragonSlot;
        focus = other.focus;
        fought = other.fought;
        defeats = other.defeats;
        health = other.health;
        stackSpace = other.stackSpace;
        timeLeftMs = other.timeLeftMs;
        stopped = other.stopped;
    }

    /** The table as it lies. */
    static Picture of(QueenTable table) {
        return new Picture(table);
    }

    /** The same table, with what the player has seen of this round's attacks. */
    Picture settledOn(QueenTable now) {
        Picture picture = new Picture(now);
        if (picture.stage == Stage.RESOLVE) {
            picture.attacks.putAll(attacks);
            picture.settled.putAll(settled);
            picture.defeated.addAll(defeated);
            picture.timeLeftMs = timeLeftMs;
            picture.stopped = stopped;
            picture.fought = fought;
        }
        return picture;
    }

    /** A choice asked before the first throw (by a Conspirator) still belongs to the roll. */
    private static Stage stage(QueenTable table) {
        boolean thrown =
                !table.dice(Zone.ARENA).isEmpty() || !table.dice(Zone.STOCK).isEmpty();
        return switch (table.phase()) {
            case ROLL_CONSPIRATOR_DIE,
                    KEEP_CONSPIRATOR_DIE,
                    CHOOSE_COLOUR,
                    TURN_DIAL,
                    RECOVER_DIE,
                    START_ROUND,
                    ROLLING -> Stage.ROLL;
            case CHOOSE_ENEMY, CHOOSE_DIE_TO_EXHAUST, EXCHANGE -> thrown ? Stage.RESOLVE : Stage.ROLL;
            default -> Stage.RESOLVE;
        };
    }

    /** The same table with dice in the air: nobody can read them yet. */
    Picture hiding(Set<String> flying) {
        Picture hidden = new Picture(this);
        flying.forEach(die -> hidden.put(die, Zone.ARENA, 0));
        if (flying.contains(QueenPieces.DRAGON)) {
            hidden.dragon = Optional.empty();
        }
        return hidden;
    }

    /** What is seen once this has happened. */
    Picture after(QueenEvent event) {
        Picture next = new Picture(this);
        next.show(event);
        return next;
    }

    private void show(QueenEvent event) {
        if (event instanceof QueenEvent.RoundStopped stop) {
            stage = Stage.RESOLVE;
            stopped = Optional.of(stop.reason());
            timeLeftMs = stop.timeLeftMs();
        } else if (event instanceof QueenEvent.Rolled rolled) {
            for (int i = 0; i < rolled.dice().size(); i++) {
                put(rolled.dice().get(i), Zone.ARENA, rolled.values().get(i));
            }
        } else if (event instanceof QueenEvent.DragonRolled rolled) {
            dragon = Optional.of(rolled.face());
        } else if (event instanceof QueenEvent.ChariotDefended chariot) {
            settled.put(chariot.card(), true);
            chariot.dice().forEach(die -> put(die, Zone.STOCK, value(die)));
        } else if (event instanceof QueenEvent.ChariotStruck chariot) {
            settled.put(chariot.card(), false);
        } else if (event instanceof QueenEvent.DieStocked stocked) {
            put(stocked.die(), Zone.STOCK, value(stocked.die()));
        } else if (event instanceof QueenEvent.DragonAssigned assigned) {
            dragonSlot = assigned.slot();
        } else if (event instanceof QueenEvent.WingAssigned assigned) {
            dragonSlot = assigned.slot();
        } else {
            showFight(event);
        }
    }

    private void showFight(QueenEvent event) {
        if (event instanceof QueenEvent.MarkerMoved moved) {
            EnemyInPlay enemy = enemies.get(moved.slot());
            if (enemy != null) {
                enemies.put(
                        moved.slot(),
                        new EnemyInPlay(moved.slot(), enemy.card(), moved.to(), enemy.shield(), enemy.damaged()));
            }
        } else if (event instanceof QueenEvent.ShieldRaised raised) {
            shield(raised.slot(), true);
        } else if (event instanceof QueenEvent.ShieldBroken broken) {
            shield(broken.slot(), false);
        } else if (event instanceof QueenEvent.EnemyDefeated victory) {
            defeats = victory.defeats();
            fought = true;
            defeated.add(victory.slot());
        } else if (event instanceof QueenEvent.Wounded wound) {
            // a Chariot may wound before the attacks, without an enemy
            fought |= wound.slot() > 0;
        } else if (event instanceof QueenEvent.HealthLost lost) {
            health = lost.health();
        } else if (event instanceof QueenEvent.DieExhausted exhausted) {
            put(exhausted.die(), exhausted.space(), value(exhausted.die()));
        } else if (event instanceof QueenEvent.StackMoved moved) {
            stackSpace = moved.space();
        } else {
            showReset(event);
        }
        int slot = attackedSlot(event);
        focus = slot;
        if (slot > 0) {
            attacks.merge(slot, List.of(event), (before, more) -> {
                List<QueenEvent> both = new ArrayList<>(before);
                both.addAll(more);
                return both;
            });
        }
    }

    private void showReset(QueenEvent event) {
        if (event instanceof QueenEvent.DiceReturned returned) {
            returned.dice().forEach(die -> put(die, Zone.RESERVE, 0));
        } else if (event instanceof QueenEvent.SunDieReturned returned) {
            put(returned.die(), Zone.DIAL, 0);
        } else if (event instanceof QueenEvent.SunDieTaken taken) {
            put(taken.die(), Zone.RESERVE, 0);
        } else if (event instanceof QueenEvent.RoundEnded) {
            stage = Stage.RESET;
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

    private void put(String id, Zone zone, int value) {
        QueenDie die = dice.get(id);
        if (die != null) {
            dice.put(id, new QueenDie(id, die.colour(), zone, value, die.borrowed()));
        }
    }

    private int value(String id) {
        QueenDie die = dice.get(id);
        return die == null ? 0 : die.value();
    }

    private void shield(int slot, boolean up) {
        EnemyInPlay enemy = enemies.get(slot);
        if (enemy != null) {
            enemies.put(slot, new EnemyInPlay(slot, enemy.card(), enemy.marker(), up, enemy.damaged()));
        }
    }

    QueenTable table() {
        return table;
    }

    boolean with(QueenModule module) {
        return table.options().with(module);
    }

    Stage stage() {
        return stage;
    }

    List<QueenDie> dice() {
        return List.copyOf(dice.values());
    }

    List<QueenDie> dice(Zone zone) {
        return dice.values().stream().filter(die -> die.zone() == zone).toList();
    }

    Optional<QueenDie> die(String id) {
        return Optional.ofNullable(dice.get(id));
    }

    /** The dice of a value in the arena. */
    DiceGroup group(int value) {
        return new DiceGroup(
                value,
                dice(Zone.ARENA).stream().filter(die -> die.value() == value).toList());
    }

    Optional<EnemyInPlay> enemy(int slot) {
        return Optional.ofNullable(enemies.get(slot));
    }

    /** Whether the enemy of a slot has just been beaten. */
    boolean defeated(int slot) {
        return defeated.contains(slot);
    }

    /** What a square costs now. */
    int need(int slot, int square) {
        Optional<EnemyInPlay> shown = enemy(slot);
        boolean same = table.enemy(slot).map(EnemyInPlay::card).equals(shown.map(EnemyInPlay::card));
        return same
                ? table.need(slot, square)
                : shown.map(enemy -> enemy.card().square(square).need()).orElse(0);
    }

    /** What has happened in the attack on a slot so far. */
    List<QueenEvent> attack(int slot) {
        return attacks.getOrDefault(slot, List.of());
    }

    /** The slot being attacked, or 0. */
    int focus() {
        return focus;
    }

    /** Whether all attacks are over and their outcome is being counted. */
    boolean fought() {
        return fought || table.phase().over();
    }

    /** Chariots settled this round by card: true if defended. */
    Map<String, Boolean> settled() {
        return settled;
    }

    List<ChariotInPlay> chariots() {
        return table.chariots();
    }

    Optional<DragonFace> dragon() {
        return dragon;
    }

    int dragonSlot() {
        return dragonSlot;
    }

    int defeats() {
        return defeats;
    }

    int health() {
        return health;
    }

    int stackSpace() {
        return stackSpace;
    }

    Optional<StopReason> stopped() {
        return stopped;
    }

    int timeLeftMs() {
        return timeLeftMs;
    }

    /** How many dice lie in each zone, for tests and captions. */
    Map<Zone, Integer> count() {
        Map<Zone, Integer> count = new EnumMap<>(Zone.class);
        dice.values().forEach(die -> count.merge(die.zone(), 1, Integer::sum));
        return count;
    }
}
