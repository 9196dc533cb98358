package org.alea.app.games.reckoners.sheet;

import javafx.scene.layout.Region;
import org.alea.app.games.reckoners.art.ReckonSpeech;
import org.alea.app.games.reckoners.art.ReckonerLooks;
import org.alea.app.gametable.Plan;
import org.alea.app.table.figure.Medal;
import org.alea.app.table.symbol.Symbol;
import org.alea.games.reckoners.cards.CityCard;
import org.alea.games.reckoners.state.CampaignState;
import org.alea.games.reckoners.state.Counts;
import org.alea.games.reckoners.state.District;
import org.alea.games.reckoners.state.GameEnd;
import org.alea.games.reckoners.state.Reckoner;
import org.alea.games.reckoners.state.ReckonersState;

/** How a game ended: why, what it cost and by whom, what the team has become; for a campaign how far it has come. */
public final class GameReport {
    private final ReckonSpeech speech;
    private final ReckonersState state;
    private final Plan plan;
    private final Lines lines;

    public GameReport(ReckonSpeech speech, ReckonersState state, Plan plan) {
        this.speech = speech;
        this.state = state;
        this.plan = plan;
        lines = new Lines(plan.of(470, 430), plan.frame().text());
    }

    public Region node() {
        state.campaign().ifPresent(this::campaign);
        if (!state.districts().isEmpty()) {
            game();
        }
        return lines;
    }

    private void campaign(CampaignState campaign) {
        int missions = speech.content().missions().size();
        lines.heading(speech.get("report.campaign"));
        lines.line("mdi2f-flag", speech.get("report.missions"), speech.get("base.of", campaign.mission(), missions));
        lines.line("mdi2r-repeat", speech.get("report.attempts"), Integer.toString(campaign.attempts()));
        int hope = campaign.hope() * speech.content().campaign().hopePoints();
        lines.line("mdi2h-hand-heart", speech.get("campaign.hope", campaign.hope()), points(hope));
        lines.line("mdi2s-star", speech.get("campaign.points", campaign.points()), points(campaign.points()));
        if (campaign.mission() == missions) {
            String people = speech.get("report.saved", campaign.population());
            lines.line(Symbol.POPULATION_LOST.icon(), people, points(campaign.population()));
        }
    }

    private static String points(int points) {
        return "+" + points;
    }

    private void game() {
        boolean won = state.end().equals(java.util.Optional.of(GameEnd.WON));
        boolean given = state.end().equals(java.util.Optional.of(GameEnd.CONCEDED));
        String highEpic = speech.name(state.highEpic().id());
        String city = speech.name(state.setting().city());
        lines.words(speech.get(
                won ? "report.won" : given ? "report.conceded" : "report.lost", highEpic, city, state.round()));
        CityCard card = speech.content().city(state.setting().city());
        int most = card.population(state.team().size());
        lines.line(
                Symbol.HEALTH.icon(),
                speech.get("report.people"),
                speech.get("base.of", Math.max(0, state.population()), most));
        if (!won) {
            int research = card.districtResearch()
                    ? state.districts().stream().mapToInt(District::marker).sum()
                    : state.highEpic().research();
            lines.line(
                    ReckonerLooks.person(state.highEpic().id()).emblem(),
                    speech.get("report.left", highEpic),
                    speech.get("report.leftFigure", research, state.highEpic().health()));
        }
        lines.line(
                "mdi2s-skull-crossbones",
                speech.get("report.defeated"),
                Integer.toString(state.counts().allDefeated()));
        lines.line(
                Symbol.BASE.icon(),
                speech.get("report.bases"),
                Integer.toString(state.counts().basesFound()));
        losses(state.counts());
        lines.heading(speech.get("report.team"));
        state.team().forEach(this::member);
    }

    /** Who has cost the city how many people. */
    private void losses(Counts counts) {
        lines.heading(
                speech.get("report.losses", counts.lostToEpics() + counts.lostToHighEpic() + counts.lostToCity()));
        lines.line("mdi2s-skull-outline", speech.get("report.byEpics"), lost(counts.lostToEpics()));
        lines.line(
                ReckonerLooks.person(state.highEpic().id()).emblem(),
                speech.name(state.highEpic().id()),
                lost(counts.lostToHighEpic()));
        lines.line("mdi2c-city-variant", speech.name(state.setting().city()), lost(counts.lostToCity()));
    }

    private static String lost(int people) {
        return people == 0 ? "0" : "−" + people;
    }

    private void member(Reckoner reckoner) {
        Medal medal = new Medal(ReckonerLooks.person(reckoner.id()), Medal.Mood.PLAIN, plan.of(34, 30));
        lines.line(
                medal,
                speech.name(reckoner.id()),
                speech.get(
                        "report.member",
                        reckoner.dice().size(),
                        reckoner.cards().size()));
    }
}
