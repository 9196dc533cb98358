package org.alea.app.games.queen;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.alea.games.queen.ChariotInPlay;
import org.alea.games.queen.DiceGroup;
import org.alea.games.queen.DieColour;
import org.alea.games.queen.DragonFace;
import org.alea.games.queen.EnemyCard;
import org.alea.games.queen.EnemyInPlay;
import org.alea.games.queen.QueenDie;
import org.alea.games.queen.QueenEvent;
import org.alea.games.queen.QueenModule;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.Zone;

/**
 * What is seen on the table at one moment. A move resolves at once in the rules; the picture goes through what happened
 * event by event, so that the player can follow, and ends as the picture of the real table.
 */
final class Picture {
    private final Map<String, QueenDie> dice = new LinkedHashMap<>();
    final Map<Integer, EnemyInPlay> enemies = new LinkedHashMap<>();
    // what follows is changed by its Retelling alone, before anybody sees the picture
    QueenTable table;
    Fight fight = new Fight();
    Stage stage;
    Optional<DragonFace> dragon;
    int dragonSlot;
    int focus;
    int defeats;
    int health;
    int stackSpace;
    OptionalInt powerLeft;
    Optional<Paint> paint;

    /** The part of the round the player is in. */
    enum Stage {
        ROLL,
        RESOLVE,
        RESET
    }

    /** A white die that counts as a colour in the attacks of this round. */
    record Paint(String die, DieColour colour) {}

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
        powerLeft = table.powerUsesLeft();
        paint = table.paintedDie().map(die -> new Paint(die, table.paint()));
    }

    private Picture(Picture other) {
        table = other.table;
        dice.putAll(other.dice);
        enemies.putAll(other.enemies);
        fight = other.fight.copy();
        stage = other.stage;
        dragon = other.dragon;
        dragonSlot = other.dragonSlot;
        focus = other.focus;
        defeats = other.defeats;
        health = other.health;
        stackSpace = other.stackSpace;
        powerLeft = other.powerLeft;
        paint = other.paint;
    }

    /** The table as it lies. */
    static Picture of(QueenTable table) {
        return new Picture(table);
    }

    /** A card shown by itself, as it enters play: in a slot of its own, on a table where it does not lie. */
    static Picture showing(QueenTable table, EnemyCard card) {
        Picture picture = new Picture(table);
        picture.enemies.put(1, new EnemyInPlay(1, card, card.start(), false, false));
        return picture;
    }

    /** The same table, with what the player has seen of this round's attacks; whoever was beaten in them lies there still. */
    Picture settledOn(QueenTable now) {
        Picture picture = new Picture(now);
        if (picture.stage == Stage.RESOLVE) {
            picture.fight = fight.copy();
            enemies.forEach((slot, enemy) -> {
                if (fight.defeated(slot)) {
                    picture.enemies.putIfAbsent(slot, enemy);
                }
            });
        }
        return picture;
    }

    /** The same at the end of the round, when nothing is left but to clear up. */
    Picture ended() {
        Picture picture = new Picture(this);
        picture.fight.end();
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
        new Retelling(next).show(event);
        return next;
    }

    /** Puts a die elsewhere; a value of 0 is not to be read. */
    void put(String id, Zone zone, int value) {
        die(id).ifPresent(die -> dice.put(id, new QueenDie(id, die.colour(), zone, value, die.borrowed())));
    }

    /** The dial lends a die, or has it back. */
    void lend(String id, boolean borrowed) {
        Zone zone = borrowed ? Zone.RESERVE : Zone.DIAL;
        die(id).ifPresent(die -> dice.put(id, new QueenDie(id, die.colour(), zone, 0, borrowed)));
    }

    int value(String id) {
        QueenDie die = dice.get(id);
        return die == null ? 0 : die.value();
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

    /** The dice on Chariots, which are bound for the Stock. */
    List<QueenDie> bound() {
        return dice.values().stream().filter(Picture::onChariot).toList();
    }

    static boolean onChariot(QueenDie die) {
        return die.zone() == Zone.CHARIOT_1 || die.zone() == Zone.CHARIOT_2;
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

    /** How many dice attack a slot. QUEEN-118, 120: the dragon die is one more, but its wing only holds a solo. */
    int attackers(int slot) {
        boolean joined = dragonSlot == slot
                && dragon.filter(face -> face != DragonFace.WING).isPresent();
        return group(slot).dice().size() + (joined ? 1 : 0);
    }

    Optional<EnemyInPlay> enemy(int slot) {
        return Optional.ofNullable(enemies.get(slot));
    }

    /** What the player has seen since the clock stopped. */
    Fight fight() {
        return fight;
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
        return fight.attack(slot);
    }

    /** The slot being attacked, or 0. */
    int focus() {
        return focus;
    }

    /** Whether the attack on a slot is still to be made; the rules know it where nothing has been seen. */
    boolean toCome(int slot) {
        return stage == Stage.RESOLVE
                && !fought()
                && slot > Math.max(fight.reached(), table.attackedSlot().orElse(0) - 1);
    }

    /** Whether the attacks have begun. */
    boolean attacking() {
        return focus > 0 || fought() || fight.reached() > 0;
    }

    private boolean fought() {
        return fight.over() || table.attacksResolved();
    }

    /** The Chariots in play that have not been settled yet. */
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

    /** How often the power of the Epic Spirit may still be used, if it is limited. */
    OptionalInt powerLeft() {
        return powerLeft;
    }

    Optional<Paint> paint() {
        return paint;
    }

    /** How many dice lie in each zone, for tests and captions. */
    Map<Zone, Integer> count() {
        Map<Zone, Integer> count = new EnumMap<>(Zone.class);
        dice.values().forEach(die -> count.merge(die.zone(), 1, Integer::sum));
        return count;
    }
}
