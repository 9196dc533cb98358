package org.alea.games.reckoners.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.cards.Assault;
import org.alea.games.reckoners.cards.DawnslightCard;
import org.alea.games.reckoners.cards.DistrictCard;
import org.alea.games.reckoners.cards.EquipmentCard;
import org.alea.games.reckoners.cards.GearKind;
import org.alea.games.reckoners.cards.Reach;
import org.alea.games.reckoners.cards.ReckonerAbility;
import org.alea.games.reckoners.cards.Symbol;
import org.alea.games.reckoners.rules.Play;
import org.alea.games.reckoners.state.OwnedCard;
import org.alea.games.reckoners.state.Question.OpenSource;
import org.alea.games.reckoners.state.Reckoner;
import org.alea.games.reckoners.state.ReckonerDie;
import org.alea.games.reckoners.state.ReckonersState;
import org.alea.games.reckoners.state.SourceKind;

/** The dice step: the best source next, and the best use of the one that is open. RECK-358, RECK-359 */
final class DiceStep {
    private static final double KEEP_TOKENS_BELOW = 0.3;
    private static final double WORTH_ADDING = 1.2;
    private static final double WORTH_CHANGING = 0.4;
    private static final int FEW_PEOPLE = 15;

    private final Outlook outlook;
    private final ReckonersState state;
    private final Predicate<ReckonersMove> legal;

    DiceStep(Play play, Predicate<ReckonersMove> legal) {
        this.outlook = new Outlook(play);
        this.state = play.s();
        this.legal = legal;
    }

    // ---- no source is open

    ReckonersMove open() {
        Idea best = Idea.NONE;
        for (int i = 0; i < state.team().size(); i++) {
            best = best.or(free(i)).or(tokens(i));
            for (Supply supply : Supply.of(outlook.play, i)) {
                double worth = outlook.worth(i, supply.symbols(), supply.range());
                if (worth > 0) {
                    best = best.or(new Idea(worth / Math.sqrt(supply.symbols().size()), supply.opening()));
                }
                Idea paid = new PaidIdeas(outlook, supply).best();
                if (paid.isOne()) {
                    best = best.or(new Idea(paid.value(), supply.opening()));
                }
                best = best.or(trade(i, supply, worth));
            }
        }
        return best.isOne() && best.value() > 0 && legal.test(best.move()) ? best.move() : new ReckonersMove.EndUse();
    }

    private Idea free(int owner) {
        Reckoner reckoner = state.reckoner(owner);
        Idea best = Idea.NONE;
        ReckonerAbility ability = outlook.play.content().reckoner(reckoner.id()).ability();
        if (isFree(ability.kind()) && !reckoner.abilityUsed() && !reckoner.suffers(Assault.ABILITY)) {
            best = ability.effect().way(new FreeIdeas(outlook, owner, ability.id()));
        }
        for (OwnedCard owned : reckoner.cards()) {
            EquipmentCard card = outlook.play.content().equipment(owned.id());
            if (owned.canBeUsed() && isFree(card.kind())) {
                best = best.or(card.effect().way(new FreeIdeas(outlook, owner, card.id())));
            }
        }
        for (String id : reckoner.dawnslight()) {
            DawnslightCard card = outlook.play.content().dawnslight(id);
            if (!card.isSource() && state.population() < FEW_PEOPLE) {
                best = best.or(new Idea(1, new ReckonersMove.UseDawn(id)));
            }
        }
        return best.isOne() && legal.test(best.move()) ? best : Idea.NONE;
    }

    private static boolean isFree(GearKind kind) {
        return kind == GearKind.USE_FREE || kind == GearKind.GIVE;
    }

    private Idea tokens(int owner) {
        Reckoner reckoner = state.reckoner(owner);
        Idea best = Idea.NONE;
        if (reckoner.ready() > 0) {
            for (Symbol symbol : List.of(Symbol.ATK, Symbol.RES, Symbol.ENF, Symbol.CON)) {
                double value = outlook.best(owner, symbol, Reach.OWN) - 0.35;
                if (value >= KEEP_TOKENS_BELOW) {
                    best = best.or(new Idea(value, new ReckonersMove.OpenToken(reckoner.id(), symbol)));
                }
            }
        }
        return best;
    }

    private Idea trade(int owner, Supply supply, double worth) {
        int place = state.reckoner(owner).place();
        if (supply.die().isEmpty() || state.district(place).side().isEmpty()) {
            return Idea.NONE;
        }
        ReckonersMove move = new ReckonersMove.Trade(state.district(place).id(), supply.die());
        List<Symbol> symbols = outlook.play
                .content()
                .district(state.district(place).id())
                .side(state.district(place).side())
                .map(DistrictCard.Side::symbols)
                .orElse(List.of());
        double bonus = outlook.worth(owner, symbols, Reach.OWN);
        return bonus > worth + 0.2 && legal.test(move) ? new Idea(bonus / Math.sqrt(symbols.size()), move) : Idea.NONE;
    }

    // ---- a source is open

    ReckonersMove spend(OpenSource source) {
        List<Symbol> symbols = source.symbols();
        Idea change = changes(source);
        if (change.isOne()) {
            return change.move();
        }
        Idea symbol = new SymbolIdeas(outlook, legal).best(symbols, true);
        if (source.fresh() && !source.onlySymbols()) {
            Idea paid = new PaidIdeas(outlook, supply(source)).best();
            double each = outlook.worth(source.owner(), symbols, source.range()) / Math.sqrt(symbols.size());
            if (paid.isOne() && (paid.value() > each || !symbol.isOne()) && legal.test(paid.move())) {
                return paid.move();
            }
        }
        return symbol.isOne() ? symbol.move() : new ReckonersMove.CloseSource();
    }

    private Supply supply(OpenSource source) {
        Reckoner owner = state.reckoner(source.owner());
        int die = source.kind() == SourceKind.DIE ? owner.die(source.from()) : Reckoner.NOWHERE;
        boolean basic = die >= 0 && owner.dice().get(die).kind().isBasic();
        return new Supply(source.owner(), new ReckonersMove.CloseSource(), "", basic, source.symbols(), source.range());
    }

    /** One symbol more, or a poor one turned into the best there is. */
    private Idea changes(OpenSource source) {
        Symbol best = source.symbols().get(0);
        for (Symbol symbol : source.symbols()) {
            if (outlook.best(source.owner(), symbol, source.range())
                    > outlook.best(source.owner(), best, source.range())) {
                best = symbol;
            }
        }
        double worth = outlook.best(source.owner(), best, source.range());
        ReckonersMove add = new ReckonersMove.AddSymbol(best);
        if ((worth >= WORTH_ADDING || (worth > 0 && supplies(source.owner()) <= 1)) && legal.test(add)) {
            return new Idea(worth, add);
        }
        if (source.symbols().size() > 1) {
            return Idea.NONE;
        }
        Idea change = Idea.NONE;
        for (int i = 0; i < Symbol.KINDS_OF_DICE; i++) {
            Symbol symbol = Symbol.ofDice(i);
            double gain = outlook.best(source.owner(), symbol, source.range()) - worth;
            ReckonersMove move = new ReckonersMove.ChangeSymbol(0, symbol);
            if (gain > WORTH_CHANGING && legal.test(move)) {
                change = change.or(new Idea(gain, move));
            }
        }
        return change;
    }

    private int supplies(int owner) {
        int left = 0;
        for (ReckonerDie die : state.reckoner(owner).dice()) {
            left += die.canBeSpent() ? 1 : 0;
        }
        return left;
    }

    // ---- loot, bonuses, shots

    /** Money and plan tokens first, then research of the High Epic, then where each symbol does most. */
    ReckonersMove place(List<Symbol> symbols, List<ReckonersMove> moves) {
        if (symbols.contains(Symbol.MON)) {
            return new ReckonersMove.GainMoney();
        }
        if (symbols.contains(Symbol.PLN)) {
            ReckonersMove plan = new ReckonersMove.Plan();
            return legal.test(plan)
                    ? plan
                    : new ReckonersMove.GiveToken(fewestTokens().id());
        }
        for (ReckonersMove move : moves) {
            if (move instanceof ReckonersMove.TakeHer || move instanceof ReckonersMove.TakeHerAt) {
                return move;
            }
        }
        Idea best = new SymbolIdeas(outlook, legal).best(symbols, false);
        if (best.isOne()) {
            return best.move();
        }
        List<ReckonersMove> rest = new ArrayList<>(moves);
        return rest.get(rest.size() - 1);
    }

    private Reckoner fewestTokens() {
        Reckoner fewest = state.reckoner(0);
        for (Reckoner reckoner : state.team()) {
            if (reckoner.tokens() < fewest.tokens()) {
                fewest = reckoner;
            }
        }
        return fewest;
    }

    Outlook outlook() {
        return outlook;
    }
}
