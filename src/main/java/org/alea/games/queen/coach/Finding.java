package org.alea.games.queen.coach;

import org.alea.games.queen.DieColour;

/** What is to be learnt from a decision, in numbers; the words are made of them (QUEEN-225). */
public sealed interface Finding {

    /** Of the solos that lie there the one that costs most; {@code cost} is negative. */
    record DearSolo(int value, DieColour colour, double cost) implements Finding {}

    /** A coloured die whose colour does nothing where it lies, though another enemy's next square asks for it. */
    record WastedColour(DieColour colour, int value, int wantedAt) implements Finding {}

    /** The Sun enemy would have been damaged before the choice, and not after it. */
    record SunMissed(int slot) implements Finding {}

    /** How long a decision of this round took on average. */
    record Pace(double secondsPerDecision) implements Finding {}

    /** How many rerolls fitted into the time left when the player stopped, at his own pace. */
    record RerollsLeft(int rerolls, int secondsLeft) implements Finding {}
}
