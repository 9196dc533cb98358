package org.alea.games.queen;

/**
 * What Chariots and Conspirators change in the attacks of this round.
 *
 * @param asWhite the colours that count as white, as bits by their order
 * @param needTop how many more dice every top square needs
 * @param needAll how many more dice every square needs
 * @param oneSquare no enemy is pushed up by more than one square
 * @param soloDown how much further down each solo moves
 * @param lowestSoloDown how much further down the solo of lowest value moves
 * @param idleDown how far enemies without dice go down
 */
public record Modifiers(
        int asWhite, int needTop, int needAll, boolean oneSquare, int soloDown, int lowestSoloDown, int idleDown) {

    static final Modifiers NONE = new Modifiers(0, 0, 0, false, 0, 0, 0);

    public boolean countsAsWhite(DieColour colour) {
        return (asWhite & colour.bit()) != 0;
    }

    Modifiers withAsWhite(DieColour colour) {
        return new Modifiers(asWhite | colour.bit(), needTop, needAll, oneSquare, soloDown, lowestSoloDown, idleDown);
    }

    Modifiers plusNeedTop(int n) {
        return new Modifiers(asWhite, needTop + n, needAll, oneSquare, soloDown, lowestSoloDown, idleDown);
    }

    Modifiers plusNeedAll(int n) {
        return new Modifiers(asWhite, needTop, needAll + n, oneSquare, soloDown, lowestSoloDown, idleDown);
    }

    Modifiers withOneSquare() {
        return new Modifiers(asWhite, needTop, needAll, true, soloDown, lowestSoloDown, idleDown);
    }

    Modifiers plusSoloDown(int n) {
        return new Modifiers(asWhite, needTop, needAll, oneSquare, soloDown + n, lowestSoloDown, idleDown);
    }

    Modifiers plusLowestSoloDown(int n) {
        return new Modifiers(asWhite, needTop, needAll, oneSquare, soloDown, lowestSoloDown + n, idleDown);
    }

    Modifiers plusIdleDown(int n) {
        return new Modifiers(asWhite, needTop, needAll, oneSquare, soloDown, lowestSoloDown, idleDown + n);
    }
}
