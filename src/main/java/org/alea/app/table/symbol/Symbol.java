package org.alea.app.table.symbol;

/** What dice, boards and tokens of the games say by a sign, and the sign that says it. */
public enum Symbol {
    HEALTH("alea-heart"),
    HEALTH_LOST("alea-heart-outline"),
    HEALTH_AT_RISK("alea-heart-broken"),
    HEALTH_ASIDE("alea-heart-aside"),
    ENERGY("alea-bolt"),
    ENERGY_SPENT("alea-bolt-outline"),
    ARMOUR("alea-cube"),
    ARMOUR_SPENT("alea-cube-outline"),
    SHIELD("alea-shield"),
    PARRY("alea-parry"),
    PARRY_NONE("alea-parry-outline"),
    STUN("alea-stun"),
    STRIKE("alea-strike"),
    SHOT("mdi2b-bow-arrow"),
    MOVE("alea-steps"),
    FOCUS("mdi2e-eye"),
    SPECIAL("alea-star"),
    FAIL("alea-fail"),
    ANY("mdi2h-help"),
    FIRE("alea-flame"),
    POTION("alea-potion"),
    COIN("alea-coin"),
    GEM("mdi2d-diamond-stone"),
    FOOD("mdi2f-food-drumstick"),
    CHEST("mdi2t-treasure-chest"),
    OBJECTIVE("mdi2f-flag"),
    EXIT("mdi2d-door-open"),
    DOOR("mdi2d-door"),
    LOCK("mdi2l-lock"),
    HIDDEN("mdi2e-eye-off"),
    GUARD("mdi2l-link-variant"),
    RESEARCH("alea-research"),
    RESEARCH_HIGH("mdi2m-magnify-scan"),
    CONTAIN("alea-contain"),
    ENFORCEMENT("mdi2p-police-badge"),
    ATTACK("alea-target"),
    PLAN("mdi2c-chess-knight"),
    MONEY("mdi2c-currency-usd"),
    POPULATION_LOST("mdi2a-account-minus"),
    BARRICADE("mdi2b-boom-gate"),
    BASE("mdi2r-radar"),
    HOME("mdi2h-home-variant"),
    STRENGTHEN("mdi2a-arrow-right-bold-box"),
    SPEED_UP("mdi2c-chevron-double-right"),
    DUPLICATE("mdi2c-content-duplicate"),
    COPY("mdi2c-call-split"),
    PULL("mdi2m-magnet"),
    PUSH("mdi2a-arrow-expand-right"),
    TRANSFORM("mdi2d-dice-multiple"),
    STEAL("mdi2b-briefcase-remove"),
    PILLAGE("mdi2c-cash-minus"),
    FOIL("mdi2c-cancel"),
    DAWNLIGHT("mdi2w-weather-sunset-up"),
    SWAP("mdi2s-swap-horizontal"),
    SHARD_RED("alea-kite"),
    SHARD_BLUE("alea-hexagon"),
    SHARD_GREEN("alea-drop"),
    SHARD_CLEAR("alea-diamond"),
    TIME("alea-hourglass"),
    LEVEL("mdi2a-arrow-up-bold-circle"),
    SILENCE("mdi2v-volume-off"),
    FORECAST("mdi2c-crystal-ball"),
    ADVICE("mdi2l-lightbulb-on-outline"),
    DONE("mdi2c-check-bold"),
    WARNING("mdi2a-alert");

    private final String icon;

    Symbol(String icon) {
        this.icon = icon;
    }

    /** The name of its sign, as {@link Sign} and the faces of dice take it. */
    public String icon() {
        return icon;
    }
}
