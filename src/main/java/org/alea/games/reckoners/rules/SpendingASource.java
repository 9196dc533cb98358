package org.alea.games.reckoners.rules;

import java.util.List;
import java.util.Optional;
import org.alea.engine.Refusal;
import org.alea.games.reckoners.ReckonersEvent;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.ReckonersMove.GearMove;
import org.alea.games.reckoners.cards.Assault;
import org.alea.games.reckoners.cards.GearEffect;
import org.alea.games.reckoners.cards.GearKind;
import org.alea.games.reckoners.cards.Symbol;
import org.alea.games.reckoners.state.District;
import org.alea.games.reckoners.state.Lists;
import org.alea.games.reckoners.state.OwnedCard;
import org.alea.games.reckoners.state.Question.OpenSource;
import org.alea.games.reckoners.state.Reckoner;
import org.alea.games.reckoners.state.ReckonerDie;
import org.alea.games.reckoners.state.ReckonersPhase;
import org.alea.games.reckoners.state.SourceKind;

/** An open source: its symbols one by one, or all of it for one thing. RECK-063 to RECK-070 */
final class SpendingASource extends SpendingSymbols {
    private final GearUses gear;

    SpendingASource(Rules rules, GearUses gear) {
        super(rules);
        this.gear = gear;
        on(ReckonersMove.Plan.class, (play, move) -> has(play, Symbol.PLN), this::plan);
        on(ReckonersMove.Protect.class, this::checkProtect, this::protect);
        on(ReckonersMove.ChangeSymbol.class, this::checkChange, this::change);
        on(ReckonersMove.AddSymbol.class, this::checkAdd, this::add);
        on(ReckonersMove.UseDawn.class, this::checkDawn, UsingDice::useDawn);
        on(ReckonersMove.CloseSource.class, (play, move) -> FINE, (play, move) -> close(play));
        on(ReckonersMove.AsMove.class, this::checkMove, this::move);
        on(ReckonersMove.AsMovePart.class, this::checkMovePart, this::movePart);
        on(ReckonersMove.AsRemoveBarricade.class, this::checkBarricade, (play, move) -> {
            int owner = source(play).owner();
            pay(play);
            GearUses.removeBarricade(play, play.reckoner(owner).place());
        });
        on(ReckonersMove.AsRemoveDuplicate.class, this::checkDuplicate, this::removeDuplicate);
        on(ReckonersMove.AsPayHalf.class, this::checkHalf, this::payHalf);
        on(ReckonersMove.AsActivate.class, this::checkGear, this::useGear);
        on(ReckonersMove.AsActivateAt.class, this::checkGear, this::useGear);
        on(ReckonersMove.AsActivateToSend.class, this::checkGear, this::useGear);
        on(ReckonersMove.AsActivateWith.class, this::checkGear, this::useGear);
    }

    private static OpenSource source(Play play) {
        return (OpenSource) play.top().orElseThrow();
    }

    @Override
    List<Symbol> symbols(Play play) {
        return source(play).symbols();
    }

    @Override
    boolean reaches(Play play, Symbol symbol, int place) {
        OpenSource source = source(play);
        return Sources.reaches(play, source.owner(), source.range(), symbol, place);
    }

    @Override
    int credited(Play play) {
        return source(play).owner();
    }

    @Override
    void used(Play play, Symbol symbol) {
        OpenSource source = source(play);
        if (source.symbols().size() == 1) {
            play.pop();
            return;
        }
        List<Symbol> left = Lists.without(source.symbols(), source.symbols().indexOf(symbol));
        play.replace(with(source, left, false, source.changed()));
    }

    private static OpenSource with(OpenSource source, List<Symbol> symbols, boolean fresh, boolean changed) {
        return new OpenSource(
                source.owner(),
                source.kind(),
                source.from(),
                symbols,
                source.range(),
                fresh,
                changed,
                source.onlySymbols(),
                source.noMove());
    }

    private static void close(Play play) {
        OpenSource source = source(play);
        play.pop();
        play.tell(new ReckonersEvent.SourceClosed(play.reckoner(source.owner()).id(), source.symbols()));
    }

    /** The whole source has paid for something. */
    private static void pay(Play play) {
        play.pop();
    }

    // ---- symbols that only sources spend

    /** RECK-079, RECK-154, RECK-380 */
    private void plan(Play play, ReckonersMove.Plan move) {
        OpenSource source = source(play);
        used(play, Symbol.PLN);
        boolean atOnce = source.kind() != SourceKind.TOKEN && plansAtOnce(play, source.owner());
        play.gainToken(source.owner(), atOnce);
    }

    static boolean plansAtOnce(Play play, int owner) {
        for (OwnedCard card : play.reckoner(owner).cards()) {
            if (card.works() && play.content().equipment(card.id()).effect().plansAtOnce()) {
                return true;
            }
        }
        return false;
    }

    /** RECK-283 to RECK-288, RECK-322, RECK-379 */
    private Optional<Refusal> checkProtect(Play play, ReckonersMove.Protect move) {
        OpenSource source = source(play);
        if (!source.symbols().contains(move.symbol())) {
            return no("wrong-symbol", "RECK-283");
        }
        if (!play.content().city(play.s().setting().city()).moves()
                || play.s().phase() != ReckonersPhase.USE
                || source.onlySymbols()) {
            return no("no-target", "RECK-283");
        }
        int place = play.s().district(move.district());
        if (!Sources.protects(play, source.owner(), move.symbol(), place)) {
            return no("not-here", "RECK-343");
        }
        return play.district(place).marker() > 0 ? FINE : no("no-target", "RECK-285");
    }

    private void protect(Play play, ReckonersMove.Protect move) {
        int credited = credited(play);
        used(play, move.symbol());
        int place = play.s().district(move.district());
        District district = play.district(place);
        int level = district.marker() - 1;
        play.set(place, district.withMarker(level));
        play.tell(new ReckonersEvent.Protected(district.id(), level));
        if (level == 0) {
            play.tell(new ReckonersEvent.BottomReached(district.id()));
            Blows.researchHighEpic(play, play.content().district(district.id()).bottom(), credited);
        }
    }

    // ---- changing the source

    private static int changer(Play play, int owner) {
        List<OwnedCard> cards = play.reckoner(owner).cards();
        for (int i = 0; i < cards.size(); i++) {
            if (cards.get(i).canBeUsed()
                    && play.content().equipment(cards.get(i).id()).effect().changesSymbols()) {
                return i;
            }
        }
        return Reckoner.NOWHERE;
    }

    /** RECK-320 */
    private Optional<Refusal> checkChange(Play play, ReckonersMove.ChangeSymbol move) {
        OpenSource source = source(play);
        if (changer(play, source.owner()) < 0 || play.s().phase() != ReckonersPhase.USE) {
            return no("not-owner", "RECK-320");
        }
        boolean there = move.index() >= 0 && move.index() < source.symbols().size();
        return there && move.symbol() != Symbol.HER && source.symbols().get(move.index()) != move.symbol()
                ? FINE
                : no("wrong-symbol", "RECK-320");
    }

    private void change(Play play, ReckonersMove.ChangeSymbol move) {
        OpenSource source = source(play);
        Gear.card(play, source.owner(), changer(play, source.owner())).use(play);
        Symbol from = source.symbols().get(move.index());
        List<Symbol> symbols = Lists.with(source.symbols(), move.index(), move.symbol());
        play.replace(with(source, symbols, source.fresh(), true));
        play.tell(new ReckonersEvent.SymbolChanged(play.reckoner(source.owner()).id(), from, move.symbol()));
    }

    /** RECK-111, RECK-320, RECK-322 */
    private Optional<Refusal> checkAdd(Play play, ReckonersMove.AddSymbol move) {
        OpenSource source = source(play);
        Gear ability = Gear.ability(play, source.owner());
        if (ability.effect().addsSymbols() == 0) {
            return no("not-owner", "RECK-111");
        }
        if (play.s().phase() != ReckonersPhase.USE) {
            return no("wrong-phase", "RECK-322");
        }
        boolean own = source.kind() == SourceKind.DIE
                || source.kind() == SourceKind.TOKEN
                || source.kind() == SourceKind.EQUIPMENT;
        if (!own || !source.fresh() || source.changed()) {
            return no("source-begun", "RECK-111");
        }
        Optional<Refusal> refusal = ability.refusal(play);
        return refusal.isPresent() ? refusal : has(play, move.symbol());
    }

    private void add(Play play, ReckonersMove.AddSymbol move) {
        OpenSource source = source(play);
        Gear ability = Gear.ability(play, source.owner());
        ability.use(play);
        List<Symbol> symbols = source.symbols();
        for (int i = 0; i < ability.effect().addsSymbols(); i++) {
            symbols = Lists.plus(symbols, move.symbol());
        }
        play.replace(with(source, symbols, true, false));
        play.tell(new ReckonersEvent.SymbolAdded(play.reckoner(source.owner()).id(), move.symbol()));
    }

    /** Between two symbols only a card that gives population. RECK-260 */
    private Optional<Refusal> checkDawn(Play play, ReckonersMove.UseDawn move) {
        if (UsingDice.ownerOfDawn(play, move.card()) < 0) {
            return no("not-owner", "RECK-259");
        }
        boolean source = play.content().dawnslight(move.card()).isSource();
        return source || play.s().phase() != ReckonersPhase.USE ? no("source-open", "RECK-260") : FINE;
    }

    // ---- the whole source: RECK-065, RECK-066

    private Optional<Refusal> whole(Play play) {
        OpenSource source = source(play);
        if (source.onlySymbols()) {
            return no("only-symbols", "RECK-379");
        }
        return source.fresh() ? FINE : no("source-begun", "RECK-066");
    }

    private static boolean hasPaid(Play play, String what) {
        OpenSource source = source(play);
        Reckoner owner = play.reckoner(source.owner());
        int die = owner.die(source.from());
        return die >= 0 && owner.dice().get(die).paid().equals(what);
    }

    private static void markPaid(Play play, OpenSource source, String what) {
        Reckoner owner = play.reckoner(source.owner());
        int index = owner.die(source.from());
        if (index >= 0) {
            ReckonerDie die = owner.dice().get(index);
            play.set(source.owner(), owner.withDie(index, die.withPaid(what)));
        }
    }

    private Optional<Refusal> forAMove(Play play) {
        Optional<Refusal> refusal = whole(play);
        if (refusal.isPresent()) {
            return refusal;
        }
        if (source(play).noMove()) {
            return no("no-move", "RECK-144");
        }
        return hasPaid(play, ReckonerDie.MOVE)
                        && play.reckoner(source(play).owner()).suffers(Assault.MOVE)
                ? no("used-this-round", "RECK-367")
                : FINE;
    }

    private Optional<Refusal> checkMove(Play play, ReckonersMove.AsMove move) {
        Optional<Refusal> refusal = forAMove(play);
        return refusal.isPresent()
                ? refusal
                : Moving.refusal(play, source(play).owner(), play.s().district(move.district()), false);
    }

    private void move(Play play, ReckonersMove.AsMove move) {
        int owner = source(play).owner();
        pay(play);
        Moving.move(play, owner, play.s().district(move.district()));
    }

    private Optional<Refusal> checkMovePart(Play play, ReckonersMove.AsMovePart move) {
        Optional<Refusal> refusal = forAMove(play);
        return refusal.isPresent()
                ? refusal
                : Moving.halfRefusal(play, source(play).owner());
    }

    private void movePart(Play play, ReckonersMove.AsMovePart move) {
        OpenSource source = source(play);
        markPaid(play, source, ReckonerDie.MOVE);
        pay(play);
        Moving.payHalf(play, source.owner(), false);
    }

    private District here(Play play) {
        return play.district(play.reckoner(source(play).owner()).place());
    }

    private Optional<Refusal> checkBarricade(Play play, ReckonersMove.AsRemoveBarricade move) {
        Optional<Refusal> refusal = whole(play);
        if (refusal.isPresent()) {
            return refusal;
        }
        return here(play).barricades() > 0 ? FINE : no("no-target", "RECK-086");
    }

    private Optional<Refusal> checkDuplicate(Play play, ReckonersMove.AsRemoveDuplicate move) {
        Optional<Refusal> refusal = whole(play);
        if (refusal.isPresent()) {
            return refusal;
        }
        return here(play).duplicates() > 0 ? FINE : no("no-target", "RECK-087");
    }

    private void removeDuplicate(Play play, ReckonersMove.AsRemoveDuplicate move) {
        District district = here(play);
        int place = play.reckoner(source(play).owner()).place();
        pay(play);
        play.set(place, district.withDuplicates(district.duplicates() - 1));
        play.tell(new ReckonersEvent.DuplicateRemoved(district.id(), district.duplicates() - 1));
    }

    /** What it pays for is a card or an ability of its owner, in the dice step. RECK-322 */
    private Optional<Refusal> forGear(Play play, Optional<Gear> found) {
        Optional<Refusal> refusal = whole(play);
        if (refusal.isPresent()) {
            return refusal;
        }
        if (play.s().phase() != ReckonersPhase.USE) {
            return no("wrong-phase", "RECK-322");
        }
        if (found.isEmpty() || found.get().owner() != source(play).owner()) {
            return no("not-owner", "RECK-068");
        }
        return found.get().refusal(play);
    }

    // ---- cards that cost two: RECK-125 to RECK-127, RECK-324

    private Optional<Refusal> checkHalf(Play play, ReckonersMove.AsPayHalf move) {
        Optional<Gear> found = Gear.find(play, move.gear());
        Optional<Refusal> refusal = forGear(play, found);
        if (refusal.isPresent()) {
            return refusal;
        }
        Gear card = found.orElseThrow();
        if (card.kind() != GearKind.COSTS_TWO) {
            return no("no-target", "RECK-125");
        }
        OwnedCard owned = play.reckoner(card.owner()).cards().get(card.card());
        if (!card.cost().contains(move.symbol()) || owned.paid().equals(Optional.of(move.symbol()))) {
            return no("wrong-symbol", "RECK-125");
        }
        if (hasPaid(play, card.id())) {
            return no("used-this-round", "RECK-367");
        }
        return has(play, move.symbol());
    }

    private void payHalf(Play play, ReckonersMove.AsPayHalf move) {
        OpenSource source = source(play);
        Gear card = Gear.find(play, move.gear()).orElseThrow();
        markPaid(play, source, card.id());
        pay(play);
        Reckoner owner = play.reckoner(card.owner());
        OwnedCard owned = owner.cards().get(card.card());
        play.tell(new ReckonersEvent.HalfPaid(owner.id(), card.id(), move.symbol()));
        if (owned.paid().isEmpty()) {
            play.set(card.owner(), owner.withCard(card.card(), owned.withPaid(Optional.of(move.symbol()))));
        } else {
            card.use(play);
            card.effect().way(gear).play(play, card, new ReckonersMove.Use(card.id()));
        }
    }

    // ---- cards and abilities that take a source

    private Optional<Refusal> checkGear(Play play, GearMove move) {
        Optional<Gear> found = Gear.find(play, move.gear());
        Optional<Refusal> refusal = forGear(play, found);
        if (refusal.isPresent()) {
            return refusal;
        }
        Gear used = found.orElseThrow();
        if (!used.kind().takesASource()) {
            return no("no-target", "RECK-122");
        }
        Optional<Refusal> price = checkPrice(play, used);
        return price.isPresent() ? price : used.effect().way(gear).refusal(play, used, move);
    }

    private Optional<Refusal> checkPrice(Play play, Gear used) {
        OpenSource source = source(play);
        if (used.kind() == GearKind.USE_BASIC_DIE) {
            Reckoner owner = play.reckoner(source.owner());
            int die = source.kind() == SourceKind.DIE ? owner.die(source.from()) : Reckoner.NOWHERE;
            boolean basic = die >= 0 && owner.dice().get(die).kind().isBasic();
            return basic ? FINE : no("basic-die-only", "RECK-344");
        }
        return used.kind() == GearKind.USE_SYMBOL ? has(play, used.cost().get(0)) : FINE;
    }

    private void useGear(Play play, GearMove move) {
        Gear used = Gear.find(play, move.gear()).orElseThrow();
        pay(play);
        used.use(play);
        used.effect().way(gear).play(play, used, move);
    }

    @Override
    void offer(Play play, Offers offers) {
        OpenSource source = source(play);
        offerSymbols(play, offers);
        if (source.symbols().contains(Symbol.PLN)) {
            offers.add(new ReckonersMove.Plan());
        }
        if (play.content().city(play.s().setting().city()).moves()) {
            offerProtection(play, offers, source);
        }
        if (source.fresh() && !source.onlySymbols()) {
            offerWhole(play, offers, source);
        }
        offerChanges(play, offers, source);
        offers.add(new ReckonersMove.CloseSource());
    }

    private static void offerProtection(Play play, Offers offers, OpenSource source) {
        List<Symbol> symbols = source.symbols();
        for (int i = 0; i < symbols.size(); i++) {
            if (symbols.indexOf(symbols.get(i)) == i) {
                for (District district : play.s().districts()) {
                    offers.add(new ReckonersMove.Protect(symbols.get(i), district.id()));
                }
            }
        }
    }

    private void offerWhole(Play play, Offers offers, OpenSource source) {
        Reckoner owner = play.reckoner(source.owner());
        if (Moving.needsAHalf(owner)) {
            offers.add(new ReckonersMove.AsMovePart());
        } else {
            for (District district : play.s().districts()) {
                offers.add(new ReckonersMove.AsMove(district.id()));
            }
        }
        offers.add(new ReckonersMove.AsRemoveBarricade());
        offers.add(new ReckonersMove.AsRemoveDuplicate());
        offerGear(play, offers, Gear.ability(play, source.owner()));
        for (int i = 0; i < owner.cards().size(); i++) {
            if (owner.cards().get(i).canBeUsed()) {
                offerGear(play, offers, Gear.card(play, source.owner(), i));
            }
        }
    }

    private void offerGear(Play play, Offers offers, Gear each) {
        if (each.kind() == GearKind.COSTS_TWO) {
            for (Symbol symbol : each.cost()) {
                offers.add(new ReckonersMove.AsPayHalf(each.id(), symbol));
            }
        } else if (each.kind().takesASource() && each.isReady(play)) {
            each.effect().way(gear).offer(play, each, offers::add);
        }
    }

    private static void offerChanges(Play play, Offers offers, OpenSource source) {
        GearEffect ability = play.ability(source.owner()).effect();
        List<Symbol> symbols = source.symbols();
        boolean changes = changer(play, source.owner()) >= 0;
        for (int i = 0; i < symbols.size(); i++) {
            if (symbols.indexOf(symbols.get(i)) != i) {
                continue;
            }
            if (changes) {
                for (int to = 0; to < Symbol.KINDS_OF_DICE; to++) {
                    offers.add(new ReckonersMove.ChangeSymbol(i, Symbol.ofDice(to)));
                }
            }
            if (ability.addsSymbols() > 0) {
                offers.add(new ReckonersMove.AddSymbol(symbols.get(i)));
            }
        }
        for (Reckoner reckoner : play.s().team()) {
            for (String card : reckoner.dawnslight()) {
                offers.add(new ReckonersMove.UseDawn(card));
            }
        }
    }

    @Override
    Optional<Refusal> otherwise(Play play) {
        return no("source-open", "RECK-063");
    }
}
