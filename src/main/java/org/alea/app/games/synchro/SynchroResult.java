package org.alea.app.games.synchro;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.app.games.synchro.art.SynchroLooks;
import org.alea.app.games.synchro.art.SynchroVoice;
import org.alea.app.gametable.Plan;
import org.alea.app.table.figure.Medal;
import org.alea.app.table.gauge.LifeBar;
import org.alea.app.table.symbol.Sign;
import org.alea.engine.Result;
import org.alea.games.synchro.SynchroTable;
import org.alea.games.synchro.cards.CalendarSpace;
import org.alea.games.synchro.cards.SynchroHero;
import org.alea.games.synchro.rules.Prowess;
import org.alea.games.synchro.state.Deeds;
import org.alea.games.synchro.state.PartyHero;

/** How a journey went: where and when it ended, what was done on it, who is left, and what it is worth. */
final class SynchroResult {
    private final SynchroVoice voice;
    private final SynchroTable table;
    private final Plan plan;
    private final VBox lines = new VBox(5);

    SynchroResult(SynchroVoice voice, SynchroTable table, Plan plan) {
        this.voice = voice;
        this.table = table;
        this.plan = plan;
    }

    Region node(Result result) {
        lines.setPrefWidth(plan.of(480, 420));
        CalendarSpace day = voice.content().space(table.state().voyage().space());
        line(
                "mdi2m-map-marker",
                voice.get("result.where", voice.term(table.state().voyage().node())),
                voice.get("calendar.day", voice.term(day.season()), day.day()));
        deeds(table.state().deeds());
        heading("result.heroes");
        table.state().party().heroes().forEach(this::hero);
        for (String fallen : table.state().supply().graveyard()) {
            fallen(fallen);
        }
        heading("result.score");
        for (Result.Term term : result.terms()) {
            line("mdi2s-star-four-points", voice.table().say("score." + term.id()), Integer.toString(term.points()));
        }
        Label total = new Label(
                voice.table().texts().get("library.points", result.score()),
                Sign.of("mdi2t-trophy-variant", 22, "brass"));
        total.getStyleClass().add("table-total");
        total.setId("result-score");
        lines.getChildren().add(total);
        return lines;
    }

    private void deeds(Deeds deeds) {
        both(
                deed("mdi2s-sword-cross", "result.fights", deeds.fightsWon()),
                deed("mdi2r-rotate-right", "result.rounds", deeds.rounds()));
        both(
                deed("mdi2s-skull-crossbones", "result.elites", deeds.elites()),
                deed("mdi2h-home-group", "result.villages", deeds.villages()));
        both(
                deed("mdi2b-bottle-tonic-plus", "result.potions", deeds.potionsDrunk()),
                deed("mdi2r-run-fast", "result.retreats", deeds.retreats()));
    }

    private void both(HBox left, HBox right) {
        HBox.setHgrow(left, Priority.ALWAYS);
        HBox.setHgrow(right, Priority.ALWAYS);
        left.setPrefWidth(1);
        right.setPrefWidth(1);
        lines.getChildren().add(new HBox(26, left, right));
    }

    private HBox deed(String icon, String key, int count) {
        return pair(icon, voice.get(key), Integer.toString(count));
    }

    private void hero(PartyHero hero) {
        SynchroHero card = voice.content().hero(hero.card());
        int most = Prowess.maxHp(voice.content(), table.state().party(), hero);
        LifeBar bar = new LifeBar(LifeBar.Reading.of(most - hero.damage(), most).in(voice.get("hp")));
        bar.setMinSize(150, 20);
        bar.setPrefSize(150, 20);
        bar.setMaxSize(150, 20);
        row(card, Medal.Mood.PLAIN, voice.get("result.hero", voice.term(hero.card()), hero.level()), bar);
    }

    private void fallen(String id) {
        Label gone = new Label(voice.get("result.fell"));
        gone.getStyleClass().add("result-points");
        row(voice.content().hero(id), Medal.Mood.DOWN, voice.term(id), gone);
    }

    private void row(SynchroHero card, Medal.Mood mood, String words, Region right) {
        Label name = new Label(words);
        name.getStyleClass().add("sy-result-name");
        HBox row = new HBox(
                10,
                new Medal(SynchroLooks.medal(card.heroClass(), card.id()), mood, plan.of(30, 26)),
                name,
                gap(),
                right);
        row.setAlignment(Pos.CENTER_LEFT);
        lines.getChildren().add(row);
    }

    private void heading(String key) {
        Label heading = new Label(voice.table().caption(key));
        heading.getStyleClass().add("sy-result-caption");
        lines.getChildren().add(heading);
    }

    private void line(String icon, String words, String aside) {
        lines.getChildren().add(pair(icon, words, aside));
    }

    private static HBox pair(String icon, String words, String aside) {
        Label text = new Label(words, Sign.of(icon, 17));
        Label right = new Label(aside);
        right.getStyleClass().add("result-points");
        right.setMinWidth(Region.USE_PREF_SIZE);
        HBox row = new HBox(12, text, gap(), right);
        row.getStyleClass().add("sy-result-line");
        return row;
    }

    private static Region gap() {
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        return gap;
    }
}
