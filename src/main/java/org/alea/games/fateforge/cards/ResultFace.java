package org.alea.games.fateforge.cards;

import java.util.List;

/** What a die can show and a card can give: one result, or a split face that is one of two (FATE-038). */
public enum ResultFace {
    MV,
    ST,
    ST_PLUS,
    SH,
    SH_PLUS,
    FO,
    PA,
    SP,
    X,
    MV_FO,
    ST_SH;

    /** The mask of a cost that takes any result but a Fail (FATE-041). */
    public static final int ANY = mask(MV, ST, ST_PLUS, SH, SH_PLUS, FO, PA, SP, MV_FO, ST_SH);

    private static final ResultFace[] ALL = values();
    private static final int[] SERVES = new int[ALL.length];

    static {
        for (ResultFace face : ALL) {
            SERVES[face.ordinal()] = 1 << face.ordinal();
        }
        // FATE-035: a skilled result is also a plain one, never the other way round
        SERVES[ST_PLUS.ordinal()] |= 1 << ST.ordinal();
        SERVES[SH_PLUS.ordinal()] |= 1 << SH.ordinal();
        SERVES[MV_FO.ordinal()] |= mask(MV, FO);
        SERVES[ST_SH.ordinal()] |= mask(ST, SH);
    }

    /** Whether this result may be used as one of those in the mask. */
    public boolean serves(int mask) {
        return (SERVES[ordinal()] & mask) != 0;
    }

    /** Whether this result may be used as that one. */
    public boolean serves(ResultFace wanted) {
        return (SERVES[ordinal()] & 1 << wanted.ordinal()) != 0;
    }

    /** One bit for each of these. */
    public static int mask(ResultFace... faces) {
        int mask = 0;
        for (ResultFace face : faces) {
            mask |= 1 << face.ordinal();
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
