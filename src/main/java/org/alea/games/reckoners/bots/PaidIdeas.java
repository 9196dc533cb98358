package org.alea.games.reckoners.bots;

import java.util.List;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.cards.EquipmentCard;
import org.alea.games.reckoners.cards.GearEffect;
import org.alea.games.reckoners.cards.GearKind;
import org.alea.games.reckoners.cards.GearWays;
import org.alea.games.reckoners.cards.Reach;
import org.alea.games.reckoners.cards.ReckonerAbility;
import org.alea.games.reckoners.cards.Symbol;
import org.alea.games.reckoners.rules.Sources;
import org.alea.games.reckoners.state.District;
import org.alea.games.reckoners.state.EpicInPlay;
import org.alea.games.reckoners.state.OwnedCard;
import org.alea.games.reckoners.state.Reckoner;

/** What a whole source could pay for. RECK-358 */
final class PaidIdeas {
    private final Outlook outlook;
    private final MoveIdeas moving;
    private final Supply paying;
    private final double price;
    private final Reckoner owner;

    PaidIdeas(Outlook outlook, Supply paying) {
        this.outlook = outlook;
        this.moving = new MoveIdeas(outlook);
        this.paying = paying;
        this.price = outlook.worth(paying.owner(), paying.symbols(), paying.range());
        this.owner = outlook.state.reckoner(paying.owner());
    }

    Idea best() {
        Idea best = moving.paidWith(paying).or(duplicate());
        ReckonerAbility ability = outlook.play.content().reckoner(owner.id()).ability();
        boolean ready = !owner.abilityUsed() && !owner.suffers(org.alea.games.reckoners.cards.Assault.ABILITY);
        boolean payable =
                ability.kind() == GearKind.USE_DIE || (ability.kind() == GearKind.USE_BASIC_DIE && paying.basic());
        if (ready && payable) {
            best = best.or(ability.effect().way(new Ways(ability.id())));
        }
        for (OwnedCard owned : owner.cards()) {
            if (owned.canBeUsed()) {
                best = best.or(card(owned));
            }
        }
        return best;
    }

    private Idea card(OwnedCard owned) {
        EquipmentCard card = outlook.play.content().equipment(owned.id());
        return switch (card.kind()) {
            case USE_DIE -> card.effect().way(new Ways(card.id()));
            case USE_SYMBOL ->
                paying.symbols().contains(card.cost().get(0)) ? card.effect().way(new Ways(card.id())) : Idea.NONE;
            case COSTS_TWO -> half(card, owned);
            default -> Idea.NONE;
        };
    }

    private Idea duplicate() {
        District district = outlook.state.district(owner.place());
        if (district.duplicates() == 0) {
            return Idea.NONE;
        }
        int bracket = district.epic().map(EpicInPlay::bracket).orElse(0);
        double gain = outlook.threat(owner.place())
                - ThreatMeter.of(outlook.play, district, district.enforcement(), bracket, district.duplicates() - 1);
        return gain + 0.6 > price ? new Idea(gain - 0.4 * price, new ReckonersMove.AsRemoveDuplicate()) : Idea.NONE;
    }

    /** One half of a card, if the other half can be paid as well. */
    private Idea half(EquipmentCard card, OwnedCard owned) {
        if (!(card.effect() instanceof GearEffect.MakeSource source)) {
            return Idea.NONE;
        }
        double output = 0.85
                * outlook.worth(
                        paying.owner(), Sources.adjusted(outlook.play, owner, source.symbols()), source.range());
        Idea best = Idea.NONE;
        for (Symbol symbol : card.cost()) {
            boolean missing = owned.paid().isEmpty() || owned.paid().get() != symbol;
            if (missing && paying.symbols().contains(symbol)) {
                double other = owned.paid().isPresent() ? 0 : otherHalf(card, symbol);
                double gain = output - price - other;
                if (gain > 0.3) {
                    best = best.or(new Idea(0.9 + gain / 2, new ReckonersMove.AsPayHalf(card.id(), symbol)));
                }
            }
        }
        return best;
    }

    private double otherHalf(EquipmentCard card, Symbol paid) {
        Symbol other =
                card.cost().get(0) == paid ? card.cost().get(1) : card.cost().get(0);
        double least = Double.POSITIVE_INFINITY;
        for (Supply each : Supply.of(outlook.play, paying.owner())) {
            if (!each.equals(paying) && each.symbols().contains(other)) {
                least = Math.min(least, outlook.worth(paying.owner(), each.symbols(), each.range()));
            }
        }
        return least;
    }

    /** What gear does for a source. */
    private final class Ways implements GearWays<Idea> {
        private final String gear;

        Ways(String gear) {
            this.gear = gear;
        }

        @Override
        public Idea permanent() {
            return Idea.NONE;
        }

        @Override
        public Idea makeSource(GearEffect.MakeSource effect) {
            List<Symbol> symbols = Sources.adjusted(outlook.play, owner, effect.symbols());
            double output = outlook.worth(paying.owner(), symbols, effect.range());
            return output > price + 0.3
                    ? new Idea(output / Math.sqrt(symbols.size()) + 0.1, new ReckonersMove.AsActivate(gear))
                    : Idea.NONE;
        }

        @Override
        public Idea researchHighEpic(GearEffect.ResearchHighEpic effect) {
            boolean useful = outlook.tracks
                    ? outlook.state.district(owner.place()).marker() > 0
                    : outlook.state.highEpic().research() > 0;
            return useful && price < 2 ? new Idea(1.9, new ReckonersMove.AsActivate(gear)) : Idea.NONE;
        }

        @Override
        public Idea populationUp(GearEffect.PopulationUp effect) {
            return price < 1.6 ? new Idea(1.3, new ReckonersMove.AsActivate(gear)) : Idea.NONE;
        }

        @Override
        public Idea dispatch(GearEffect.Dispatch effect) {
            Idea best = Idea.NONE;
            for (int i = 0; i < outlook.state.team().size(); i++) {
                Reckoner other = outlook.state.reckoner(i);
                if (i == paying.owner()) {
                    continue;
                }
                for (int place = 0; place < outlook.state.districts().size(); place++) {
                    double gain = place == other.place() ? 0 : moving.gain(i, place) - price;
                    if (gain > 0.25) {
                        best = best.or(new Idea(
                                1 + 0.15 * gain,
                                new ReckonersMove.AsActivateToSend(
                                        gear,
                                        other.id(),
                                        outlook.state.district(place).id())));
                    }
                }
            }
            return best;
        }

        @Override
        public Idea demolition(GearEffect.Demolition effect) {
            double each = outlook.best(paying.owner(), Symbol.ATK, Reach.OWN);
            int[] attacks = Outlook.none();
            Idea best = Idea.NONE;
            for (int k = 0; k <= owner.demolition(); k++) {
                int n = effect.base() + effect.perToken() * k;
                attacks[Symbol.ATK.index()] = n;
                double worth = Math.min(n * each, outlook.limited(owner.place(), attacks)) - 0.8 * k;
                if (worth > price + 0.4) {
                    best = best.or(new Idea(worth, new ReckonersMove.AsActivateWith(gear, k)));
                }
            }
            boolean room = owner.demolition() < effect.most();
            return !best.isOne() && room && price < 0.85 ? new Idea(0.8, new ReckonersMove.AsActivate(gear)) : best;
        }

        @Override
        public Idea moveFigure(GearEffect.MoveFigure effect) {
            return Idea.NONE;
        }

        @Override
        public Idea kidnap(GearEffect.Kidnap effect) {
            return Idea.NONE;
        }

        @Override
        public Idea readyToken(GearEffect.ReadyToken effect) {
            return Idea.NONE;
        }

        @Override
        public Idea recoverDie(GearEffect.RecoverDie effect) {
            return Idea.NONE;
        }

        @Override
        public Idea baseUp(GearEffect.BaseUp effect) {
            return Idea.NONE;
        }

        @Override
        public Idea takeLoot(GearEffect.TakeLoot effect) {
            return Idea.NONE;
        }

        @Override
        public Idea reroll(GearEffect.Reroll effect) {
            return Idea.NONE;
        }

        @Override
        public Idea cutBarricades(GearEffect.CutBarricades effect) {
            return Idea.NONE;
        }

        @Override
        public Idea setFace(GearEffect.SetFace effect) {
            return Idea.NONE;
        }

        @Override
        public Idea checkmate(GearEffect.Checkmate effect) {
            return Idea.NONE;
        }

        @Override
        public Idea sniper(GearEffect.Sniper effect) {
            return Idea.NONE;
        }
    }
}
