package org.alea.games.queen.practice;

import java.util.List;
import java.util.Set;
import org.alea.games.queen.DragonFace;
import org.alea.games.queen.QueenModule;

/** The dragon die on a drawn face other than chaos, and some sets. */
record TamedDragon(int sets) implements Goal {
    private static final List<DragonFace> FACES =
            List.of(DragonFace.CLAW, DragonFace.TAIL, DragonFace.TEETH, DragonFace.WING);

    @Override
    public int parts() {
        return 1 + sets;
    }

    @Override
    public int leastDice() {
        return 2 * sets;
    }

    @Override
    public Set<QueenModule> modules() {
        return Set.of(QueenModule.DRAGON);
    }

    @Override
    public Drawn draw(Lots lots) {
        return Drawn.face(lots.one(FACES));
    }

    @Override
    public Judgement judge(Drawn drawn, Landing landing) {
        int face = landing.dragon().equals(drawn.face()) ? 1 : 0;
        int met = face + Math.min(sets, landing.sets());
        return Judgement.of(met == parts(), met, parts(), 0);
    }
}
