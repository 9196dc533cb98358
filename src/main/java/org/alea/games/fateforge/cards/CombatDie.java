package org.alea.games.fateforge.cards;

import static org.alea.games.fateforge.cards.ResultFace.FO;
import static org.alea.games.fateforge.cards.ResultFace.MV;
import static org.alea.games.fateforge.cards.ResultFace.MV_FO;
import static org.alea.games.fateforge.cards.ResultFace.SH;
import static org.alea.games.fateforge.cards.ResultFace.SH_PLUS;
import static org.alea.games.fateforge.cards.ResultFace.SP;
import static org.alea.games.fateforge.cards.ResultFace.ST;
import static org.alea.games.fateforge.cards.ResultFace.ST_PLUS;
import static org.alea.games.fateforge.cards.ResultFace.ST_SH;
import static org.alea.games.fateforge.cards.ResultFace.X;

import java.util.List;
import java.util.Optional;

/** The kinds of dice a hero rolls (FATE-030). */
public enum CombatDie {
    RED(ST, ST, ST_PLUS, MV, FO, X),
    YELLOW(MV, MV, MV_FO, ST_SH, ST_PLUS, X),
    BLUE(SH, SH, SH_PLUS, MV, FO, X),
    GREEN(FO, FO, MV_FO, MV, ST_SH, X),
    MELEE(ST, ST, ST_PLUS, SP, SP, X),
    RANGED(SH, SH, SH_PLUS, SP, SP, X);

    @SuppressWarnings("ImmutableEnumChecker") // nobody writes to it
    private final List<ResultFace> faces;

    @SuppressWarnings("ImmutableEnumChecker") // nobody writes to it
    private final Optional<CombatDie> some;

    CombatDie(ResultFace... faces) {
        this.faces = List.of(faces);
        this.some = Optional.of(this);
    }

    /** Its six faces. */
    public List<ResultFace> faces() {
        return faces;
    }

    /** This die, where a die need not be. */
    public Optional<CombatDie> some() {
        return some;
    }

    /** Whether it is the die of a weapon. */
    public boolean weapon() {
        return this == MELEE || this == RANGED;
    }

    /** Its id as a term of the wording: {@code die.RED}. */
    public String term() {
        return "die." + name();
    }
}
