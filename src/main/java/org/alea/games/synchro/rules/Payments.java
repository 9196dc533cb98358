package org.alea.games.synchro.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.games.synchro.SynchroMove.Payment;
import org.alea.games.synchro.SynchroMove.ShardSource;
import org.alea.games.synchro.SynchroMove.Spent;
import org.alea.games.synchro.cards.ShardColour;
import org.alea.games.synchro.effects.Talent.Passive.Kind;
import org.alea.games.synchro.state.HeroTurn;
import org.alea.games.synchro.state.PartyHero;
import org.alea.games.synchro.state.Shards;

/** Every way to pay for a skill or a level, each once (SYNC-062 to SYNC-067, SYNC-075, SYNC-193). */
@SuppressWarnings("EnumOrdinal") // arrays by colour are filled many times in every playout
final class Payments {
    private static final ShardSource[] SOURCES = ShardSource.values();
    private static final ShardColour[] COLOURED = {ShardColour.RED, ShardColour.BLUE, ShardColour.GREEN};

    private Payments() {}

    /** Each kind of shard that one of any colour can be paid with. */
    static List<Spent> single(Work work, PartyHero hero) {
        List<Spent> all = new ArrayList<>(6);
        for (ShardSource source : SOURCES) {
            Shards shards = shards(work, hero, source);
            for (ShardColour colour : Colours.ALL) {
                if (shards.of(colour) > 0) {
                    all.add(new Spent(source, colour));
                }
            }
        }
        return all;
    }

    static Shards shards(Work work, PartyHero hero, ShardSource source) {
        return source == ShardSource.HERO ? hero.stored() : work.party().pool();
    }

    // Skills

    /** How many more shards may count as another colour in this turn (SYNC-064, SYNC-193). */
    record Conversions(ShardColour own, int ownLeft, ShardColour master, int masterLeft) {

        static Conversions left(Work work, PartyHero hero, HeroTurn turn) {
            ShardColour own = Prowess.ownClass(work.content(), hero).colour();
            boolean forbidden = forbidden(work);
            int ownLeft = forbidden ? 0 : 1 + Prowess.sum(work, hero, Kind.CONVERT) - turn.ownConversions();
            if (hero.master().isEmpty()) {
                return new Conversions(own, ownLeft, own, 0);
            }
            ShardColour master =
                    work.content().hero(hero.master().get().card()).heroClass().colour();
            return new Conversions(own, ownLeft, master, forbidden ? 0 : 1 - turn.masterConversions());
        }

        /** SYNC-142: a Celestial can forbid it while it is on the stage. */
        private static boolean forbidden(Work work) {
            for (int i = 0; i < work.battle().monsters().size(); i++) {
                String card = work.battle().monsters().get(i).card();
                if (work.content().monster(card).talents().sum(Kind.NO_CONVERT, i + 1) > 0) {
                    return true;
                }
            }
            return false;
        }

        int leftTo(ShardColour colour) {
            return (own == colour ? ownLeft : 0) + (master == colour ? masterLeft : 0);
        }

        /** The rule against what these shards are to count as, if one is. */
        Optional<String> forbidding(Work work, List<Payment> payment) {
            for (ShardColour colour : Colours.ALL) {
                int wanted = 0;
                for (Payment paid : payment) {
                    wanted += paid.as() == colour && converted(paid) ? 1 : 0;
                }
                if (wanted > 0 && colour == ShardColour.CLEAR) {
                    return Optional.of("SYNC-063");
                }
                if (wanted > leftTo(colour)) {
                    return Optional.of(forbidden(work) ? "SYNC-142" : "SYNC-064");
                }
            }
            return Optional.empty();
        }

        /** How many of these go on the account of the hero's own class; the master's takes the rest. */
        int ownUsed(List<Payment> payment) {
            int used = 0;
            for (Payment paid : payment) {
                if (converted(paid) && paid.as() == own && used < ownLeft) {
                    used++;
                }
            }
            return used;
        }

        static int converted(List<Payment> payment) {
            int converted = 0;
            for (Payment paid : payment) {
                converted += converted(paid) ? 1 : 0;
            }
            return converted;
        }

        private static boolean converted(Payment paid) {
            return paid.colour() != ShardColour.CLEAR && paid.colour() != paid.as();
        }
    }

    /** Every way this hero can pay these symbols now. */
    static List<List<Payment>> forSkill(Work work, PartyHero hero, HeroTurn turn, List<ShardColour> cost) {
        if (hero.stored().total() + work.party().pool().total() < cost.size()) {
            return List.of();
        }
        int[] symbols = new int[Colours.ALL.length];
        for (ShardColour symbol : cost) {
            symbols[symbol.ordinal()]++;
        }
        Search search = new Search(work, hero, Conversions.left(work, hero, turn), symbols);
        search.from(0, 0);
        return search.found;
    }

    /** Goes through the symbols by colour, and for one colour through the shards in their order. */
    private static final class Search {
        private final Shards[] left;
        private final Conversions conversions;
        private final int[] symbols;
        private final List<List<Payment>> found = new ArrayList<>();
        private final List<Payment> soFar = new ArrayList<>();
        private final int[] converted = new int[Colours.ALL.length];

        Search(Work work, PartyHero hero, Conversions conversions, int[] symbols) {
            this.left = new Shards[] {hero.stored(), work.party().pool()};
            this.conversions = conversions;
            this.symbols = symbols;
        }

        /** @param least the first shard that may pay for one more symbol of this colour */
        void from(int symbol, int least) {
            if (symbol == symbols.length) {
                found.add(soFar.stream().sorted(Payment.ORDER).toList());
                return;
            }
            if (symbols[symbol] == 0) {
                from(symbol + 1, 0);
                return;
            }
            ShardColour as = Colours.ALL[symbol];
            for (int kind = least; kind < SOURCES.length * Colours.ALL.length; kind++) {
                ShardColour colour = Colours.ALL[kind % Colours.ALL.length];
                int source = kind / Colours.ALL.length;
                if (left[source].of(colour) > 0 && mayCount(colour, as)) {
                    pay(symbol, kind, source, colour, as);
                }
            }
        }

        private boolean mayCount(ShardColour colour, ShardColour as) {
            // SYNC-063: nothing but a clear shard pays a clear symbol
            return colour == as
                    || colour == ShardColour.CLEAR
                    || as != ShardColour.CLEAR && converted[as.ordinal()] < conversions.leftTo(as);
        }

        private void pay(int symbol, int kind, int source, ShardColour colour, ShardColour as) {
            boolean conversion = colour != as && colour != ShardColour.CLEAR;
            left[source] = left[source].without(colour);
            soFar.add(new Payment(SOURCES[source], colour, as));
            symbols[symbol]--;
            converted[symbol] += conversion ? 1 : 0;
            from(symbol, kind);
            converted[symbol] -= conversion ? 1 : 0;
            symbols[symbol]++;
            soFar.remove(soFar.size() - 1);
            left[source] = left[source].with(colour);
        }
    }

    // Levels

    /** Every way to pay so many clear shards, two of one colour standing for each (SYNC-067). */
    static List<List<Payment>> forLevel(Work work, PartyHero hero, int cost) {
        List<List<Payment>> found = new ArrayList<>();
        Shards own = hero.stored();
        Shards pool = work.party().pool();
        for (int ownClear = Math.min(cost, own.clear()); ownClear >= 0; ownClear--) {
            for (int poolClear = Math.min(cost - ownClear, pool.clear()); poolClear >= 0; poolClear--) {
                List<Payment> clear = new ArrayList<>();
                add(clear, ShardSource.HERO, ShardColour.CLEAR, ownClear);
                add(clear, ShardSource.RESERVE, ShardColour.CLEAR, poolClear);
                pairs(own, pool, 0, cost - ownClear - poolClear, clear, found);
            }
        }
        return found;
    }

    private static void pairs(
            Shards own, Shards pool, int colour, int pairs, List<Payment> soFar, List<List<Payment>> found) {
        if (pairs == 0) {
            found.add(soFar.stream().sorted(Payment.ORDER).toList());
            return;
        }
        if (colour == COLOURED.length) {
            return;
        }
        ShardColour paid = COLOURED[colour];
        for (int here = Math.min(pairs, (own.of(paid) + pool.of(paid)) / 2); here >= 0; here--) {
            for (int ofPool = Math.min(2 * here, pool.of(paid)); ofPool >= 0; ofPool--) {
                if (2 * here - ofPool <= own.of(paid)) {
                    List<Payment> more = new ArrayList<>(soFar);
                    add(more, ShardSource.HERO, paid, 2 * here - ofPool);
                    add(more, ShardSource.RESERVE, paid, ofPool);
                    pairs(own, pool, colour + 1, pairs - here, more, found);
                }
            }
        }
    }

    private static void add(List<Payment> payment, ShardSource source, ShardColour colour, int n) {
        for (int i = 0; i < n; i++) {
            payment.add(new Payment(source, colour, ShardColour.CLEAR));
        }
    }
}
