package org.alea.games.reckoners.bots;

import java.util.ArrayList;
import java.util.List;
import org.alea.engine.Bot;
import org.alea.engine.Chance;
import org.alea.engine.SeededChance;
import org.alea.engine.Turn;
import org.alea.games.reckoners.ReckonersGame;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.ReckonersTable;
import org.alea.games.reckoners.rules.Play;
import org.alea.games.reckoners.state.CampaignState;
import org.alea.games.reckoners.state.Reckoner;
import org.alea.games.reckoners.state.ReckonersState;

/** A player who weighs what every symbol is worth and takes the best, one step at a time. RECK-354 to RECK-360 */
public final class SensibleBot implements Bot<ReckonersTable, ReckonersMove> {
    public static final String NAME = "sensible";

    private final ReckonersGame game;
    private final Chance taste;

    public SensibleBot(ReckonersGame game, long seed) {
        this.game = game;
        this.taste = new SeededChance(seed);
    }

    @Override
    public ReckonersMove choose(ReckonersTable table) {
        ReckonersMove chosen = preferred(table);
        return isLegal(table, chosen) ? chosen : game.moves(table).get(0);
    }

    private boolean isLegal(ReckonersTable table, ReckonersMove move) {
        return game.refusal(table, move).isEmpty();
    }

    private ReckonersMove preferred(ReckonersTable table) {
        Play play = game.rules().play(table, Turn.silent());
        ReckonersState state = table.state();
        if (state.question().isPresent()) {
            return new Answers(play, game.moves(table), move -> isLegal(table, move))
                    .to(state.question().get());
        }
        return switch (state.phase()) {
            case PLACE -> place(play);
            case ROLL -> new RollPlan(play).choose();
            case USE -> new DiceStep(play, move -> isLegal(table, move)).open();
            case BUY -> Shopping.choose(play, game.moves(table));
            case CAMPAIGN_START -> any(game.moves(table));
            case CAMPAIGN_BASE -> betweenMissions(table);
            default -> game.moves(table).get(0);
        };
    }

    private ReckonersMove any(List<ReckonersMove> moves) {
        return moves.get(taste.index(moves.size(), "taste"));
    }

    /** Where threats are highest, one Reckoner in each district. RECK-359 */
    private ReckonersMove place(Play play) {
        ReckonersState state = play.s();
        for (Reckoner reckoner : state.team()) {
            if (reckoner.place() == Reckoner.NOWHERE) {
                int best = 0;
                double most = Double.NEGATIVE_INFINITY;
                for (int place = 0; place < state.districts().size(); place++) {
                    double threat = ThreatMeter.of(play, state.district(place))
                            + (state.highEpic().place() == place ? 1 : 0)
                            - (isOccupied(state, place) ? 1000 : 0);
                    if (threat > most) {
                        most = threat;
                        best = place;
                    }
                }
                return new ReckonersMove.Place(
                        reckoner.id(), state.district(best).id());
            }
        }
        return new ReckonersMove.EndPlace();
    }

    private static boolean isOccupied(ReckonersState state, int place) {
        for (Reckoner reckoner : state.team()) {
            if (reckoner.place() == place) {
                return true;
            }
        }
        return false;
    }

    /** A team first, then what points buy: treatment, stashes, training, goodwill, foresight. */
    private ReckonersMove betweenMissions(ReckonersTable table) {
        CampaignState campaign = table.state().campaign().orElseThrow();
        List<ReckonersMove> moves = game.moves(table);
        if (campaign.team().isEmpty()) {
            List<ReckonersMove> teams = new ArrayList<>();
            for (ReckonersMove move : moves) {
                if (move instanceof ReckonersMove.PickTeam) {
                    teams.add(move);
                }
            }
            return any(teams);
        }
        List<Class<?>> wishes = List.of(
                ReckonersMove.BuyTreatment.class,
                ReckonersMove.GiveStash.class,
                ReckonersMove.BuyStash.class,
                ReckonersMove.BuyTraining.class,
                ReckonersMove.BuyGoodwill.class,
                ReckonersMove.BuyForesight.class,
                ReckonersMove.StartMission.class,
                ReckonersMove.ChooseWoundDie.class);
        for (Class<?> wish : wishes) {
            List<ReckonersMove> fitting = new ArrayList<>();
            for (ReckonersMove move : moves) {
                if (wish.isInstance(move)) {
                    fitting.add(move);
                }
            }
            if (!fitting.isEmpty()) {
                return any(fitting);
            }
        }
        return moves.get(0);
    }
}
