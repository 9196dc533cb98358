package org.alea.games.reckoners.bots;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.ReckonersMove.TokenKind;
import org.alea.games.reckoners.cards.DawnslightCard;
import org.alea.games.reckoners.cards.DieKind;
import org.alea.games.reckoners.cards.Reach;
import org.alea.games.reckoners.cards.Symbol;
import org.alea.games.reckoners.rules.Play;
import org.alea.games.reckoners.rules.Sources;
import org.alea.games.reckoners.state.DieStage;
import org.alea.games.reckoners.state.Question;
import org.alea.games.reckoners.state.Question.Swapping;
import org.alea.games.reckoners.state.Reckoner;
import org.alea.games.reckoners.state.ReckonerDie;
import org.alea.games.reckoners.state.ReckonersState;

/** What is answered where a question interrupts the game. RECK-353, RECK-359, RECK-360 */
final class Answers {
    private static final int FEW_PEOPLE = 12;
    private static final double POOR = 0.7;

    private final Play play;
    private final ReckonersState state;
    private final List<ReckonersMove> moves;
    private final Predicate<ReckonersMove> legal;

    Answers(Play play, List<ReckonersMove> moves, Predicate<ReckonersMove> legal) {
        this.play = play;
        this.state = play.s();
        this.moves = moves;
        this.legal = legal;
    }

    private DiceStep step() {
        return new DiceStep(play, legal);
    }

    private ReckonersMove best(ToDoubleFunction<ReckonersMove> worth) {
        return best(moves, worth);
    }

    /** The first of those worth most. */
    private static ReckonersMove best(List<ReckonersMove> moves, ToDoubleFunction<ReckonersMove> worth) {
        ReckonersMove best = moves.get(0);
        double most = Double.NEGATIVE_INFINITY;
        for (ReckonersMove move : moves) {
            double value = worth.applyAsDouble(move);
            if (value > most) {
                most = value;
                best = move;
            }
        }
        return best;
    }

    ReckonersMove to(Question question) {
        if (question instanceof Question.OpenSource source) {
            return step().spend(source);
        }
        if (question instanceof Question.Loot loot) {
            return step().place(loot.symbols(), moves);
        }
        if (question instanceof Question.Bonus bonus) {
            return bonus.reckoner() < 0 ? moves.get(0) : step().place(bonus.symbols(), moves);
        }
        return toCard(question);
    }

    private ReckonersMove toCard(Question question) {
        if (question instanceof Question.Shot shot) {
            Idea idea = new SymbolIdeas(step().outlook(), legal).best(shot.symbols(), false);
            return idea.isOne() ? idea.move() : moves.get(0);
        }
        if (question instanceof Question.Rerolls rerolls) {
            return poorestDie(rerolls.owner());
        }
        if (question instanceof Question.CheckmateTokens) {
            Outlook outlook = new Outlook(play);
            return best(move -> move instanceof ReckonersMove.CheckmateToken token
                    ? outlook.at(state.district(token.district()), Symbol.ENF)
                            + (token.kind() == TokenKind.ENFORCEMENT ? 0.1 : 0)
                    : -1);
        }
        if (question instanceof Question.DawnChoice) {
            return best(this::aid);
        }
        return toLoss(question);
    }

    private ReckonersMove toLoss(Question question) {
        if (question instanceof Question.LoseADie) {
            Outlook outlook = new Outlook(play);
            return best(move -> lostDie(outlook, move));
        }
        if (question instanceof Question.SwapADie swap) {
            return swapped(swap);
        }
        if (question instanceof Question.MissingDie missing) {
            Reckoner reckoner = state.reckoner(missing.reckoner());
            return best(move -> move instanceof ReckonersMove.ChooseMissingDie die
                            && reckoner.dice()
                                    .get(reckoner.die(die.die()))
                                    .kind()
                                    .isBasic()
                    ? 1
                    : 0);
        }
        if (question instanceof Question.DisableACard) {
            return best(move -> move instanceof ReckonersMove.DisableCard card
                    ? -play.content().equipment(card.card()).value()
                    : -99);
        }
        return toTheft(question);
    }

    private ReckonersMove toTheft(Question question) {
        if (question instanceof Question.SellACard || question instanceof Question.GiveUpACard) {
            List<ReckonersMove> byId = new ArrayList<>(moves);
            byId.sort(Comparator.comparing(Answers::card));
            return best(byId, move -> -price(card(move)));
        }
        if (question instanceof Question.DiscardAToken) {
            return best(move -> move instanceof ReckonersMove.DiscardToken token && token.ready() ? 0 : 1);
        }
        if (question instanceof Question.KidnapTokens) {
            return moves.get(moves.size() - 1);
        }
        // the team's order is that of the list
        return moves.get(0);
    }

    private static String card(ReckonersMove move) {
        if (move instanceof ReckonersMove.Sell sold) {
            return sold.card();
        }
        return move instanceof ReckonersMove.GiveUp given ? given.card() : "";
    }

    private double price(String card) {
        var equipment = play.content().equipment(card);
        return state.setting().module2() ? equipment.price() : equipment.priceWithoutModule2();
    }

    private ReckonersMove poorestDie(int owner) {
        Outlook outlook = new Outlook(play);
        ReckonersMove poorest = moves.get(moves.size() - 1);
        double least = POOR;
        for (ReckonerDie die : state.reckoner(owner).dice()) {
            if (die.stage() == DieStage.LOCKED) {
                double worth = outlook.worth(owner, Sources.ofDie(play, owner, die), Reach.OWN);
                if (worth < least) {
                    least = worth;
                    poorest = new ReckonersMove.RerollDie(die.id());
                }
            }
        }
        return poorest;
    }

    private double aid(ReckonersMove move) {
        if (!(move instanceof ReckonersMove.KeepDawn keep)) {
            return 0;
        }
        DawnslightCard card = play.content().dawnslight(keep.card());
        if (!card.isSource()) {
            return state.population() < FEW_PEOPLE ? 9 : 1.2;
        }
        return switch (card.symbols().get(0)) {
            case ATK -> 2.4;
            case PLN -> 1.6;
            case MON -> 1.0;
            default -> 1.8;
        };
    }

    /** Of whoever has most dice: a spent one, a basic one, the least worth. */
    private double lostDie(Outlook outlook, ReckonersMove move) {
        if (!(move instanceof ReckonersMove.LoseDie lose)) {
            return Double.NEGATIVE_INFINITY;
        }
        int owner = state.reckoner(lose.reckoner());
        Reckoner reckoner = state.reckoner(owner);
        ReckonerDie die = reckoner.dice().get(reckoner.die(lose.die()));
        double worth = die.face() == 0 ? 0 : outlook.worth(owner, Sources.ofDie(play, owner, die), Reach.OWN);
        return 1000 * reckoner.dice().size()
                + (die.stage() == DieStage.USED ? 200 : 0)
                + (die.kind().isBasic() ? 100 : 0)
                - worth;
    }

    /** RECK-360: green is gained, a basic die is swapped: for purple, or for red by the card that brought green. */
    private ReckonersMove swapped(Question.SwapADie swap) {
        if (swap.what() == Swapping.GAIN) {
            ReckonersMove green = new ReckonersMove.GainDie(DieKind.GREEN);
            return legal.test(green) ? green : moves.get(0);
        }
        ReckonersMove keep = new ReckonersMove.KeepDie(swap.card());
        if (swap.what() == Swapping.GAINED) {
            return keep;
        }
        Reckoner owner = state.reckoner(swap.owner());
        boolean gains = owner.cards().get(owner.card(swap.card())).gained().isPresent();
        for (ReckonerDie die : owner.dice()) {
            ReckonersMove move = new ReckonersMove.SwapDie(swap.card(), die.id(), gains ? DieKind.RED : DieKind.PURPLE);
            if (die.kind().isBasic() && legal.test(move)) {
                return move;
            }
        }
        return keep;
    }
}
