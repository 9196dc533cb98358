package org.alea.app.games.royal.pieces;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.alea.app.UiTest;
import org.alea.app.games.royal.RoyalBoxes;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Texts;
import org.alea.app.table.Pictures;
import org.alea.games.royal.Building;
import org.alea.games.royal.Colour;
import org.alea.games.royal.Foresight;
import org.alea.games.royal.RoyalContent;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.Side;
import org.alea.games.royal.State;
import org.alea.store.Choices;
import org.alea.store.Setting;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The pieces of the Royal game on sheets, to look at. */
@Tag("screens")
class RoyalPiecesPicturesTest extends UiTest {
    private static final RoyalContent CONTENT = RoyalBoxes.CONTENT;

    @ParameterizedTest(name = "{0}")
    @MethodSource("org.alea.app.games.royal.Looks#all")
    void the_cards_are_drawn(String look, Choices.Tongue tongue, Choices.Theme theme) {
        Desk desk = aDesk();
        desk.preferences().set(Setting.LANGUAGE, tongue);
        desk.preferences().set(Setting.THEME, theme);
        Texts texts = desk.texts();
        RoyalSkins skins = new RoyalSkins(desk.preferences().get(Setting.COLOUR_MARKS), texts);
        sheet(desk, "royal-activities-" + look, () -> activities(skins, CardSize.ACTIVITY));
        sheet(desk, "royal-activities-compact-" + look, () -> activities(skins, CardSize.ACTIVITY_COMPACT));
        sheet(desk, "royal-events-" + look, () -> events(skins));
        sheet(desk, "royal-large-" + look, () -> large(skins));
        sheet(desk, "royal-panes-" + look, () -> panes(skins));
    }

    private void sheet(Desk desk, String picture, java.util.function.Supplier<Stream<? extends Node>> pieces) {
        show(desk, 1500, 900, () -> page(pieces.get()), "forms", "table", "royalpieces", "royal");
        Pictures.take(picture);
    }

    private static Parent page(Stream<? extends Node> pieces) {
        FlowPane page = new FlowPane(14, 14);
        page.setPadding(new Insets(20));
        page.getStyleClass().add("game-royal");
        page.getChildren().setAll(pieces.toArray(Node[]::new));
        return page;
    }

    private static Stream<Node> activities(RoyalSkins skins, CardSize size) {
        Stream<Node> cards = CONTENT.activities().stream().map(card -> {
            ActivityCardView view = new ActivityCardView(card, skins, size);
            int turn = CONTENT.activities().indexOf(card) % 4;
            view.show(new ActivityCardView.State(
                    turn == 0 ? Optional.empty() : Optional.of(turn == 1 ? Side.YOU : Side.ROY),
                    turn == 3 ? Optional.of(Side.YOU) : Optional.empty(),
                    card.deferred() && turn % 2 == 1 ? 3 : 0));
            return view;
        });
        return Stream.concat(
                cards, List.of(Colour.values()).stream().map(colour -> new ActivityBack(colour, 3, skins, size)));
    }

    private static Stream<Node> events(RoyalSkins skins) {
        return Stream.of(CardSize.EVENT, CardSize.EVENT_COMPACT, CardSize.EVENT_COMPACT.withWidth(122))
                .flatMap(size -> Stream.concat(Stream.of(CONTENT.marauding()), CONTENT.events().stream())
                        .filter(card -> size.equals(CardSize.EVENT)
                                || !card.id().startsWith("ER")
                                || card.id().equals("ER6"))
                        .map(card -> {
                            EventCardView view = new EventCardView(card, skins, size);
                            view.show(new EventCardView.State(
                                    Math.min(card.places(), CONTENT.events().indexOf(card) % 3),
                                    card.id().equals("EY4")));
                            return view;
                        }));
    }

    private static Stream<Node> large(RoyalSkins skins) {
        return Stream.concat(
                Stream.of("R1A", "Y1C", "W1C", "R3C")
                        .map(id -> new ActivityCardView(
                                CONTENT.activity(id).orElseThrow(), skins, CardSize.ACTIVITY_LARGE)),
                CONTENT.events().stream()
                        .filter(card -> card.id().endsWith("1") || card.id().equals("EY3"))
                        .map(card -> new EventCardView(card, skins, CardSize.EVENT_LARGE)));
    }

    private static Stream<Node> panes(RoyalSkins skins) {
        Texts texts = skins.texts();
        RoyalTable table = RoyalBoxes.met(
                Map.of(),
                met -> met.state() == State.ACTION
                        && met.round() == 3
                        && met.city().lying(Side.YOU) > 0
                        && met.characters().size() > 3);
        List<Node> all = new ArrayList<>();
        for (Building building : Building.values()) {
            for (boolean compact : new boolean[] {false, true}) {
                BuildingView view = new BuildingView(
                        CONTENT.board().house(building), skins, compact ? 244 : 300, compact ? 112 : 142);
                view.show(BuildingView.State.of(table, building));
                all.add(view);
            }
        }
        BuildingView struck = new BuildingView(CONTENT.board().house(Building.PALACE), skins, 300, 142);
        struck.show(
                new BuildingView.State(Collections.nCopies(6, Optional.of(Side.ROY)), Set.of(5), 1, 0, 0).struck(5));
        all.add(struck);
        for (double height : new double[] {212, 160}) {
            CathedralView cathedral = new CathedralView(CONTENT.board(), texts, height == 160 ? 244 : 300, height);
            cathedral.show(CathedralView.State.of(RoyalBoxes.GAME, table));
            all.add(cathedral);
        }
        VBox column = new VBox(-2);
        for (int i = 0; i < table.characters().size(); i++) {
            CharacterCardView view = new CharacterCardView(table.characters().get(i), texts, CardSize.CHARACTER);
            view.show(CharacterCardView.State.of(table, i));
            column.getChildren().add(view);
        }
        all.add(column);
        for (String id : List.of("HEN", "THI")) {
            CharacterCardView view = new CharacterCardView(
                    CONTENT.characters().stream()
                            .filter(card -> card.id().equals(id))
                            .findFirst()
                            .orElseThrow(),
                    texts,
                    CardSize.CHARACTER_LARGE);
            view.show(new CharacterCardView.State(true, 12, 1, id.equals("HEN")));
            all.add(view);
        }
        RoyTableView royTable = new RoyTableView(CONTENT.royTable(), texts, 258, 25);
        royTable.show(RoyTableView.State.lit(10));
        RoyTableView folded = new RoyTableView(CONTENT.royTable(), texts, 258, 25);
        folded.show(new RoyTableView.State(OptionalInt.of(5), true));
        RoyRollView roll = new RoyRollView(texts, 258, 84);
        roll.show(new RoyRollView.Roll(6, 4, new Foresight.Odds(3, 36)));
        RoyRollView small = new RoyRollView(texts, 258, 60);
        small.show(new RoyRollView.Roll(4, 3, new Foresight.Odds(6, 36)));
        all.add(royTable);
        all.add(new VBox(10, roll, small, new RoyRollView(texts, 258, 60), folded));
        HBox small1 = new HBox(8);
        for (AmountNode.Kind kind : AmountNode.Kind.values()) {
            AmountNode amount = new AmountNode(kind, texts, 18);
            amount.show(11);
            small1.getChildren().add(amount);
        }
        for (Side side : Side.values()) {
            small1.getChildren().add(new CubeNode(side, 16));
            for (CitizenNode.State how : CitizenNode.State.values()) {
                CitizenNode citizen = new CitizenNode(side, texts, 28);
                citizen.show(how);
                small1.getChildren().add(citizen);
            }
        }
        all.add(small1);
        return all.stream();
    }
}
