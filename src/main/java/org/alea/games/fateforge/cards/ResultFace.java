package org.alea.games.fateforge.cards;

import java.util.List;

/** What a die can show and a card can give: one result, or a split face that is one of two (FATE-038). */
public enum ResultFace {
    MV(1, 0),
    ST(1 << 1, 0),
    // FATE-035: a skilled result is also a plain one, never the other way round
    ST_PLUS(1 << 2, 1 << 1),
    SH(1 << 3, 0),
    SH_PLUS(1 << 4, 1 << 3),
    FO(1 << 5, 0),
    PA(1 << 6, 0),
    SP(1 << 7, 0),
    X(1 << 8, 0),
    MV_FO(1 << 9, 1 | 1 << 5),
    ST_SH(1 << 10, 1 << 1 | 1 << 3);

    /** The mask of a cost that takes any result but a Fail (FATE-041). */
    public static final int ANY = mask(MV, ST, ST_PLUS, SH, SH_PLUS, FO, PA, SP, MV_FO, ST_SH);

    private final int bit;
    private final int serves;

    /** @param others the bits of the results it may be used as besides itself */
    ResultFace(int bit, int others) {
        this.bit = bit;
        this.serves = bit | others;
    }

    /** Whether this result may be used as one of those in the mask. */
    public boolean serves(int mask) {
        return (serves & mask) != 0;
    }

    /** Whether this result may be used as that one. */
    public boolean serves(ResultFace wanted) {
        return (serves & wanted.bit) != 0;
    }

    /** One bit for each of these. */
    public static int mask(ResultFace... faces) {
        int mask = 0;
        for (ResultFace face : faces) {
            mask |= face.bit;
        }
        return mask;
    }

    /** One bit for each of these. */
    public static int mask(List<ResultFace> faces) {
        return mask(faces.toArray(ResultFace[]::new));
    }

    /** Its id as a term of the wording: {@code face.ST_PLUS}. */
    public String term() {
        return "face." + name();
    }
}
