package org.alea.games.fateforge.state;

/** What every hero can do once per round, as it stands in {@link Fighting#used}. */
public final class OncePerRound {
    public static final String ENERGY_REROLL = "energyReroll";
    public static final String THREE_OF_A_KIND = "threeOfAKind";
    public static final String SPRINT = "sprint";
    public static final String ENERGY_MOVE = "energyMove";
    public static final String HAWK_EYE = "hawkEye";
    public static final String SPIRIT_VOICE = "spiritVoice";
    public static final String STANCE_BONUS = "stanceBonus";
    public static final String FRENZY = "frenzy";
    public static final String ALLY = "ally";
    /** The first Strike of the round has been made (FATE-528). */
    public static final String STRIKE = "strike";

    public static final String TAUNT = "taunt";

    private OncePerRound() {}
}
