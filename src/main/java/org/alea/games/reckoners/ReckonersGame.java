package org.alea.games.reckoners;

import java.util.List;
import java.util.Optional;
import org.alea.engine.Chance;
import org.alea.engine.Decision;
import org.alea.engine.PhasedGame;
import org.alea.engine.Result;
import org.alea.engine.SeededChance;
import org.alea.engine.Setup;
import org.alea.games.reckoners.cards.ReckonersContent;
import org.alea.games.reckoners.rules.Campaigns;
import org.alea.games.reckoners.rules.LayingOut;
import org.alea.games.reckoners.rules.Rules;
import org.alea.games.reckoners.state.CampaignState;
import org.alea.games.reckoners.state.GameEnd;
import org.alea.games.reckoners.state.Market;
import org.alea.games.reckoners.state.ReckonersPhase;
import org.alea.games.reckoners.state.ReckonersState;

/** The rules of Reckoners: Steelslayer. */
public final class ReckonersGame extends PhasedGame<ReckonersTable, ReckonersMove> {
    private static final Decision<ReckonersTable, ReckonersMove> OVER = Decision.over("RECK-001");

    private final ReckonersContent content;
    private final Rules rules;

    public ReckonersGame(ReckonersContent content) {
        this.content = content;
        this.rules = new Rules(content);
    }

    public ReckonersContent content() {
        return content;
    }

    public Rules rules() {
        return rules;
    }

    @Override
    public ReckonersTable setUp(Setup setup, Chance chance) {
        ReckonersOptions options = new ReckonersOptions(content, setup);
        return options.isCampaign()
                ? Campaigns.begin(content, options.setting(), options.reckoners(), options.letter(), chance)
                : new LayingOut(rules).table(options.plan(chance), chance);
    }

    @Override
    protected Decision<ReckonersTable, ReckonersMove> decision(ReckonersTable table) {
        return table.state().phase() == ReckonersPhase.OVER
                ? OVER
                : rules.decision(table).orElse(OVER);
    }

    @Override
    public Optional<Result> result(ReckonersTable table) {
        ReckonersState state = table.state();
        if (state.phase() != ReckonersPhase.OVER) {
            return Optional.empty();
        }
        return Optional.of(state.campaign().map(this::campaignResult).orElseGet(() -> gameResult(state)));
    }

    private static Result gameResult(ReckonersState state) {
        boolean won = state.end().equals(Optional.of(GameEnd.WON));
        int score = won ? state.population() : 0;
        return new Result(
                won ? Result.Outcome.WON : Result.Outcome.LOST,
                score,
                "",
                state.round(),
                List.of(new Result.Term("population", score)));
    }

    /** RECK-312, RECK-372 */
    private Result campaignResult(CampaignState campaign) {
        boolean won = campaign.mission() == content.missions().size();
        int hope = campaign.hope() * content.campaign().hopePoints();
        int population = won ? campaign.population() : 0;
        int total = hope + campaign.points() + population;
        return new Result(
                won ? Result.Outcome.WON : Result.Outcome.LOST,
                total,
                won ? content.campaign().rank(total).id() : "",
                campaign.attempts(),
                List.of(
                        new Result.Term("hope", hope),
                        new Result.Term("legacy", campaign.points()),
                        new Result.Term("population", population)));
    }

    /** Every hidden order is shuffled anew within what is known of it. RECK-345, RECK-346 */
    @Override
    public ReckonersTable imagine(ReckonersTable table, long seed) {
        SeededChance future = new SeededChance(seed);
        ReckonersState state = table.state();
        Market market = state.market();
        return new ReckonersTable(
                state.withEpics(state.epics().imagined(future, "imagined"))
                        .withAssaults(state.assaults().imagined(future, "imagined"))
                        .withDawnslight(state.dawnslight().imagined(future, "imagined"))
                        .withMarket(market.withDeck(market.deck().imagined(future, "imagined"))),
                future);
    }

    /** What chance or a hidden card has decided is taken back only as practice. RECK-347, RECK-348 */
    @Override
    public Undo undo(ReckonersTable before, ReckonersMove move, boolean revealed) {
        if (!revealed) {
            return Undo.FAIR;
        }
        return before.state().setting().practiceUndo() ? Undo.LEARNING : Undo.NEVER;
    }
}
