package org.alea.games.reckoners.forecast;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntFunction;
import org.alea.engine.Event;
import org.alea.engine.Turn;
import org.alea.games.reckoners.ReckonersEvent;
import org.alea.games.reckoners.ReckonersGame;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.ReckonersTable;
import org.alea.games.reckoners.bots.SensibleBot;
import org.alea.games.reckoners.cards.EpicCard;
import org.alea.games.reckoners.cards.FigureMove;
import org.alea.games.reckoners.cards.PowerTrack;
import org.alea.games.reckoners.forecast.Forecast.Acts;
import org.alea.games.reckoners.forecast.Forecast.Spread;
import org.alea.games.reckoners.forecast.Forecast.Tip;
import org.alea.games.reckoners.state.CardStage;
import org.alea.games.reckoners.state.District;
import org.alea.games.reckoners.state.EpicInPlay;
import org.alea.games.reckoners.state.OwnedCard;
import org.alea.games.reckoners.state.Reckoner;
import org.alea.games.reckoners.state.ReckonersPhase;
import org.alea.games.reckoners.state.ReckonersState;

/** Looks at possible futures of a table in its dice or buy step. It changes nothing and knows nothing hidden. */
public final class Forecaster {
    private static final int COPIES = 100;
    private static final int MOST_ANSWERS = 500;
    private static final String MOVEMENT = "movementDie";

    private final ReckonersGame game;

    /** One future: how it ends and what happened on the way. */
    private record Future(ReckonersState before, ReckonersState after, List<Event> events, boolean random) {

        int count(Class<? extends Event> type) {
            int n = 0;
            for (Event event : events) {
                n += type.isInstance(event) ? 1 : 0;
            }
            return n;
        }

        int lostMoney() {
            int n = 0;
            for (Event event : events) {
                n += event instanceof ReckonersEvent.MoneyLost lost ? lost.n() : 0;
            }
            return n;
        }
    }

    public Forecaster(ReckonersGame game) {
        this.game = game;
    }

    /** The forecast for a table on which dice are used or cards bought; for any other there is none. */
    public Optional<Forecast> of(ReckonersTable table) {
        ReckonersPhase phase = table.state().phase();
        if (phase != ReckonersPhase.USE && phase != ReckonersPhase.BUY) {
            return Optional.empty();
        }
        List<Future> futures = new ArrayList<>();
        futures.add(future(table, 1));
        boolean certain = !futures.get(0).random;
        for (int seed = 2; !certain && seed <= COPIES; seed++) {
            futures.add(future(table, seed));
        }
        return Optional.of(summed(table.state(), futures, certain));
    }

    private Future future(ReckonersTable table, long seed) {
        ReckonersTable copy = game.imagine(table, seed);
        List<Event> events = new ArrayList<>();
        boolean[] random = {false};
        copy.chance().tell(draw -> random[0] |= !draw.stream().equals(MOVEMENT));
        int round = table.state().round();
        SensibleBot answers = new SensibleBot(game, seed);
        ReckonersState before = table.state();
        for (int i = 0; i < MOST_ANSWERS && goesOn(copy.state(), round); i++) {
            Turn turn = Turn.recorded();
            long draws = copy.chance().draws();
            if (copy.state().phase() == ReckonersPhase.BUY
                    && copy.state().agenda().isEmpty()) {
                before = copy.state();
            }
            boolean acting = copy.state().phase() != ReckonersPhase.USE;
            game.play(copy, next(copy, answers), turn);
            random[0] |= (acting && turn.revealed())
                    || (shuffled(turn) && copy.chance().draws() > draws);
            events.addAll(turn.events());
        }
        return new Future(before, copy.state(), events, random[0]);
    }

    private static boolean shuffled(Turn turn) {
        return turn.events().stream().anyMatch(ReckonersEvent.CardSold.class::isInstance);
    }

    private static boolean goesOn(ReckonersState state, int round) {
        return state.phase() != ReckonersPhase.OVER
                && state.phase() != ReckonersPhase.CAMPAIGN_BASE
                && (state.round() == round);
    }

    private static ReckonersMove next(ReckonersTable table, SensibleBot answers) {
        ReckonersState state = table.state();
        if (state.openSource().isPresent()) {
            return new ReckonersMove.CloseSource();
        }
        if (state.question().isEmpty() && state.phase() == ReckonersPhase.USE) {
            return new ReckonersMove.EndUse();
        }
        if (state.question().isEmpty() && state.phase() == ReckonersPhase.BUY) {
            return new ReckonersMove.EndBuy();
        }
        return answers.choose(table);
    }

    private Forecast summed(ReckonersState now, List<Future> futures, boolean certain) {
        Map<PowerTrack, Spread> brackets = new EnumMap<>(PowerTrack.class);
        for (PowerTrack track : PowerTrack.values()) {
            brackets.put(
                    track, spread(futures, future -> future.after.highEpic().bracket(track)));
        }
        double copies = futures.size();
        return new Forecast(
                certain,
                futures.size(),
                now.population(),
                spread(futures, future -> isLost(future) ? 0 : future.after.population()),
                spread(futures, future -> enforcement(future.after)),
                spread(futures, future -> enforcement(future.after) - enforcement(future.before)),
                barricades(futures),
                spread(futures, future -> future.after.base()),
                share(futures, future -> future.count(ReckonersEvent.DieLost.class) > 0),
                spread(futures, Future::lostMoney),
                spread(
                        futures,
                        future -> future.count(ReckonersEvent.CardStolen.class)
                                + future.count(ReckonersEvent.CardSold.class)),
                spread(futures, future -> future.count(ReckonersEvent.TokenDiscarded.class)),
                brackets,
                places(now, futures, certain, copies),
                crossed(futures.get(0)),
                share(futures, Forecaster::isLost),
                acts(now),
                tip(now));
    }

    private static boolean isLost(Future future) {
        return future.count(ReckonersEvent.GameLost.class) > 0;
    }

    private static double share(List<Future> futures, java.util.function.Predicate<Future> holds) {
        int n = 0;
        for (Future future : futures) {
            n += holds.test(future) ? 1 : 0;
        }
        return n / (double) futures.size();
    }

    private static Spread spread(List<Future> futures, ToIntFunction<Future> number) {
        int lowest = Integer.MAX_VALUE;
        int highest = Integer.MIN_VALUE;
        double sum = 0;
        for (Future future : futures) {
            int value = number.applyAsInt(future);
            lowest = Math.min(lowest, value);
            highest = Math.max(highest, value);
            sum += value;
        }
        return new Spread(lowest, highest, sum / futures.size());
    }

    private static int enforcement(ReckonersState state) {
        int sum = 0;
        for (District district : state.districts()) {
            sum += district.enforcement();
        }
        return sum;
    }

    private static Map<String, Double> barricades(List<Future> futures) {
        Map<String, Double> added = new LinkedHashMap<>();
        for (Future future : futures) {
            for (Event event : future.events) {
                if (event instanceof ReckonersEvent.BarricadesAdded more) {
                    added.merge(more.district(), more.n() / (double) futures.size(), Double::sum);
                }
            }
        }
        return added;
    }

    /** Where it may stand: by the faces of the movement die, or as the futures have it. */
    private Map<String, Double> places(ReckonersState now, List<Future> futures, boolean certain, double copies) {
        Map<String, Double> places = new LinkedHashMap<>();
        boolean rolled = game.content().highEpic(now.highEpic().id()).move() == FigureMove.MOVEMENT_DIE;
        if (certain && rolled) {
            List<Integer> die = game.content().numbers().movementDie();
            for (int steps : die) {
                int place = (now.highEpic().place() + steps) % now.districts().size();
                places.merge(now.district(place).id(), 1.0 / die.size(), Double::sum);
            }
            return places;
        }
        for (Future future : futures) {
            int place = future.after.highEpic().place();
            places.merge(future.after.district(place).id(), 1 / copies, Double::sum);
        }
        return places;
    }

    private static List<String> crossed(Future future) {
        List<String> crossed = new ArrayList<>();
        for (Event event : future.events) {
            if (event instanceof ReckonersEvent.MarkerRaised raised) {
                crossed.add(raised.district());
            }
        }
        return crossed;
    }

    /** RECK-351: Sabotage in the district counts. */
    private Map<String, Acts> acts(ReckonersState now) {
        Map<String, Acts> acts = new LinkedHashMap<>();
        for (int place = 0; place < now.districts().size(); place++) {
            District district = now.district(place);
            if (district.epic().isPresent()) {
                int slows = 0;
                for (Reckoner reckoner : now.team()) {
                    slows += reckoner.place() == place ? slows(reckoner) : 0;
                }
                acts.put(
                        district.id(),
                        new Acts(district.epic().get().bracket(), Math.max(0, district.enforcement() - slows)));
            }
        }
        return acts;
    }

    private int slows(Reckoner reckoner) {
        int slows = 0;
        for (OwnedCard card : reckoner.cards()) {
            if (card.stage() != CardStage.WAITING) {
                slows += game.content().equipment(card.id()).effect().slows();
            }
        }
        return slows;
    }

    private Optional<Tip> tip(ReckonersState now) {
        Optional<Tip> best = Optional.empty();
        for (int steps = 0; steps < now.districts().size(); steps++) {
            District district = now.district(
                    (now.highEpic().place() + steps) % now.districts().size());
            if (district.epic().isPresent() && !district.epic().get().isInfinite()) {
                EpicInPlay epic = district.epic().get();
                if (best.isEmpty() || epic.health() < best.get().attacks()) {
                    best = Optional.of(new Tip(district.id(), epic.card(), epic.health()));
                }
            }
        }
        return best;
    }

    /** The loot of the Epic a tip names. */
    public EpicCard card(Tip tip) {
        return game.content().epic(tip.epic());
    }
}
