package org.alea.games.queen;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.alea.engine.Chance;

/** The changing parts of a table and what the rules of a round do to all of them together. */
class QueenState {
    static final int NO_SPIRIT = -1;

    final QueenCards cards;
    final QueenOptions options;
    final Chance chance;

    final Dice dice;
    final Ring ring;
    final Clock clock;
    final Chariots chariots;
    final Conspirators conspirators;

    int round = 1;
    Step step = Step.REVEAL;
    QueenPhase phase = QueenPhase.START_ROUND;
    boolean asking;
    /** The slot or place at which the step of the round has arrived. */
    int cursor = 1;

    Agenda agenda = Agenda.EMPTY;
    Modifiers modifiers = Modifiers.NONE;
    /** Values whose dice have been assigned by hand, as bits. */
    int assigned;

    int health;
    int stackSpace;
    int defeats;
    int defeatsThisRound;
    int defeatsLastRound;
    int timeLeftMs;

    /** What the dragon die shows; nothing while it is not in the arena. */
    Optional<DragonFace> dragon = Optional.empty();
    /** The slot whose dice it has joined, or 0. */
    int dragonSlot;

    int spirit = NO_SPIRIT;
    int powerUses;

    /** The slot Maia faces this round and faced last round, or 0. */
    int sun;

    int lastSun;

    QueenState(QueenCards cards, QueenOptions options, Chance chance) {
        this.cards = cards;
        this.options = options;
        this.chance = chance;
        dice = new Dice(cards.dieColours());
        ring = new Ring(cards.tracks());
        clock = new Clock(options.speed().limitMs());
        chariots = new Chariots();
        conspirators = new Conspirators();
        stackSpace = options.tricolourIndex();
    }

    QueenState(QueenState other, Chance chance) {
        cards = other.cards;
        options = other.options;
        this.chance = chance;
        dice = other.dice.copy();
        ring = other.ring.copy();
        clock = other.clock.copy();
        chariots = other.chariots.copy();
        conspirators = other.conspirators.copy();
        round = other.round;
        step = other.step;
        phase = other.phase;
        asking = other.asking;
        cursor = other.cursor;
        agenda = other.agenda;
        modifiers = other.modifiers;
        assigned = other.assigned;
        health = other.health;
        stackSpace = other.stackSpace;
        defeats = other.defeats;
        defeatsThisRound = other.defeatsThisRound;
        defeatsLastRound = other.defeatsLastRound;
        timeLeftMs = other.timeLeftMs;
        dragon = other.dragon;
        dragonSlot = other.dragonSlot;
        spirit = other.spirit;
        powerUses = other.powerUses;
        sun = other.sun;
        lastSun = other.lastSun;
    }

    void ask(QueenPhase decision) {
        phase = decision;
        asking = true;
    }

    /** These effects happen next, the first one first. */
    void push(List<Effect> effects) {
        for (int i = effects.size() - 1; i >= 0; i--) {
            agenda = agenda.push(effects.get(i));
        }
    }

    void win(Play play) {
        ask(QueenPhase.WON);
        play.tell(new QueenEvent.GameWon(round, defeats));
    }

    /** QUEEN-004: at once; nothing further is resolved. */
    void lose(Play play, QueenEvent.Fate fate) {
        agenda = Agenda.EMPTY;
        step = Step.END_CHECK;
        ask(QueenPhase.LOST);
        play.tell(new QueenEvent.GameLost(fate));
    }

    /** Clears what lasted for one round only. */
    void startOfRound() {
        step = Step.REVEAL;
        cursor = 1;
        modifiers = Modifiers.NONE;
        assigned = 0;
        dice.painted = Dice.NO_DIE;
        dice.paint = DieColour.W;
        ring.damaged = 0;
        clock.newRound(options.speed().limitMs());
        conspirators.die = 0;
        conspirators.active = Conspirators.NONE;
        defeatsLastRound = defeatsThisRound;
        defeatsThisRound = 0;
        dragon = Optional.empty();
        dragonSlot = 0;
        lastSun = sun;
        sun = 0;
        if (spirit != NO_SPIRIT && cards.powerPerRound(spirit)) {
            powerUses = 0;
        }
    }

    /** What the Epic Spirit card lets Maia do; nothing special without one. */
    public Power power() {
        return spirit == NO_SPIRIT ? QueenCards.NO_POWER : cards.powers()[spirit];
    }

    /** Whether a limited power may still be used now. */
    public boolean powerLeft() {
        return spirit == NO_SPIRIT
                || cards.powerUses(spirit) == QueenCards.UNLIMITED
                || powerUses < cards.powerUses(spirit);
    }

    /** Whether the dragon die shows the wing. */
    boolean wing() {
        return dragon.isPresent() && dragon.get() == DragonFace.WING;
    }

    /** QUEEN-178: a die of the dial is borrowed wherever else it lies. */
    boolean borrowed(int die) {
        return options.with(QueenModule.SUNMOON) && cards.spare(die) && !dice.in(Zone.DIAL, die);
    }

    /** How many dice of this colour the squares above the markers in play require. */
    public int required(DieColour colour) {
        int sum = 0;
        for (int slot = 1; slot <= Ring.SLOTS; slot++) {
            if (!ring.empty(slot)) {
                Track track = ring.track(slot);
                for (int square = ring.marker[slot] + 1; square <= track.top; square++) {
                    sum += track.colours[square] >>> colour.shift() & 0xFF;
                }
            }
        }
        return sum;
    }

    @Override
    public final boolean equals(Object other) {
        return other instanceof QueenState state
                && options.equals(state.options)
                && dice.equals(state.dice)
                && ring.equals(state.ring)
                && clock.equals(state.clock)
                && chariots.equals(state.chariots)
                && conspirators.equals(state.conspirators)
                && agenda.equals(state.agenda)
                && modifiers.equals(state.modifiers)
                && dragon.equals(state.dragon)
                && step == state.step
                && phase == state.phase
                && Arrays.equals(numbers(), state.numbers());
    }

    @Override
    public final int hashCode() {
        return 31 * (31 * dice.hashCode() + ring.hashCode()) + Arrays.hashCode(numbers());
    }

    private int[] numbers() {
        return new int[] {
            round,
            cursor,
            assigned,
            health,
            stackSpace,
            defeats,
            defeatsThisRound,
            defeatsLastRound,
            timeLeftMs,
            dragonSlot,
            spirit,
            powerUses,
            sun,
            lastSun
        };
    }
}
