package org.alea.games.reckoners.rules;

import java.util.List;
import java.util.Optional;
import org.alea.engine.Refusal;
import org.alea.games.reckoners.ReckonersEvent;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.ReckonersMove.GearMove;
import org.alea.games.reckoners.cards.DistrictCard;
import org.alea.games.reckoners.cards.DistrictCard.BonusKind;
import org.alea.games.reckoners.cards.GearKind;
import org.alea.games.reckoners.cards.Symbol;
import org.alea.games.reckoners.state.DieStage;
import org.alea.games.reckoners.state.District;
import org.alea.games.reckoners.state.Lists;
import org.alea.games.reckoners.state.OwnedCard;
import org.alea.games.reckoners.state.Question;
import org.alea.games.reckoners.state.Reckoner;
import org.alea.games.reckoners.state.ReckonerDie;
import org.alea.games.reckoners.state.SourceKind;

/** The dice step while no source is open: which source next. RECK-055, RECK-062, RECK-081, RECK-260, RECK-297 */
final class UsingDice extends Asking {
    /** Where a source of a plan token comes from. */
    static final String TOKEN = "token";

    private final GearUses gear;

    UsingDice(Rules rules, GearUses gear) {
        super(rules);
        this.gear = gear;
        on(ReckonersMove.OpenDie.class, this::checkDie, this::openDie);
        on(ReckonersMove.OpenToken.class, this::checkToken, this::openToken);
        on(ReckonersMove.UseDawn.class, this::checkDawn, UsingDice::useDawn);
        on(ReckonersMove.Trade.class, this::checkTrade, this::trade);
        on(ReckonersMove.EndUse.class, (play, move) -> FINE, (play, move) -> Rounds.endDiceStep(play));
        on(ReckonersMove.Use.class, this::checkGear, this::useGear);
        on(ReckonersMove.UseAt.class, this::checkGear, this::useGear);
        on(ReckonersMove.UseFor.class, this::checkGear, this::useGear);
        on(ReckonersMove.UseToSend.class, this::checkGear, this::useGear);
        on(ReckonersMove.UseOnDie.class, this::checkGear, this::useGear);
        on(ReckonersMove.UseToTurn.class, this::checkGear, this::useGear);
    }

    private Optional<Refusal> checkDie(Play play, ReckonersMove.OpenDie move) {
        int owner = DiceOfOthers.ownerOf(play, move.die());
        if (owner < 0) {
            return no("not-owner", "RECK-068");
        }
        Reckoner reckoner = play.reckoner(owner);
        return reckoner.dice().get(reckoner.die(move.die())).canBeSpent() ? FINE : no("used-this-round", "RECK-062");
    }

    private void openDie(Play play, ReckonersMove.OpenDie move) {
        int owner = DiceOfOthers.ownerOf(play, move.die());
        List<Symbol> symbols = spend(play, owner, move.die());
        Sources.open(play, owner, SourceKind.DIE, move.die(), symbols);
    }

    /** The die is used; what it shows. */
    private static List<Symbol> spend(Play play, int owner, String id) {
        Reckoner reckoner = play.reckoner(owner);
        int index = reckoner.die(id);
        ReckonerDie die = reckoner.dice().get(index);
        List<Symbol> symbols = Sources.ofDie(play, owner, die);
        play.set(owner, reckoner.withDie(index, die.withStage(DieStage.USED)));
        return symbols;
    }

    private Optional<Refusal> checkToken(Play play, ReckonersMove.OpenToken move) {
        int index = play.s().reckoner(move.reckoner());
        if (index < 0 || play.reckoner(index).ready() == 0) {
            return no("no-stock", "RECK-081");
        }
        return move.symbol() == Symbol.HER ? no("wrong-symbol", "RECK-081") : FINE;
    }

    private void openToken(Play play, ReckonersMove.OpenToken move) {
        int index = play.s().reckoner(move.reckoner());
        Reckoner reckoner = play.reckoner(index);
        play.set(index, reckoner.withReady(reckoner.ready() - 1));
        Sources.open(play, index, SourceKind.TOKEN, TOKEN, Sources.times(move.symbol(), 1));
    }

    /** Who has this Dawnslight card, or {@link Reckoner#NOWHERE}. */
    static int ownerOfDawn(Play play, String card) {
        for (int i = 0; i < play.s().team().size(); i++) {
            if (play.reckoner(i).dawnslight().contains(card)) {
                return i;
            }
        }
        return Reckoner.NOWHERE;
    }

    private Optional<Refusal> checkDawn(Play play, ReckonersMove.UseDawn move) {
        return ownerOfDawn(play, move.card()) >= 0 ? FINE : no("not-owner", "RECK-259");
    }

    /** RECK-260 to RECK-262 */
    static void useDawn(Play play, ReckonersMove.UseDawn move) {
        int owner = ownerOfDawn(play, move.card());
        Reckoner reckoner = play.reckoner(owner);
        var card = play.content().dawnslight(move.card());
        play.set(
                owner,
                reckoner.withDawnslight(Lists.without(
                        reckoner.dawnslight(), reckoner.dawnslight().indexOf(move.card()))));
        play.become(play.s().withDawnslight(play.s().dawnslight().discard(move.card())));
        play.tell(new ReckonersEvent.DawnUsed(reckoner.id(), move.card()));
        if (card.isSource()) {
            Sources.open(play, owner, SourceKind.DAWNSLIGHT, card.id(), card.symbols());
        } else {
            play.gainPopulation(card.population());
        }
    }

    private static Optional<DistrictCard.Side> trading(Play play, int place) {
        if (place < 0 || play.district(place).traded() || EpicPhase.cityRests(play.s())) {
            return Optional.empty();
        }
        return EpicPhase.side(play, place).filter(side -> side.bonus() == BonusKind.TRADE);
    }

    /** RECK-297, RECK-298 */
    private Optional<Refusal> checkTrade(Play play, ReckonersMove.Trade move) {
        int place = play.s().district(move.district());
        if (place >= 0 && play.district(place).traded()) {
            return no("used-this-round", "RECK-297");
        }
        Optional<DistrictCard.Side> side = trading(play, place);
        int owner = DiceOfOthers.ownerOf(play, move.die());
        if (side.isEmpty() || owner < 0) {
            return no("no-target", "RECK-297");
        }
        Reckoner reckoner = play.reckoner(owner);
        ReckonerDie die = reckoner.dice().get(reckoner.die(move.die()));
        if (reckoner.place() != place) {
            return no("not-here", "RECK-297");
        }
        if (!die.canBeSpent()) {
            return no("used-this-round", "RECK-062");
        }
        return Sources.ofDie(play, owner, die).contains(side.get().pay().orElse(Symbol.HER))
                ? FINE
                : no("wrong-symbol", "RECK-297");
    }

    private void trade(Play play, ReckonersMove.Trade move) {
        int place = play.s().district(move.district());
        DistrictCard.Side side = trading(play, place).orElseThrow();
        int owner = DiceOfOthers.ownerOf(play, move.die());
        spend(play, owner, move.die());
        play.set(place, play.district(place).withTraded(true));
        play.tell(new ReckonersEvent.TradeMade(play.reckoner(owner).id(), move.district(), move.die()));
        play.push(new Question.Bonus(place, owner, side.symbols()));
    }

    // ---- cards and abilities that take no source

    private Optional<Refusal> checkGear(Play play, GearMove move) {
        Optional<Gear> found = Gear.find(play, move.gear());
        if (found.isEmpty()) {
            return no("not-owner", "RECK-122");
        }
        GearKind kind = found.get().kind();
        if (kind != GearKind.USE_FREE && kind != GearKind.GIVE) {
            return no("no-target", "RECK-122");
        }
        Optional<Refusal> refusal = found.get().refusal(play);
        return refusal.isPresent() ? refusal : found.get().effect().way(gear).refusal(play, found.get(), move);
    }

    private void useGear(Play play, GearMove move) {
        Gear used = Gear.find(play, move.gear()).orElseThrow();
        used.use(play);
        used.effect().way(gear).play(play, used, move);
    }

    @Override
    void offer(Play play, Offers offers) {
        for (int i = 0; i < play.s().team().size(); i++) {
            offerSources(play, offers, i);
            offerGear(play, offers, i);
        }
        for (int place = 0; place < play.s().districts().size(); place++) {
            if (trading(play, place).isPresent()) {
                offerTrade(play, offers, play.district(place), place);
            }
        }
        offers.add(new ReckonersMove.EndUse());
    }

    private static void offerSources(Play play, Offers offers, int index) {
        Reckoner reckoner = play.reckoner(index);
        for (ReckonerDie die : reckoner.dice()) {
            if (die.canBeSpent()) {
                offers.add(new ReckonersMove.OpenDie(die.id()));
            }
        }
        if (reckoner.ready() > 0) {
            for (int i = 0; i < Symbol.KINDS_OF_DICE; i++) {
                offers.add(new ReckonersMove.OpenToken(reckoner.id(), Symbol.ofDice(i)));
            }
        }
        for (String card : reckoner.dawnslight()) {
            offers.add(new ReckonersMove.UseDawn(card));
        }
    }

    private void offerGear(Play play, Offers offers, int index) {
        offerGear(play, offers, Gear.ability(play, index));
        List<OwnedCard> cards = play.reckoner(index).cards();
        for (int i = 0; i < cards.size(); i++) {
            if (cards.get(i).canBeUsed()) {
                offerGear(play, offers, Gear.card(play, index, i));
            }
        }
    }

    private void offerGear(Play play, Offers offers, Gear each) {
        if ((each.kind() == GearKind.USE_FREE || each.kind() == GearKind.GIVE) && each.isReady(play)) {
            each.effect().way(gear).offer(play, each, offers::add);
        }
    }

    private static void offerTrade(Play play, Offers offers, District district, int place) {
        for (Reckoner reckoner : play.s().team()) {
            if (reckoner.place() == place) {
                for (ReckonerDie die : reckoner.dice()) {
                    if (die.canBeSpent()) {
                        offers.add(new ReckonersMove.Trade(district.id(), die.id()));
                    }
                }
            }
        }
    }

    @Override
    Optional<Refusal> otherwise(Play play) {
        return no("wrong-phase", "RECK-053");
    }
}
