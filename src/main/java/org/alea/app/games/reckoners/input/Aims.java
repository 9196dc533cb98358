package org.alea.app.games.reckoners.input;

import static org.alea.app.games.reckoners.input.ReckonSpots.*;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import org.alea.app.table.Spot;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.ReckonersMove.*;
import org.alea.games.reckoners.state.Question;
import org.alea.games.reckoners.state.Reckoner;
import org.alea.games.reckoners.state.ReckonersState;
import org.alea.games.reckoners.state.SourceKind;

/** Where a move is made on the table: what is taken, and where it is put. */
final class Aims {
    private static final Map<Class<?>, BiFunction<ReckonersState, ReckonersMove, Aim>> ALL = new LinkedHashMap<>();

    /**
     * The hand's way of making a move.
     *
     * @param from what is taken; nothing if a touch of the place does
     * @param to where it is put, the plainest place first
     */
    record Aim(List<Spot> from, List<Spot> to) {
        static final Aim NONE = new Aim(List.of(), List.of());

        static Aim touch(Spot... places) {
            return new Aim(List.of(), List.of(places));
        }

        static Aim of(Spot from, Spot... to) {
            return new Aim(List.of(from), List.of(to));
        }

        /** Every spot it speaks of. */
        List<Spot> all() {
            List<Spot> all = new ArrayList<>(from);
            all.addAll(to);
            return all;
        }
    }

    static {
        on(Place.class, (s, m) -> Aim.of(figure(m.reckoner()), district(m.district())));
        on(Unplace.class, (s, m) -> Aim.of(figure(m.reckoner()), reckoner(m.reckoner())));
        on(SwapDie.class, (s, m) -> Aim.of(die(m.die()), locker(m.kind())));
        on(KeepDie.class, (s, m) -> Aim.touch(gear(m.card())));
        on(GainDie.class, (s, m) -> Aim.touch(locker(m.kind())));
        on(ChooseMissingDie.class, (s, m) -> Aim.touch(die(m.die())));
        on(OpenDie.class, (s, m) -> Aim.touch(die(m.die())));
        on(UseDawn.class, (s, m) -> Aim.touch(dawn(m.card())));
        on(Trade.class, (s, m) -> Aim.of(die(m.die()), marker(m.district())));
        on(Research.class, (s, m) -> spend(s, research(m.district()), epic(m.district())));
        on(Attack.class, (s, m) -> spend(s, health(m.district()), epic(m.district())));
        on(Contain.class, (s, m) -> spend(s, bracket(m.district()), epic(m.district())));
        on(ResearchHighEpic.class, (s, m) -> spend(s, HIGH_EPIC));
        on(AttackHighEpic.class, (s, m) -> spend(s, HIGH_EPIC));
        on(TakeHer.class, (s, m) -> spend(s, HIGH_EPIC));
        on(ResearchTrack.class, (s, m) -> spend(s, marker(m.district())));
        on(TakeHerAt.class, (s, m) -> spend(s, marker(m.district())));
        on(Protect.class, (s, m) -> spend(s, marker(m.district())));
        on(ContainHighEpic.class, (s, m) -> spend(s, track(m.track())));
        on(AttackEnforcement.class, (s, m) -> spend(s, token(TokenKind.ENFORCEMENT, m.district())));
        on(RemoveShield.class, (s, m) -> spend(s, shield(m.colour(), m.district())));
        on(ReckonersMove.Plan.class, (s, m) -> spend(s, PLANS));
        on(GainMoney.class, (s, m) -> spend(s, MONEY));
        on(GiveToken.class, (s, m) -> spend(s, reckoner(m.reckoner())));
        on(AsMove.class, (s, m) -> move(s, m.district()));
        on(AsRemoveBarricade.class, (s, m) -> spend(s, here(s, TokenKind.BARRICADE)));
        on(AsRemoveDuplicate.class, (s, m) -> spend(s, here(s, TokenKind.DUPLICATE)));
        on(AsPayHalf.class, (s, m) -> spend(s, gear(m.gear())));
        on(AsActivate.class, (s, m) -> spend(s, gear(m.gear())));
        on(BonusBy.class, (s, m) -> Aim.touch(reckoner(m.reckoner())));
        on(KidnapToken.class, (s, m) -> Aim.touch(token(m.kind(), m.district())));
        on(KidnapHighEpic.class, (s, m) -> Aim.touch(HIGH_EPIC));
        on(CutBarricade.class, (s, m) -> Aim.touch(token(TokenKind.BARRICADE, m.district())));
        on(CheckmateToken.class, (s, m) -> Aim.touch(token(m.kind(), m.district())));
        on(RerollDie.class, (s, m) -> Aim.touch(die(m.die())));
        on(LoseDie.class, (s, m) -> Aim.touch(die(m.die())));
        on(Sell.class, (s, m) -> Aim.touch(gear(m.card())));
        on(DiscardToken.class, (s, m) -> Aim.touch(tokens(m.reckoner())));
        on(GiveUp.class, (s, m) -> Aim.touch(gear(m.card())));
        on(HitReckoner.class, (s, m) -> Aim.touch(reckoner(m.reckoner())));
        on(DisableCard.class, (s, m) -> Aim.touch(gear(m.card())));
        on(Buy.class, (s, m) -> Aim.of(ware(m.card()), reckoner(m.reckoner())));
        on(BuyDie.class, (s, m) -> Aim.of(locker(m.kind()), reckoner(m.reckoner())));
        on(Use.class, (s, m) -> Aim.touch(gear(m.gear())));
        on(UseAt.class, (s, m) -> Aim.of(gear(m.gear()), district(m.district())));
        on(UseFor.class, (s, m) -> Aim.of(gear(m.gear()), reckoner(m.reckoner())));
        on(UseOnDie.class, (s, m) -> Aim.of(gear(m.gear()), die(m.die())));
    }

    private Aims() {}

    private static <M extends ReckonersMove> void on(Class<M> type, BiFunction<ReckonersState, M, Aim> aim) {
        ALL.put(type, (state, move) -> aim.apply(state, type.cast(move)));
    }

    /** How a hand makes this move; nothing for one that is only chosen from the list. */
    static Aim of(ReckonersState state, ReckonersMove move) {
        BiFunction<ReckonersState, ReckonersMove, Aim> found = ALL.get(move.getClass());
        return found == null ? Aim.NONE : found.apply(state, move);
    }

    /** Something that is open is spent there. */
    private static Aim spend(ReckonersState state, Spot... to) {
        return new Aim(open(state), List.of(to));
    }

    private static Aim move(ReckonersState state, String district) {
        List<Spot> from = new ArrayList<>(open(state));
        state.openSource()
                .ifPresent(
                        source -> from.add(figure(state.reckoner(source.owner()).id())));
        return new Aim(from, List.of(district(district)));
    }

    /** What stands for the symbols that are being spent: each of them, and the die they came from. */
    static List<Spot> open(ReckonersState state) {
        List<Spot> spots = new ArrayList<>();
        state.openSource()
                .filter(source -> source.kind() == SourceKind.DIE)
                .ifPresent(source -> spots.add(die(source.from())));
        int symbols = waiting(state).size();
        for (int i = 0; i < symbols; i++) {
            spots.add(symbol(i));
        }
        return spots;
    }

    /** The symbols that wait to be spent, whatever they come from. */
    static List<org.alea.games.reckoners.cards.Symbol> waiting(ReckonersState state) {
        Question asked = state.question().orElse(null);
        if (asked instanceof Question.OpenSource source) {
            return source.symbols();
        }
        if (asked instanceof Question.Loot loot) {
            return loot.symbols();
        }
        if (asked instanceof Question.Bonus bonus) {
            return bonus.symbols();
        }
        return asked instanceof Question.Shot shot ? shot.symbols() : List.of();
    }

    private static Spot here(ReckonersState state, TokenKind kind) {
        int place = state.openSource()
                .map(source -> state.reckoner(source.owner()).place())
                .orElse(Reckoner.NOWHERE);
        return token(
                kind, place == Reckoner.NOWHERE ? "" : state.district(place).id());
    }
}
