package org.alea.app.games.reckoners.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.geometry.Rectangle2D;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.TilePane;
import javafx.scene.layout.VBox;
import org.alea.app.games.reckoners.art.ReckonSpeech;
import org.alea.app.games.reckoners.art.ReckonerLooks;
import org.alea.app.games.reckoners.input.ReckonSpots;
import org.alea.app.games.reckoners.input.TeamPick;
import org.alea.app.table.figure.Medal;
import org.alea.app.table.symbol.Sign;
import org.alea.app.table.symbol.Symbol;
import org.alea.games.reckoners.cards.CampaignRules;
import org.alea.games.reckoners.cards.Mission;
import org.alea.games.reckoners.cards.ReckonerCard;
import org.alea.games.reckoners.state.CampaignState;
import org.alea.games.reckoners.state.ReckonersState;
import org.alea.games.reckoners.state.Stash;
import org.alea.games.reckoners.state.Veteran;

/** The base of a campaign: its missions and how far it has come, what a mission brings, and who can go. */
final class CampaignPane {
    private static final PseudoClass NOW = PseudoClass.getPseudoClass("now");
    private static final PseudoClass DONE = PseudoClass.getPseudoClass("done");
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");
    private static final int COLUMNS = 3;

    private final BoardKit kit;
    private final ReckonSpeech speech;
    private final Pane root = new Pane();
    private final Rectangle2D missions;
    private final Rectangle2D standing;
    private final Rectangle2D people;

    CampaignPane(BoardKit kit, Rectangle2D board, Rectangle2D people) {
        this.kit = kit;
        this.speech = kit.speech();
        this.people = people;
        double wide = kit.of(310, 268);
        double gap = kit.plan().edge();
        missions = new Rectangle2D(board.getMinX(), board.getMinY(), board.getWidth() - wide - gap, board.getHeight());
        standing = new Rectangle2D(missions.getMaxX() + gap, board.getMinY(), wide, board.getHeight());
        root.setPickOnBounds(false);
        root.setManaged(false);
    }

    Region node() {
        return root;
    }

    void show(BoardKit.View view) {
        ReckonersState state = view.state();
        CampaignState campaign = state.campaign().orElseThrow();
        root.getChildren().clear();
        showMissions(view, campaign);
        showStanding(view, campaign);
        showPeople(view, state, campaign);
    }

    private void showMissions(BoardKit.View view, CampaignState campaign) {
        List<Mission> all = speech.content().missions();
        double gap = kit.plan().edge();
        int rows = (all.size() + COLUMNS - 1) / COLUMNS;
        double wide = (missions.getWidth() - (COLUMNS - 1) * gap) / COLUMNS;
        double high = (missions.getHeight() - (rows - 1) * gap) / rows;
        for (int i = 0; i < all.size(); i++) {
            Region tile = mission(all.get(i), i, campaign);
            double x = missions.getMinX() + i % COLUMNS * (wide + gap);
            double y = missions.getMinY() + Math.floorDiv(i, COLUMNS) * (high + gap);
            BoardKit.lay(tile, new Rectangle2D(x, y, wide, high));
            view.pieces().place(ReckonSpots.mission(all.get(i).id()), tile);
            root.getChildren().add(tile);
        }
    }

    private Region mission(Mission mission, int number, CampaignState campaign) {
        boolean done = number < campaign.mission();
        boolean now = number == campaign.mission();
        Label cap = kit.label(speech.table().caption("campaign.mission", number + 1), "cap");
        String stage = done ? "campaign.done" : now ? campaign.replay() ? "campaign.again" : "campaign.next" : "";
        HBox head = new HBox(8, cap, BoardKit.filler());
        if (!stage.isEmpty()) {
            String icon = done ? Symbol.DONE.icon() : "mdi2p-play";
            head.getChildren().add(kit.signed(icon, speech.get(stage), 15, "mission-stage"));
        }
        head.setAlignment(Pos.CENTER_LEFT);
        Label name = kit.label(speech.table().name(mission.name()), "mission-name");
        name.setWrapText(true);
        name.setMinHeight(Region.USE_PREF_SIZE);
        Label where = kit.label(
                speech.get(
                        "campaign.where",
                        speech.name(mission.highEpic()),
                        speech.name(mission.city()),
                        mission.letter(campaign.letter()).name()),
                "mission-where");
        where.setWrapText(true);
        Medal medal = new Medal(ReckonerLooks.person(mission.highEpic()), Medal.Mood.PLAIN, kit.of(76, 52));
        VBox words = new VBox(2, name, where);
        HBox who = new HBox(12, medal, words);
        who.setAlignment(Pos.CENTER_LEFT);
        Label text = kit.label(speech.table().name(mission.text()), "mission-text");
        text.setWrapText(true);
        VBox tile = new VBox(kit.of(12, 8), head, who, text);
        tile.getStyleClass().addAll("table-panel", "mission-tile");
        tile.pseudoClassStateChanged(DONE, done);
        tile.pseudoClassStateChanged(NOW, now);
        BoardKit.hear(tile, name.getText() + ". " + where.getText() + ". " + text.getText());
        return tile;
    }

    private void showStanding(BoardKit.View view, CampaignState campaign) {
        CampaignRules rules = speech.content().campaign();
        VBox all = new VBox(kit.of(8, 5));
        all.getStyleClass().addAll("table-panel", "campaign-standing");
        all.getChildren().add(kit.label(speech.table().name(rules.name()), "panel-title"));
        HBox hope = new HBox(6);
        for (int i = 0; i < Math.max(rules.hope(), campaign.hope()); i++) {
            hope.getChildren()
                    .add(Sign.of(
                            i < campaign.hope() ? Symbol.HEALTH.icon() : "mdi2h-heart-outline",
                            kit.of(26, 22),
                            i < campaign.hope() ? "hope" : "hope-lost"));
        }
        BoardKit.hear(hope, speech.get("campaign.hope", campaign.hope()));
        view.pieces().place(ReckonSpots.HOPE, hope);
        Label points = kit.signed("mdi2s-star", speech.get("campaign.points", campaign.points()), 20, "legacy-points");
        view.pieces().place(ReckonSpots.LEGACY, points);
        all.getChildren().addAll(hope, points);
        all.getChildren().add(row(speech.get("report.attempts"), Integer.toString(campaign.attempts())));
        if (campaign.foresight() + campaign.goodwill() > 0) {
            all.getChildren().add(note(speech.get("campaign.ready", campaign.foresight(), campaign.goodwill())));
        }
        if (!campaign.stashes().isEmpty()) {
            List<String> kept = campaign.stashes().stream()
                    .map(Stash::card)
                    .map(speech::name)
                    .toList();
            all.getChildren().add(note(speech.get("campaign.stashes", String.join(", ", kept))));
        }
        CampaignRules.Legacy legacy = rules.legacy();
        all.getChildren().add(kit.label(speech.table().caption("campaign.rewards"), "cap"));
        all.getChildren().add(row(speech.get("campaign.reward.base"), "+" + legacy.base()));
        all.getChildren().add(row(speech.get("campaign.reward.people", legacy.perPopulation()), "+1"));
        all.getChildren().add(row(speech.get("campaign.reward.noBase"), "+" + legacy.noBaseFound()));
        all.getChildren().add(note(speech.get("campaign.reward.most", legacy.most())));
        all.getChildren().add(kit.label(speech.table().caption("campaign.ranks"), "cap"));
        for (CampaignRules.Rank rank : rules.ranks()) {
            all.getChildren().add(row(speech.table().name(rank.name()), speech.get("campaign.rank", rank.from())));
        }
        BoardKit.lay(all, standing);
        root.getChildren().add(all);
    }

    private Label note(String words) {
        Label note = kit.label(words, "note");
        note.setWrapText(true);
        note.setMinHeight(Region.USE_PREF_SIZE);
        return note;
    }

    private HBox row(String words, String figure) {
        Label said = kit.label(words);
        said.setWrapText(true);
        Label right = kit.label(figure, "result-points");
        right.setMinWidth(Region.USE_PREF_SIZE);
        HBox row = new HBox(8, said, BoardKit.filler(), right);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private void showPeople(BoardKit.View view, ReckonersState state, CampaignState campaign) {
        List<String> all = TeamPick.candidates(speech, state);
        List<String> picked = TeamPick.picked(state, view.shot().draft());
        boolean roster = !campaign.roster().isEmpty();
        Label cap = kit.label(speech.table().caption(roster ? "campaign.roster" : "campaign.candidates"), "cap");
        BoardKit.lay(cap, new Rectangle2D(people.getMinX() + 4, people.getMinY(), people.getWidth(), 20));
        root.getChildren().add(cap);
        int columns = all.size() > 3 ? (all.size() + 1) / 2 : Math.max(1, all.size());
        int rows = (all.size() + columns - 1) / columns;
        double gap = 8;
        double top = people.getMinY() + 24;
        double wide = (people.getWidth() - (columns - 1) * gap) / columns;
        double high = (people.getMaxY() - top - (rows - 1) * gap) / rows;
        for (int i = 0; i < all.size(); i++) {
            Region tile = person(speech.content().reckoner(all.get(i)), veteran(campaign, all.get(i)), high);
            tile.pseudoClassStateChanged(CHOSEN, picked.contains(all.get(i)));
            double x = people.getMinX() + i % columns * (wide + gap);
            double y = top + Math.floorDiv(i, columns) * (high + gap);
            BoardKit.lay(tile, new Rectangle2D(x, y, wide, high));
            view.pieces().place(ReckonSpots.reckoner(all.get(i)), tile);
            root.getChildren().add(tile);
        }
    }

    private static Optional<Veteran> veteran(CampaignState campaign, String id) {
        int at = campaign.veteran(id);
        return at < 0 ? Optional.empty() : Optional.of(campaign.roster().get(at));
    }

    private Region person(ReckonerCard card, Optional<Veteran> veteran, double high) {
        boolean low = high < 96;
        Medal medal = new Medal(ReckonerLooks.person(card.id()), Medal.Mood.PLAIN, low ? 34 : 48);
        Label name = kit.label(speech.name(card.id()), "reckoner-name");
        name.setMinWidth(0);
        Label ability = kit.label(speech.table().name(card.ability().name()), "note");
        ability.setMinWidth(0);
        VBox words = new VBox(-1, name, ability);
        List<String> marks = new ArrayList<>();
        veteran.filter(Veteran::wounded).ifPresent(hurt -> marks.add(speech.get("campaign.wounded")));
        veteran.filter(Veteran::satOut).ifPresent(rested -> marks.add(speech.get("campaign.satOut")));
        if (!marks.isEmpty()) {
            words.getChildren().add(kit.label(String.join(" · ", marks), "campaign-mark"));
        }
        HBox head = new HBox(9, medal, words);
        head.setAlignment(Pos.CENTER_LEFT);
        VBox tile = new VBox(6, head);
        if (!low) {
            TilePane dice = new TilePane(4, 4);
            dice.setPrefColumns(9);
            card.dice()
                    .forEach(kind -> dice.getChildren()
                            .add(new org.alea.app.table.DieNode(
                                    ReckonerLooks.skin(kind), new org.alea.app.table.DieFace.Blank(), 20)));
            tile.getChildren().add(dice);
        }
        tile.setAlignment(Pos.CENTER_LEFT);
        tile.getStyleClass().addAll("table-panel", "reckoner-panel", "campaign-person");
        BoardKit.hear(
                tile,
                speech.table().name(card.fullName()) + ". "
                        + speech.table().name(card.ability().text()) + " " + String.join(", ", marks));
        return tile;
    }
}
