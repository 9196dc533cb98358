package org.alea.app.games.reckoners.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.app.games.reckoners.art.PhaseSteps;
import org.alea.app.games.reckoners.art.ReckonSpeech;
import org.alea.app.games.reckoners.art.ReckonerLooks;
import org.alea.app.games.reckoners.input.ReckonSpots;
import org.alea.app.shell.Fonts;
import org.alea.app.table.Fitting;
import org.alea.app.table.Plate;
import org.alea.app.table.figure.ActionTile;
import org.alea.app.table.figure.BracketRow;
import org.alea.app.table.figure.NamePill;
import org.alea.app.table.figure.TokenChip;
import org.alea.app.table.symbol.Sign;
import org.alea.app.table.symbol.Symbol;
import org.alea.games.reckoners.ReckonersMove.TokenKind;
import org.alea.games.reckoners.cards.EpicCard;
import org.alea.games.reckoners.rules.Ring;
import org.alea.games.reckoners.state.District;
import org.alea.games.reckoners.state.EpicInPlay;
import org.alea.games.reckoners.state.Reckoner;
import org.alea.games.reckoners.state.ReckonersState;
import org.alea.games.reckoners.state.StolenCard;

/** One district of the ring: who stands there, its Epic under the bracket, the tokens in it, its own track or card. */
final class DistrictPane {
    private static final double INSET = 10;
    /** A card of this height has room for a sentence at its foot. */
    private static final double SENTENCE = 168;

    private final BoardKit kit;
    private final ReckonSpeech speech;
    private final Rectangle2D place;
    private final Pane root = new Pane();
    private final CityTrack tracks;

    DistrictPane(BoardKit kit, Rectangle2D place) {
        this.kit = kit;
        this.speech = kit.speech();
        this.place = place;
        tracks = new CityTrack(kit);
        root.getStyleClass().addAll("table-panel", "on-felt", "reck-district");
        BoardKit.lay(root, place);
    }

    Region node() {
        return root;
    }

    void show(BoardKit.View view, int number) {
        ReckonersState state = view.state();
        District district = state.district(number);
        root.getChildren().clear();
        view.pieces().place(ReckonSpots.district(district.id()), root);
        boolean source = state.openSource()
                .filter(open -> state.team().get(open.owner()).place() == number)
                .isPresent();
        boolean acts = PhaseSteps.of(state, number)
                .filter(PhaseSteps.Progress.NOW::equals)
                .isPresent();
        BoardKit.choose(root, source || acts);
        double width = place.getWidth() - 2 * INSET;
        double head = kit.of(38, 30);
        double used = figures(view, number);
        Label name = kit.signed("mdi2m-map-marker", speech.name(district.id()), kit.of(18, 15), "reck-place");
        name.setMinWidth(0);
        Fitting.line(name, Fonts.DISPLAY, kit.of(19, 16) * kit.text(), width - used - 26);
        BoardKit.lay(name, new Rectangle2D(INSET, 0, width - used, head));
        root.getChildren().add(name);
        double tokens = kit.of(38, 30);
        double size = tracks.size(state);
        boolean beside = tracks.upright(state);
        double foot = beside ? 0 : size;
        double card = place.getHeight() - head - tokens - (beside ? 0 : foot + 4);
        double wide = beside ? width - size - 6 : width;
        Optional<Region> own = tracks.of(view, district, beside ? size : width, beside ? card : foot);
        if (own.isEmpty()) {
            card += beside ? 0 : foot + 4;
            wide = width;
        }
        showEpic(view, district, new Rectangle2D(INSET, head, wide, card));
        showTokens(view, district, number, new Rectangle2D(INSET, head + card, width, tokens), brief(card));
        Rectangle2D at = beside
                ? new Rectangle2D(place.getWidth() - INSET - size, head, size, card)
                : new Rectangle2D(INSET, place.getHeight() - foot - 5, width, foot);
        own.ifPresent(track -> {
            BoardKit.lay(track, at);
            root.getChildren().add(track);
        });
    }

    /** Whoever stands here, from the right. @return how much room they take */
    private double figures(BoardKit.View view, int number) {
        ReckonersState state = view.state();
        double right = place.getWidth() - INSET;
        double small = kit.of(0, 1);
        List<String> here = new ArrayList<>();
        if (state.highEpic().place() == number) {
            here.add(state.highEpic().id());
        }
        for (Reckoner reckoner : state.team()) {
            if (reckoner.place() == number) {
                here.add(reckoner.id());
            }
        }
        boolean crowded = here.size() > 2;
        for (String id : here) {
            String name = crowded ? "" : speech.name(id);
            double wide = pillWidth(name);
            right -= wide;
            NamePill pill = view.pieces()
                    .lay(
                            ReckonSpots.figure(id),
                            NamePill.class,
                            () -> new NamePill(ReckonerLooks.person(id), speech.name(id)),
                            place.getMinX() + right,
                            place.getMinY() + 6 - 2 * small);
            pill.setText(name);
            pill.resize(wide, 26);
            pill.setAccessibleText(speech.name(id));
            right -= 5;
        }
        return place.getWidth() - INSET - right;
    }

    static double pillWidth(String name) {
        return name.isEmpty() ? 34 : Fitting.width(name, "Source Sans 3 SemiBold", 12.5) + 40;
    }

    /** Whether a card is too low for a line on what its Epic is about to do: it then stands among the tokens. */
    private boolean brief(double high) {
        return kit.plan().compact() || high < SENTENCE * kit.text();
    }

    private void showEpic(BoardKit.View view, District district, Rectangle2D at) {
        if (district.epic().isEmpty()) {
            Label empty = kit.label(speech.get("district.empty"), "reck-empty");
            empty.setAlignment(Pos.CENTER);
            BoardKit.lay(empty, new Rectangle2D(at.getMinX(), at.getMinY(), at.getWidth(), at.getHeight()));
            root.getChildren().add(empty);
            return;
        }
        EpicInPlay epic = district.epic().get();
        EpicCard card = speech.content().epic(epic.card());
        VBox paper = new VBox(kit.of(3, 1));
        paper.getStyleClass().addAll("paper-card", "epic-card");
        double plate = Math.min(at.getWidth() * 0.22, Math.min(kit.of(78, 46), at.getHeight() - kit.of(96, 62)));
        Node art =
                new Plate(ReckonerLooks.epic(epic.card()), ReckonerLooks.pattern(epic.card()), plate, plate).print(2);
        VBox words = new VBox(kit.of(3, 0), head(epic, at.getWidth() - plate - 34), values(view, district, epic, card));
        words.getChildren().add(loot(card));
        HBox top = new HBox(10, art, words);
        HBox.setHgrow(words, javafx.scene.layout.Priority.ALWAYS);
        double tile = Math.min(kit.of(36, 27), (at.getWidth() - 28) / EpicCard.SLOTS - 5);
        BracketRow row = new BracketRow(row(view, district, card, epic), Math.floor(tile), 5);
        HBox actions = new HBox(row);
        view.pieces().place(ReckonSpots.bracket(district.id()), actions);
        BoardKit.hear(actions, actionWords(card, epic));
        paper.getChildren().addAll(top, actions);
        if (!brief(at.getHeight())) {
            paper.getChildren().add(kit.label(acts(district, epic), "epic-acts"));
        }
        BoardKit.lay(paper, new Rectangle2D(at.getMinX(), at.getMinY(), at.getWidth(), at.getHeight()));
        view.pieces().place(ReckonSpots.epic(district.id()), paper);
        paper.setAccessibleText(
                speech.get("hear.epic", speech.name(epic.card()), epic.research(), health(epic), epic.bracket()));
        root.getChildren().add(paper);
    }

    /** The actions under their bracket; those done in this phase are ticked, and where the bracket was is dotted. */
    private BracketRow.Reading row(BoardKit.View view, District district, EpicCard card, EpicInPlay epic) {
        int number = view.state().district(district.id());
        List<ActionTile.State> states = new ArrayList<>();
        boolean acts = view.shot().watching() || PhaseSteps.is(view.state());
        PhaseSteps.Progress progress = acts
                ? PhaseSteps.of(view.state(), number).orElse(PhaseSteps.Progress.AHEAD)
                : PhaseSteps.Progress.AHEAD;
        if (progress != PhaseSteps.Progress.AHEAD) {
            int now = progress == PhaseSteps.Progress.DONE
                    ? EpicCard.SLOTS
                    : PhaseSteps.slot(view.state(), number, EpicCard.SLOTS).orElse(-1);
            for (int i = 0; i < epic.bracket(); i++) {
                states.add(i < now ? ActionTile.State.DONE : i == now ? ActionTile.State.NOW : ActionTile.State.LIT);
            }
        }
        int before = view.shot()
                .reel()
                .filter(reel -> view.shot().watching())
                .flatMap(reel -> reel.before().state().district(number).epic())
                .filter(then -> then.card().equals(epic.card()))
                .map(EpicInPlay::bracket)
                .orElse(epic.bracket());
        return new BracketRow.Reading(kit.prints().prints(card.actions()), states, epic.bracket(), before);
    }

    private String actionWords(EpicCard card, EpicInPlay epic) {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < card.actions().size(); i++) {
            lines.add((i + 1)
                    + (i < epic.bracket() ? ". " : ". (")
                    + kit.prints().words(card.actions().get(i))
                    + (i < epic.bracket() ? "" : ")"));
        }
        return String.join("\n", lines);
    }

    private HBox head(EpicInPlay epic, double width) {
        Label name = kit.label(speech.name(epic.card()), "epic-name");
        HBox head = new HBox(6, name, BoardKit.filler());
        double room = width;
        if (epic.isWeakened()) {
            Label weak = kit.label(speech.get("weakened"), "weak-tag");
            weak.setMinWidth(Region.USE_PREF_SIZE);
            head.getChildren().add(weak);
            room -= Fitting.width(weak.getText(), "Source Sans 3 SemiBold", 12) + 24;
        }
        Fitting.line(name, Fonts.DISPLAY, kit.of(20, 16) * kit.text(), room);
        name.setMinWidth(0);
        head.setAlignment(Pos.CENTER_LEFT);
        return head;
    }

    private static String health(EpicInPlay epic) {
        return epic.isInfinite() ? "∞" : Integer.toString(epic.health());
    }

    private HBox values(BoardKit.View view, District district, EpicInPlay epic, EpicCard card) {
        Label research = kit.signed(
                Symbol.RESEARCH.icon(), Integer.toString(epic.research()), kit.of(19, 16), "epic-value", "ink-violet");
        Label of = kit.label("/" + card.research(), "epic-small");
        Label health = kit.signed(Symbol.HEALTH.icon(), health(epic), kit.of(18, 15), "epic-value", "ink-green");
        Label then = kit.label(epic.isWeakened() ? "" : speech.get("then", card.weakened()), "epic-small");
        HBox studied = new HBox(2, research, of);
        HBox alive = new HBox(4, health, then);
        studied.setAlignment(Pos.BASELINE_LEFT);
        alive.setAlignment(Pos.BASELINE_LEFT);
        view.pieces().place(ReckonSpots.research(district.id()), studied);
        view.pieces().place(ReckonSpots.health(district.id()), alive);
        BoardKit.hear(studied, speech.get("hear.research", epic.research(), card.research()));
        BoardKit.hear(alive, speech.get("hear.health", health(epic), card.weakened()));
        return new HBox(kit.of(12, 8), studied, alive);
    }

    private HBox loot(EpicCard card) {
        HBox loot = new HBox(4, kit.label(speech.get("loot"), "epic-small", "strong"));
        card.loot()
                .forEach(symbol ->
                        loot.getChildren().add(Sign.of(ReckonerLooks.icon(symbol), kit.of(17, 14), "loot-sign")));
        loot.setAlignment(Pos.CENTER_LEFT);
        BoardKit.hear(loot, speech.get("hear.loot", speech.symbols(card.loot())));
        return loot;
    }

    private String acts(District district, EpicInPlay epic) {
        String acts = district.enforcement() > 0
                ? speech.get("acts.more", epic.bracket(), district.enforcement())
                : speech.get("acts", epic.bracket());
        return district.duplicates() > 0 ? acts + " " + speech.get("acts.again", district.duplicates()) : acts;
    }

    private void showTokens(BoardKit.View view, District district, int number, Rectangle2D at, boolean brief) {
        HBox row = new HBox(kit.of(9, 7));
        row.setAlignment(Pos.CENTER_LEFT);
        double size = kit.of(29, 25);
        token(view, row, district, TokenKind.ENFORCEMENT, TokenChip.Kind.ENFORCEMENT, district.enforcement(), size);
        token(view, row, district, TokenKind.BARRICADE, TokenChip.Kind.BARRICADE, district.barricades(), size);
        token(view, row, district, TokenKind.RED_SHIELD, TokenChip.Kind.RED_SHIELD, district.redShields(), size);
        token(view, row, district, TokenKind.BLUE_SHIELD, TokenChip.Kind.BLUE_SHIELD, district.blueShields(), size);
        token(view, row, district, TokenKind.DUPLICATE, TokenChip.Kind.DUPLICATE, district.duplicates(), size);
        for (Reckoner reckoner : view.state().team()) {
            if (reckoner.sniper() == number) {
                row.getChildren().add(kit.signed("mdi2c-crosshairs", "", size * 0.8, "sniper"));
            }
        }
        row.getChildren().add(BoardKit.filler());
        Optional<PhaseSteps.Progress> progress =
                district.epic().isPresent() ? PhaseSteps.of(view.state(), number) : Optional.empty();
        if (progress.isPresent()) {
            row.getChildren()
                    .add(kit.label(
                            speech.get(
                                    "progress." + progress.get().name(),
                                    Ring.all(view.state()).indexOf(number) + 1),
                            "note",
                            "progress-" + progress.get().name().toLowerCase(java.util.Locale.ROOT)));
        } else if (brief) {
            district.epic()
                    .ifPresent(epic -> row.getChildren()
                            .add(kit.label(speech.get("acts.short", epic.bracket() + district.enforcement()), "note")));
        }
        List<StolenCard> stolen = new ArrayList<>(district.stolen());
        district.epic().ifPresent(epic -> stolen.addAll(epic.stolen()));
        for (StolenCard card : stolen) {
            row.getChildren()
                    .add(kit.signed(
                            "mdi2b-briefcase-remove", speech.name(card.card().id()), 15, "stolen"));
        }
        BoardKit.lay(row, new Rectangle2D(at.getMinX(), at.getMinY(), at.getWidth(), at.getHeight()));
        root.getChildren().add(row);
    }

    private void token(
            BoardKit.View view, HBox row, District district, TokenKind kind, TokenChip.Kind look, int n, double size) {
        if (n > 0) {
            TokenChip chip = new TokenChip(look, n, size);
            view.pieces().place(ReckonSpots.token(kind, district.id()), chip);
            BoardKit.hear(chip, speech.get("hear.tokens", speech.table().say("tokenKind." + kind.name()), n));
            row.getChildren().add(chip);
        }
    }
}
