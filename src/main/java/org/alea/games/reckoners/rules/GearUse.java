package org.alea.games.reckoners.rules;

import java.util.Optional;
import java.util.function.Consumer;
import org.alea.engine.Refusal;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.ReckonersMove.GearMove;

/** How one kind of gear is used: the moves worth trying, why they may not be played, what they do. */
interface GearUse {

    void offer(Play play, Gear gear, Consumer<ReckonersMove> moves);

    /** Why this use is impossible once the gear itself is free to be used and paid for. */
    Optional<Refusal> refusal(Play play, Gear gear, GearMove move);

    /** What it does; the gear has been marked as used and the source that paid for it is gone. */
    void play(Play play, Gear gear, GearMove move);
}
