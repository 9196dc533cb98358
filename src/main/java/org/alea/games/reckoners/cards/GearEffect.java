package org.alea.games.reckoners.cards;

import java.util.List;

/** What a piece of equipment or an ability does: traits that always hold, or a way to use it. */
public sealed interface GearEffect {

    /** Whose advantage a use is. */
    enum Who {
        OWNER,
        OTHER
    }

    /** The way it is used; permanent effects have none. */
    default <W> W way(GearWays<W> ways) {
        return ways.permanent();
    }

    /** Whether a single symbol of this kind on a basic die counts twice. */
    default boolean doubles(Symbol symbol) {
        return false;
    }

    /** Whether two identical symbols count as three. */
    default boolean fuels() {
        return false;
    }

    /** Whether this symbol also acts in neighbouring districts. */
    default boolean reaches(Symbol symbol) {
        return false;
    }

    default int extraRolls() {
        return 0;
    }

    /** Whether no die need be locked after this roll. */
    default boolean needsNoLock(int roll) {
        return false;
    }

    default boolean ignoresLeftmost() {
        return false;
    }

    /** How many steps a bracket advances less. */
    default int slows() {
        return 0;
    }

    /** Whether planning gives tokens that are ready at once. */
    default boolean plansAtOnce() {
        return false;
    }

    /** The source that a defeated Epic brings. */
    default List<Symbol> onDefeat() {
        return List.of();
    }

    /** The source that a weakened Epic brings. */
    default List<Symbol> onWeaken() {
        return List.of();
    }

    /** The symbols of which one may be taken after a Move. */
    default List<Symbol> afterMove() {
        return List.of();
    }

    /** Whether its owner may swap a die with the reserve. */
    default boolean swapsDice() {
        return false;
    }

    /** Whether its owner gains a die when it is bought. */
    default boolean gainsDice() {
        return false;
    }

    /** Whether it changes a symbol of an open source. */
    default boolean changesSymbols() {
        return false;
    }

    /** How many symbols it adds to a source just opened. */
    default int addsSymbols() {
        return 0;
    }

    /** Whether it has the token whose district counts as another place of its owner. */
    default boolean hasSniperToken() {
        return false;
    }

    /** How many tokens lie beside it at the start, at most so many on it. */
    default int demolitionTokens() {
        return 0;
    }

    /** A source of these symbols. */
    record MakeSource(List<Symbol> symbols, Reach range, Who who) implements GearEffect {
        @Override
        public <W> W way(GearWays<W> ways) {
            return ways.makeSource(this);
        }
    }

    /** A Move. */
    record MoveFigure(Reach range, boolean overBarricades, Who who) implements GearEffect {
        @Override
        public <W> W way(GearWays<W> ways) {
            return ways.moveFigure(this);
        }
    }

    /** A single symbol on basic dice counts twice. */
    record DoubleBasic(Symbol symbol) implements GearEffect {
        @Override
        public boolean doubles(Symbol shown) {
            return shown == symbol;
        }
    }

    /** Research of the High Epic, wherever it is. */
    record ResearchHighEpic(int n) implements GearEffect {
        @Override
        public <W> W way(GearWays<W> ways) {
            return ways.researchHighEpic(this);
        }
    }

    /** One more roll. */
    record ExtraRoll(int n) implements GearEffect {
        @Override
        public int extraRolls() {
            return n;
        }
    }

    /** These symbols reach neighbouring districts. */
    record ReachOut(List<Symbol> symbols) implements GearEffect {
        @Override
        public boolean reaches(Symbol symbol) {
            return symbols.contains(symbol);
        }
    }

    /** The High Epic, or so many tokens, are brought to a district. */
    record Kidnap(int tokens) implements GearEffect {
        @Override
        public <W> W way(GearWays<W> ways) {
            return ways.kidnap(this);
        }
    }

    /** Plan tokens, ready at once. */
    record ReadyToken(int n) implements GearEffect {
        @Override
        public <W> W way(GearWays<W> ways) {
            return ways.readyToken(this);
        }
    }

    /** Another Reckoner takes back a spent die. */
    record RecoverDie() implements GearEffect {
        @Override
        public <W> W way(GearWays<W> ways) {
            return ways.recoverDie(this);
        }
    }

    /** The base marker goes back; where it cannot, there is a source instead. */
    record BaseUp(int n, List<Symbol> atTop) implements GearEffect {
        @Override
        public <W> W way(GearWays<W> ways) {
            return ways.baseUp(this);
        }
    }

    /** A symbol of an open source becomes another. */
    record ChangeSymbol() implements GearEffect {
        @Override
        public boolean changesSymbols() {
            return true;
        }
    }

    /** A die may be swapped with the reserve each round. */
    record SwapDie() implements GearEffect {
        @Override
        public boolean swapsDice() {
            return true;
        }
    }

    /** A die is gained when it is bought, and may be swapped each round. */
    record GainDie() implements GearEffect {
        @Override
        public boolean gainsDice() {
            return true;
        }
    }

    /** After a Move one of these symbols. */
    record AfterMove(List<Symbol> symbols) implements GearEffect {
        @Override
        public List<Symbol> afterMove() {
            return symbols;
        }
    }

    /** These symbols as loot. */
    record TakeLoot(List<Symbol> symbols) implements GearEffect {
        @Override
        public <W> W way(GearWays<W> ways) {
            return ways.takeLoot(this);
        }
    }

    /** Population rises. */
    record PopulationUp(int n) implements GearEffect {
        @Override
        public <W> W way(GearWays<W> ways) {
            return ways.populationUp(this);
        }
    }

    /** The Epic in the owner's district skips its leftmost action. */
    record IgnoreLeftmost() implements GearEffect {
        @Override
        public boolean ignoresLeftmost() {
            return true;
        }
    }

    /** Enforcement in the owner's district pushes brackets less. */
    record SlowBracket(int n) implements GearEffect {
        @Override
        public int slows() {
            return n;
        }
    }

    /** A source when an Epic is defeated. */
    record OnDefeat(List<Symbol> symbols) implements GearEffect {
        @Override
        public List<Symbol> onDefeat() {
            return symbols;
        }
    }

    /** A source when an Epic is weakened. */
    record OnWeaken(List<Symbol> symbols) implements GearEffect {
        @Override
        public List<Symbol> onWeaken() {
            return symbols;
        }
    }

    /** Another Reckoner rolls dice again. */
    record Reroll(int n) implements GearEffect {
        @Override
        public <W> W way(GearWays<W> ways) {
            return ways.reroll(this);
        }
    }

    /** Planning gives ready tokens. */
    record InstantPlan() implements GearEffect {
        @Override
        public boolean plansAtOnce() {
            return true;
        }
    }

    /** Two identical symbols count as three. */
    record Fuel() implements GearEffect {
        @Override
        public boolean fuels() {
            return true;
        }
    }

    /** Removes barricades. */
    record CutBarricades(int n, Reach range) implements GearEffect {
        @Override
        public <W> W way(GearWays<W> ways) {
            return ways.cutBarricades(this);
        }
    }

    /** Another Reckoner turns a die to a face. */
    record SetFace() implements GearEffect {
        @Override
        public <W> W way(GearWays<W> ways) {
            return ways.setFace(this);
        }
    }

    /** Removes Enforcement or red shields. */
    record Checkmate(int n, Reach range, boolean redShields) implements GearEffect {
        @Override
        public <W> W way(GearWays<W> ways) {
            return ways.checkmate(this);
        }
    }

    /** A token in a district, and a shot there. */
    record Sniper(List<Symbol> symbols) implements GearEffect {
        @Override
        public <W> W way(GearWays<W> ways) {
            return ways.sniper(this);
        }

        @Override
        public boolean hasSniperToken() {
            return true;
        }
    }

    /** Sends another Reckoner anywhere, or removes a barricade anywhere. */
    record Dispatch() implements GearEffect {
        @Override
        public <W> W way(GearWays<W> ways) {
            return ways.dispatch(this);
        }
    }

    /** Loads a token, or spends some for attacks. */
    record Demolition(int most, int base, int perToken) implements GearEffect {
        @Override
        public <W> W way(GearWays<W> ways) {
            return ways.demolition(this);
        }

        @Override
        public int demolitionTokens() {
            return most;
        }
    }

    /** Adds symbols to a source just opened. */
    record AddSymbol(int n) implements GearEffect {
        @Override
        public int addsSymbols() {
            return n;
        }
    }

    /** After these rolls no die need be locked. */
    record KeepZero(List<Integer> rolls) implements GearEffect {
        @Override
        public boolean needsNoLock(int roll) {
            return rolls.contains(roll);
        }
    }
}
