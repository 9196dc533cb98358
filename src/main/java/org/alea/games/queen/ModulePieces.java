package org.alea.games.queen;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.alea.engine.Chance;

/** What the modules bring to the table, as everybody may read it: Chariots, Epic Spirit, Conspirators, the dial. */
abstract class ModulePieces extends QueenState {

    ModulePieces(QueenCards cards, QueenOptions options, Chance chance) {
        super(cards, options, chance);
    }

    ModulePieces(QueenState other, Chance chance) {
        super(other, chance);
    }

    /** The attack dice of a zone, in the order they take their values. */
    public abstract List<QueenDie> dice(Zone zone);

    public List<ChariotInPlay> chariots() {
        List<ChariotInPlay> all = new ArrayList<>();
        for (int place = 1; place <= Chariots.PLACES; place++) {
            if (chariots.at(place)) {
                List<String> on =
                        dice(Zone.chariot(place)).stream().map(QueenDie::id).toList();
                all.add(new ChariotInPlay(place, cards.chariots().get(chariots.inPlay[place]), on));
            }
        }
        return List.copyOf(all);
    }

    public int chariotDeckSize() {
        return chariots.deck.size();
    }

    public List<ChariotCard> chariotDiscard() {
        return QueenCards.cards(chariots.discard, cards.chariots());
    }

    /** The Chariots nobody has seen since the last shuffle, in id order. */
    public List<ChariotCard> unseenChariots() {
        return QueenCards.cards(Pile.of(chariots.deck.sorted()), cards.chariots());
    }

    public Optional<SpiritCard> spirit() {
        return spirit == NO_SPIRIT
                ? Optional.empty()
                : Optional.of(cards.spirits().get(spirit));
    }

    /** How often the Epic Spirit's power may still be used this round or this game, if it is limited. */
    public OptionalInt powerUsesLeft() {
        return spirit == NO_SPIRIT || cards.powerUses(spirit) == QueenCards.UNLIMITED
                ? OptionalInt.empty()
                : OptionalInt.of(cards.powerUses(spirit) - powerUses);
    }

    /** Conspirators face up, in the order they were revealed. */
    public List<ConspiratorCard> conspirators() {
        return QueenCards.cards(conspirators.faceUp, cards.conspirators());
    }

    public int conspiratorsFaceDown() {
        return conspirators.faceDown.size();
    }

    /** What the Conspirator die shows this round. */
    public OptionalInt conspiratorDie() {
        return orNone(conspirators.die);
    }

    public Optional<ConspiratorCard> activeConspirator() {
        return conspirators.active == Conspirators.NONE
                ? Optional.empty()
                : Optional.of(cards.conspirators().get(conspirators.active));
    }

    /** The colours that still count, once a Conspirator has left only one; a Chariot may have taken that as well. */
    public Optional<List<DieColour>> coloursLeft() {
        List<DieColour> left = Arrays.stream(DieColour.COLOURED)
                .filter(colour -> !modifiers.countsAsWhite(colour))
                .toList();
        return activeConspirator()
                .filter(card -> card.effect().stream().anyMatch(KeepOneColour.class::isInstance) && left.size() < 2)
                .map(card -> left);
    }

    public OptionalInt sun() {
        return orNone(sun);
    }

    public OptionalInt moon() {
        return sun == 0 ? OptionalInt.empty() : OptionalInt.of(cards.board().opposite(sun));
    }

    /** The Sun slot of the round before, which cannot be chosen again. */
    public OptionalInt lastSun() {
        return orNone(lastSun);
    }

    static OptionalInt orNone(int slot) {
        return slot == 0 ? OptionalInt.empty() : OptionalInt.of(slot);
    }
}
