package org.alea.games.reckoners.rules;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.alea.engine.Refusal;
import org.alea.games.reckoners.ReckonersEvent;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.ReckonersMove.GearMove;
import org.alea.games.reckoners.cards.GearEffect;
import org.alea.games.reckoners.cards.GearEffect.Who;
import org.alea.games.reckoners.cards.GearWays;
import org.alea.games.reckoners.cards.Reach;
import org.alea.games.reckoners.cards.Symbol;
import org.alea.games.reckoners.state.Chore;
import org.alea.games.reckoners.state.District;
import org.alea.games.reckoners.state.Question;
import org.alea.games.reckoners.state.Question.OpenSource;
import org.alea.games.reckoners.state.Reckoner;

/** The ways to use gear. RECK-105 to RECK-160 */
final class GearUses implements GearWays<GearUse> {
    private static final Optional<Refusal> FINE = Optional.empty();
    private static final Optional<Refusal> WRONG_WAY = Refusal.because("no-target", "RECK-122");

    private interface Offer {
        void offer(Play play, Gear gear, Consumer<ReckonersMove> moves);
    }

    private interface Check {
        Optional<Refusal> refusal(Play play, Gear gear, GearMove move);
    }

    private interface Deed {
        void play(Play play, Gear gear, GearMove move);
    }

    /** A use put together from its three parts. */
    private record Parts(Offer offers, Check check, Deed deed) implements GearUse {
        @Override
        public void offer(Play play, Gear gear, Consumer<ReckonersMove> moves) {
            offers.offer(play, gear, moves);
        }

        @Override
        public Optional<Refusal> refusal(Play play, Gear gear, GearMove move) {
            return check.refusal(play, gear, move);
        }

        @Override
        public void play(Play play, Gear gear, GearMove move) {
            deed.play(play, gear, move);
        }
    }

    /** Whether somebody is another Reckoner, for whom a card may be used. RECK-018, RECK-019 */
    static boolean isAnother(Play play, int owner, int other) {
        return other >= 0 && (other != owner || play.s().team().size() == 1);
    }

    private static boolean isPlain(GearMove move) {
        return move instanceof ReckonersMove.Use || move instanceof ReckonersMove.AsActivate;
    }

    /** Used without any choice, paid for or not. */
    private static GearUse plain(Check check, Deed deed) {
        return new Parts(
                (play, gear, moves) -> moves.accept(
                        gear.kind().takesASource()
                                ? new ReckonersMove.AsActivate(gear.id())
                                : new ReckonersMove.Use(gear.id())),
                (play, gear, move) -> isPlain(move) ? check.refusal(play, gear, move) : WRONG_WAY,
                deed);
    }

    /** Used for another Reckoner. */
    private static GearUse forAnother(Check check, Deed deed) {
        return new Parts(
                (play, gear, moves) -> {
                    for (Reckoner reckoner : play.s().team()) {
                        moves.accept(new ReckonersMove.UseFor(gear.id(), reckoner.id()));
                    }
                },
                (play, gear, move) -> {
                    if (!(move instanceof ReckonersMove.UseFor)) {
                        return WRONG_WAY;
                    }
                    return isAnother(play, gear.owner(), play.s().reckoner(move.reckoner()))
                            ? check.refusal(play, gear, move)
                            : Refusal.because("no-target", "RECK-124");
                },
                deed);
    }

    @Override
    public GearUse permanent() {
        return new Parts((play, gear, moves) -> {}, (play, gear, move) -> WRONG_WAY, (play, gear, move) -> {});
    }

    @Override
    public GearUse makeSource(GearEffect.MakeSource effect) {
        if (effect.who() == Who.OTHER) {
            return forAnother(
                    (play, gear, move) -> FINE,
                    (play, gear, move) -> open(play, gear, play.s().reckoner(move.reckoner()), effect));
        }
        return plain((play, gear, move) -> FINE, (play, gear, move) -> open(play, gear, gear.owner(), effect));
    }

    static void open(Play play, Gear gear, int owner, GearEffect.MakeSource effect) {
        List<Symbol> symbols = Sources.adjusted(play, play.reckoner(owner), effect.symbols());
        Sources.open(
                play,
                new OpenSource(owner, gear.source(), gear.id(), symbols, effect.range(), true, false, false, false));
    }

    // ---- moving

    @Override
    public GearUse moveFigure(GearEffect.MoveFigure effect) {
        return effect.who() == Who.OTHER ? moveAnother(effect) : moveOwner(effect);
    }

    private static GearUse moveOwner(GearEffect.MoveFigure effect) {
        boolean anywhere = effect.overBarricades();
        return new Parts(
                (play, gear, moves) -> {
                    if (Moving.needsAHalf(play.reckoner(gear.owner()))) {
                        moves.accept(new ReckonersMove.Use(gear.id()));
                    } else {
                        for (District district : play.s().districts()) {
                            moves.accept(new ReckonersMove.UseAt(gear.id(), district.id()));
                        }
                    }
                },
                (play, gear, move) -> {
                    if (move instanceof ReckonersMove.Use) {
                        return Moving.halfRefusal(play, gear.owner());
                    }
                    return move instanceof ReckonersMove.UseAt
                            ? Moving.refusal(play, gear.owner(), play.s().district(move.district()), anywhere)
                            : WRONG_WAY;
                },
                (play, gear, move) -> {
                    if (move instanceof ReckonersMove.Use) {
                        Moving.payHalf(play, gear.owner(), anywhere);
                    } else {
                        Moving.move(play, gear.owner(), play.s().district(move.district()));
                    }
                });
    }

    private static GearUse moveAnother(GearEffect.MoveFigure effect) {
        boolean anywhere = effect.overBarricades();
        return new Parts(
                (play, gear, moves) -> {
                    for (Reckoner reckoner : play.s().team()) {
                        if (Moving.needsAHalf(reckoner)) {
                            moves.accept(new ReckonersMove.UseFor(gear.id(), reckoner.id()));
                        } else {
                            for (District district : play.s().districts()) {
                                moves.accept(new ReckonersMove.UseToSend(gear.id(), reckoner.id(), district.id()));
                            }
                        }
                    }
                },
                (play, gear, move) -> {
                    int mover = play.s().reckoner(move.reckoner());
                    if (!isAnother(play, gear.owner(), mover)) {
                        return Refusal.because("no-target", "RECK-124");
                    }
                    if (move instanceof ReckonersMove.UseFor) {
                        return Moving.halfRefusal(play, mover);
                    }
                    return move instanceof ReckonersMove.UseToSend
                            ? Moving.refusal(play, mover, play.s().district(move.district()), anywhere)
                            : WRONG_WAY;
                },
                (play, gear, move) -> {
                    int mover = play.s().reckoner(move.reckoner());
                    if (move instanceof ReckonersMove.UseFor) {
                        Moving.payHalf(play, mover, anywhere);
                    } else {
                        Moving.move(play, mover, play.s().district(move.district()));
                    }
                });
    }

    /** No Move action: nothing holds whoever is dispatched. RECK-106, RECK-107 */
    @Override
    public GearUse dispatch(GearEffect.Dispatch effect) {
        return new Parts(
                (play, gear, moves) -> {
                    for (District district : play.s().districts()) {
                        for (Reckoner reckoner : play.s().team()) {
                            moves.accept(new ReckonersMove.AsActivateToSend(gear.id(), reckoner.id(), district.id()));
                        }
                        moves.accept(new ReckonersMove.AsActivateAt(gear.id(), district.id()));
                    }
                },
                (play, gear, move) -> {
                    int place = play.s().district(move.district());
                    if (place < 0) {
                        return WRONG_WAY;
                    }
                    if (move instanceof ReckonersMove.AsActivateAt) {
                        return play.district(place).barricades() > 0 ? FINE : Refusal.because("no-target", "RECK-106");
                    }
                    int other = play.s().reckoner(move.reckoner());
                    return move instanceof ReckonersMove.AsActivateToSend
                                    && isAnother(play, gear.owner(), other)
                                    && play.reckoner(other).place() != place
                            ? FINE
                            : Refusal.because("no-target", "RECK-106");
                },
                (play, gear, move) -> {
                    int place = play.s().district(move.district());
                    if (move instanceof ReckonersMove.AsActivateAt) {
                        removeBarricade(play, place);
                    } else {
                        int other = play.s().reckoner(move.reckoner());
                        play.set(other, play.reckoner(other).withPlace(place));
                        play.tell(new ReckonersEvent.FigureDispatched(move.reckoner(), move.district()));
                    }
                });
    }

    static void removeBarricade(Play play, int place) {
        District district = play.district(place);
        play.set(place, district.withBarricades(district.barricades() - 1));
        play.tell(new ReckonersEvent.BarricadeRemoved(district.id(), district.barricades() - 1));
    }

    // ---- research, population, tokens

    /** Outside cities with research tracks wherever the High Epic is, there in the owner's district. RECK-256 */
    @Override
    public GearUse researchHighEpic(GearEffect.ResearchHighEpic effect) {
        return plain(
                (play, gear, move) -> {
                    boolean left = SpendingSymbols.hasResearchTracks(play)
                            ? play.district(play.reckoner(gear.owner()).place()).marker() > 0
                            : play.s().highEpic().research() > 0;
                    return left ? FINE : Refusal.because("no-target", "RECK-098");
                },
                (play, gear, move) -> {
                    if (SpendingSymbols.hasResearchTracks(play)) {
                        int place = play.reckoner(gear.owner()).place();
                        play.push(new Chore.LowerTrack(place, effect.n(), gear.owner()));
                    } else {
                        Blows.researchHighEpic(play, effect.n(), gear.owner());
                    }
                });
    }

    @Override
    public GearUse readyToken(GearEffect.ReadyToken effect) {
        return plain((play, gear, move) -> FINE, (play, gear, move) -> {
            for (int i = 0; i < effect.n(); i++) {
                play.gainToken(gear.owner(), true);
            }
        });
    }

    @Override
    public GearUse populationUp(GearEffect.PopulationUp effect) {
        return plain((play, gear, move) -> FINE, (play, gear, move) -> play.gainPopulation(effect.n()));
    }

    /** RECK-139 */
    @Override
    public GearUse baseUp(GearEffect.BaseUp effect) {
        return plain((play, gear, move) -> FINE, (play, gear, move) -> {
            int base = play.s().base();
            if (base == 0) {
                Sources.open(play, gear.owner(), gear.source(), gear.id(), effect.atTop());
            } else {
                int up = Math.max(0, base - effect.n());
                play.become(play.s().withBase(up));
                play.tell(new ReckonersEvent.BaseMoved(up));
            }
        });
    }

    /** A consumable is never used, it acts when it is bought. RECK-130 */
    @Override
    public GearUse takeLoot(GearEffect.TakeLoot effect) {
        return new Parts(
                (play, gear, moves) -> {},
                (play, gear, move) -> WRONG_WAY,
                (play, gear, move) -> play.push(new Question.Loot(gear.owner(), Reckoner.NOWHERE, effect.symbols())));
    }

    // ---- dice of others

    /** RECK-153 */
    @Override
    public GearUse reroll(GearEffect.Reroll effect) {
        return forAnother(
                (play, gear, move) -> RollingAgain.hasADie(play, play.s().reckoner(move.reckoner()))
                        ? FINE
                        : Refusal.because("no-target", "RECK-153"),
                (play, gear, move) -> play.push(new Question.Rerolls(play.s().reckoner(move.reckoner()), effect.n())));
    }

    /** RECK-137, RECK-326 */
    @Override
    public GearUse recoverDie(GearEffect.RecoverDie effect) {
        return DiceOfOthers.recover();
    }

    /** RECK-113 */
    @Override
    public GearUse setFace(GearEffect.SetFace effect) {
        return DiceOfOthers.turn();
    }

    // ---- tokens in districts

    /** RECK-134 */
    @Override
    public GearUse kidnap(GearEffect.Kidnap effect) {
        return new Parts(
                (play, gear, moves) -> {
                    for (District district : play.s().districts()) {
                        moves.accept(new ReckonersMove.AsActivateAt(gear.id(), district.id()));
                    }
                },
                (play, gear, move) ->
                        move instanceof ReckonersMove.AsActivateAt && play.s().district(move.district()) >= 0
                                ? FINE
                                : WRONG_WAY,
                (play, gear, move) -> play.push(new Question.KidnapTokens(
                        gear.owner(), play.s().district(move.district()), effect.tokens(), true)));
    }

    @Override
    public GearUse cutBarricades(GearEffect.CutBarricades effect) {
        return plain(
                (play, gear, move) -> anyInRange(play, gear, effect.range(), GearUses::hasBarricades)
                        ? FINE
                        : Refusal.because("no-target", "RECK-086"),
                (play, gear, move) -> play.push(new Question.CutBarricades(gear.owner(), effect.n(), effect.range())));
    }

    private static boolean hasBarricades(District district) {
        return district.barricades() > 0;
    }

    private interface Holds {
        boolean at(District district);
    }

    private static boolean anyInRange(Play play, Gear gear, Reach range, Holds holds) {
        for (int place = 0; place < play.s().districts().size(); place++) {
            if (Sources.inRange(play, gear.owner(), range, place) && holds.at(play.district(place))) {
                return true;
            }
        }
        return false;
    }

    /** RECK-115 */
    @Override
    public GearUse checkmate(GearEffect.Checkmate effect) {
        return plain(
                (play, gear, move) -> anyInRange(
                                play,
                                gear,
                                effect.range(),
                                district -> district.enforcement() > 0 || district.redShields() > 0)
                        ? FINE
                        : Refusal.because("no-target", "RECK-115"),
                (play, gear, move) -> play.push(
                        new Question.CheckmateTokens(gear.owner(), effect.n(), effect.range(), effect.redShields())));
    }

    /** RECK-116: leaving the token where it is, is naming its district again. */
    @Override
    public GearUse sniper(GearEffect.Sniper effect) {
        return new Parts(
                (play, gear, moves) -> {
                    for (District district : play.s().districts()) {
                        moves.accept(new ReckonersMove.UseAt(gear.id(), district.id()));
                    }
                },
                (play, gear, move) ->
                        move instanceof ReckonersMove.UseAt && play.s().district(move.district()) >= 0
                                ? FINE
                                : WRONG_WAY,
                (play, gear, move) -> {
                    Reckoner owner = play.reckoner(gear.owner());
                    play.set(gear.owner(), owner.withSniper(play.s().district(move.district())));
                    play.tell(new ReckonersEvent.SniperMoved(move.district()));
                    play.push(new Question.Shot(gear.owner(), effect.symbols()));
                });
    }

    /** RECK-108 to RECK-110 */
    @Override
    public GearUse demolition(GearEffect.Demolition effect) {
        return new Parts(
                (play, gear, moves) -> {
                    moves.accept(new ReckonersMove.AsActivate(gear.id()));
                    for (int n = 0; n <= play.reckoner(gear.owner()).demolition(); n++) {
                        moves.accept(new ReckonersMove.AsActivateWith(gear.id(), n));
                    }
                },
                (play, gear, move) -> {
                    int tokens = play.reckoner(gear.owner()).demolition();
                    if (move instanceof ReckonersMove.AsActivate) {
                        return tokens < effect.most() ? FINE : Refusal.because("no-stock", "RECK-108");
                    }
                    if (!(move instanceof ReckonersMove.AsActivateWith)) {
                        return WRONG_WAY;
                    }
                    return move.number() >= 0 && move.number() <= tokens
                            ? FINE
                            : Refusal.because("no-stock", "RECK-108");
                },
                (play, gear, move) -> {
                    Reckoner owner = play.reckoner(gear.owner());
                    if (move instanceof ReckonersMove.AsActivate) {
                        play.set(gear.owner(), owner.withDemolition(owner.demolition() + 1));
                        play.tell(new ReckonersEvent.DemolitionLoaded(owner.demolition() + 1));
                        return;
                    }
                    int left = owner.demolition() - move.number();
                    play.set(gear.owner(), owner.withDemolition(left));
                    play.tell(new ReckonersEvent.DemolitionFired(move.number(), left));
                    int attacks = effect.base() + effect.perToken() * move.number();
                    Sources.open(
                            play,
                            new OpenSource(
                                    gear.owner(),
                                    gear.source(),
                                    gear.id(),
                                    Sources.times(Symbol.ATK, attacks),
                                    Reach.OWN,
                                    true,
                                    false,
                                    true,
                                    false));
                });
    }
}
