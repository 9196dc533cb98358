package org.alea.games.queen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.alea.engine.Chance;
import org.alea.engine.Countdown;
import org.alea.engine.Table;

/** One game as it lies on the table: everybody may read it, only the rules in this package change it. */
public final class QueenTable extends ModulePieces implements Table<QueenTable> {
    /** QUEEN-002: the game is won with so many enemies defeated. */
    public static final int ENEMIES_TO_DEFEAT = 8;

    QueenTable(QueenCards cards, QueenOptions options, Chance chance) {
        super(cards, options, chance);
    }

    private QueenTable(QueenTable other, Chance chance) {
        super(other, chance);
    }

    @Override
    public QueenTable copy() {
        return new QueenTable(this, chance.copy());
    }

    @Override
    public QueenTable copyWith(Chance other) {
        return new QueenTable(this, other);
    }

    @Override
    public Chance chance() {
        return chance;
    }

    public QueenCards cards() {
        return cards;
    }

    public QueenOptions options() {
        return options;
    }

    /** The decision the player faces. */
    public QueenPhase phase() {
        return phase;
    }

    public int round() {
        return round;
    }

    /** The attack dice in the order they take their values. */
    public List<QueenDie> dice() {
        List<QueenDie> all = new ArrayList<>();
        for (int die = 0; die < dice.size(); die++) {
            all.add(die(die));
        }
        return List.copyOf(all);
    }

    @Override
    public List<QueenDie> dice(Zone zone) {
        return dice().stream().filter(die -> die.zone() == zone).toList();
    }

    private QueenDie die(int die) {
        return new QueenDie(cards.dieId(die), dice.colour(die), dice.zone(die), dice.value[die], borrowed(die));
    }

    /** Equal dice are one option in every list of moves, though each may be played: the die listed for this one. */
    public String standIn(String die) {
        int taken = cards.die(die);
        for (int other = 0; other < taken; other++) {
            // QUEEN-089: a borrowed die is never the equal of an own one
            if (dice.alike(other, taken) && borrowed(other) == borrowed(taken)) {
                return cards.dieId(other);
            }
        }
        return die;
    }

    /** The dice in the arena by value, lowest first. */
    public List<DiceGroup> groups() {
        List<DiceGroup> groups = new ArrayList<>();
        for (int value = 1; value <= 6; value++) {
            int shown = value;
            List<QueenDie> same = dice(Zone.ARENA).stream()
                    .filter(die -> die.value() == shown)
                    .toList();
            if (!same.isEmpty()) {
                groups.add(new DiceGroup(value, same));
            }
        }
        return List.copyOf(groups);
    }

    public boolean hasSet() {
        return Dice.hasSet(dice.counts());
    }

    /** What the dragon die shows; nothing while it is not in the arena. */
    public Optional<DragonFace> dragon() {
        return dragon;
    }

    /** The slot whose dice the dragon die has joined. */
    public OptionalInt dragonSlot() {
        return orNone(dragonSlot);
    }

    /** The white die that counts as {@link #paint()} in the attacks of this round. */
    public Optional<String> paintedDie() {
        return dice.painted == Dice.NO_DIE ? Optional.empty() : Optional.of(cards.dieId(dice.painted));
    }

    public DieColour paint() {
        return dice.paint;
    }

    /** The enemy of a slot; none between its defeat and the next deal. */
    public Optional<EnemyInPlay> enemy(int slot) {
        return ring.empty(slot)
                ? Optional.empty()
                : Optional.of(new EnemyInPlay(
                        slot,
                        cards.enemies().get(ring.card[slot]),
                        ring.marker[slot],
                        ring.shielded(slot),
                        ring.damaged(slot)));
    }

    public List<EnemyInPlay> enemies() {
        List<EnemyInPlay> all = new ArrayList<>();
        for (int slot = 1; slot <= Ring.SLOTS; slot++) {
            enemy(slot).ifPresent(all::add);
        }
        return List.copyOf(all);
    }

    /** What a square of the enemy in this slot costs now, with auras and round effects. */
    public int need(int slot, int square) {
        return ring.track(slot).need[square] == 0 ? 0 : Stance.of(this, slot).need(square);
    }

    public int enemyDeckSize() {
        return ring.deck.size();
    }

    public List<EnemyCard> enemyDiscard() {
        return QueenCards.cards(ring.discard, cards.enemies());
    }

    /** The enemy cards nobody has seen yet, in id order. */
    public List<EnemyCard> unseenEnemies() {
        return QueenCards.cards(Pile.of(ring.deck.sorted()), cards.enemies());
    }

    /** The index of the Health marker. */
    public int health() {
        return health;
    }

    /** Wounds suffered, spared health included. */
    public int wounds() {
        return health + (power().sparesHealth() ? powerUses : 0);
    }

    /** The index that loses the game. */
    public int lastHealthSpace() {
        return cards.board().healthSpaces() - 1 + options.level().moreSpaces();
    }

    /** The Health space on which the tricolour stack lies. */
    public int stackSpace() {
        return stackSpace;
    }

    public int defeats() {
        return defeats;
    }

    public int defeatsThisRound() {
        return defeatsThisRound;
    }

    /** The table after a Chariot was defended, or struck so that what it changes is in force. */
    public QueenTable settled(String chariot, boolean defended) {
        QueenTable after = copy();
        for (ChariotInPlay card : chariots()) {
            if (card.card().id().equals(chariot)) {
                if (!defended) {
                    after.modifiers = ChariotStrike.changed(after.modifiers, card.card());
                }
                // QUEEN-137: what else it does comes before its card is discarded
                if (defended || card.card().effect().stream().allMatch(Effect.Modifier.class::isInstance)) {
                    after.chariots.discard(card.place());
                }
            }
        }
        return after;
    }

    /** The limit of this round, or {@link Countdown#NO_LIMIT}. */
    public int limitMs() {
        return clock.limitMs;
    }

    /** The instant of the last move on the clock. */
    public int elapsedMs() {
        return clock.elapsedMs;
    }

    /** When the dice thrown last have landed and the hand is free again. */
    public int lockEndMs() {
        return clock.lockEndMs;
    }

    public boolean paused() {
        return clock.paused;
    }

    /** Whether the rules allow a pause now (QUEEN-058). */
    public boolean mayPause() {
        return clock.mayPause(options.occasion());
    }

    /** How many pauses are left in this Daily Challenge (QUEEN-058). */
    public int pausesLeft() {
        return clock.pausesLeft();
    }

    /** QUEEN-064: nothing is left to do while the clock runs. */
    public boolean mustStop() {
        return phase == QueenPhase.ROLLING && Rolling.mustStop(this);
    }

    /** Rerolls made this round. */
    public int rerolls() {
        return clock.rerolls;
    }

    /** How many rerolls this round allows, if there is a cap. */
    public OptionalInt rerollCap() {
        return clock.rerollCap == Clock.NO_CAP ? OptionalInt.empty() : OptionalInt.of(clock.rerollCap);
    }

    /** The sum of the time left in all rounds so far (QUEEN-065). */
    public int timeLeftMs() {
        return timeLeftMs;
    }

    public Modifiers modifiers() {
        return modifiers;
    }

    /** Whether the attacks of this round have been resolved: dice lost from now on change nothing in it. */
    public boolean attacksResolved() {
        return step.compareTo(Step.ATTACK) > 0;
    }

    /** Whether the die to exhaust is asked for by a wound. */
    public boolean wounding() {
        List<Effect> next = agenda.effects();
        return next.size() > 1 && next.get(0) instanceof Exhaust && next.get(1) instanceof LoseHealth;
    }

    /** Whether an enemy is asked for only because several are the most advanced. */
    public boolean tied() {
        return phase == QueenPhase.CHOOSE_ENEMY
                && agenda.top() instanceof MarkerDown down
                && down.target() == MarkerDown.Target.MOST_ADVANCED;
    }

    /** The slot whose squares are being chosen. */
    public OptionalInt attackedSlot() {
        return phase == QueenPhase.CHOOSE_STEPS ? OptionalInt.of(cursor) : OptionalInt.empty();
    }
}
