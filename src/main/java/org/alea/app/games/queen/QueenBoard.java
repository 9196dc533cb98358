package org.alea.app.games.queen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.alea.app.table.Felt;
import org.alea.app.table.Hand;
import org.alea.app.table.Lane;
import org.alea.app.table.Motion;
import org.alea.app.table.Panel;
import org.alea.games.queen.ChariotInPlay;
import org.alea.games.queen.QueenModule;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.Zone;

/** All zones of the table for one size of window. It shows what it is given and knows where pieces lie. */
final class QueenBoard extends Pane {
    private final QueenLayout layout;
    private final Hand<QueenAct> hand;
    private final Speech speech;
    private final Consumer<QueenAct> perform;
    private final Felt felt = new Felt();
    private final Region tray = new Region();
    private final Columns columns;
    private final StatePanel state;
    private final ArenaView arena;
    private final List<Lane> lanes = new ArrayList<>();
    private final Bowl bowl;
    private final EndColumn end;
    private final RoundJournal journal;
    private final Optional<Panel> chariotPanel;
    private final List<ChariotView> chariots = new ArrayList<>();
    private final Optional<ConspiratorStrip> conspirators;
    private final Optional<SpiritView> spirit;
    private final BoardPlaces places;
    private final BoardSpots spots;
    private boolean resolving;

    QueenBoard(
            QueenLayout layout,
            QueenTable table,
            Hand<QueenAct> hand,
            Speech speech,
            Skins skins,
            Consumer<QueenAct> perform) {
        this.layout = layout;
        this.hand = hand;
        this.speech = speech;
        this.perform = perform;
        boolean withChariots = table.options().with(QueenModule.CHARIOTS);
        getStyleClass().add(layout.compact() ? "compact" : "standard");
        setPickOnBounds(false);
        tray.getStyleClass().add("tray");
        columns = new Columns(layout, withChariots);
        state = new StatePanel(layout, withChariots);
        arena = new ArenaView(layout, skins);
        bowl = new Bowl(layout);
        end = new EndColumn(layout);
        journal = new RoundJournal(layout);
        chariotPanel = withChariots
                ? Optional.of(
                        new Panel(layout.chariots().width(), layout.chariots().height()))
                : Optional.empty();
        conspirators = table.options().with(QueenModule.CONSPIRATORS)
                ? Optional.of(new ConspiratorStrip(layout, hand))
                : Optional.empty();
        spirit = table.spirit().map(card -> new SpiritView(layout));
        build();
        spots = new BoardSpots(hand, arena, columns, state, bowl);
        places = new BoardPlaces(
                layout,
                this::resolving,
                new BoardPlaces.Zones(columns, state, bowl, List.copyOf(lanes), List.copyOf(chariots), conspirators));
    }

    private void build() {
        getChildren().addAll(felt, columns, arena, tray, state, bowl, end, journal);
        put(felt, layout.felt());
        put(tray, layout.tray());
        put(bowl, layout.bowl());
        put(end, layout.end());
        put(journal, layout.journal());
        put(state, layout.state());
        for (int value = 1; value <= 6; value++) {
            Lane lane = new Lane(layout.laneDimensions(), layout.frame().text());
            lanes.add(lane);
            getChildren().add(lane);
            put(lane, layout.lane(value));
            hand.register(Spots.lane(value), lane);
        }
        chariotPanel.ifPresent(panel -> {
            getChildren().add(panel);
            put(panel, layout.chariots());
            for (int place = 1; place <= 2; place++) {
                QueenLayout.Area area = layout.chariot(place);
                ChariotView view = new ChariotView(layout, area);
                chariots.add(view);
                getChildren().add(view);
                put(view, area);
                hand.register(Spots.chariot(place), view);
            }
        });
        conspirators.ifPresent(getChildren()::add);
        spirit.ifPresent(getChildren()::add);
        for (int slot = 1; slot <= 6; slot++) {
            hand.register(Spots.slot(slot), arena.enemy(slot).card());
        }
        hand.register(Spots.SHELF, bowl.shelf());
        spirit.ifPresent(view -> hand.register(Spots.SPIRIT, view));
    }

    private static void put(Region node, QueenLayout.Area area) {
        node.setMinSize(area.width(), area.height());
        node.setPrefSize(area.width(), area.height());
        node.setMaxSize(area.width(), area.height());
        node.resizeRelocate(area.x(), area.y(), area.width(), area.height());
    }

    /** Paints the cloth by day or by night. */
    void paint(boolean light, boolean contrast) {
        QueenLayout.Area area = layout.felt();
        felt.resizeRelocate(area.x(), area.y(), area.width(), area.height());
        Point2D centre = layout.centre(resolving);
        felt.paint(
                Sand.cloth(light, contrast),
                centre.getX(),
                centre.getY() - area.y() - 6,
                Sand.ovals(layout.compact(), light, contrast),
                layout.frame().scale());
    }

    ArenaView arena() {
        return arena;
    }

    Lane lane(int value) {
        return lanes.get(value - 1);
    }

    EndColumn end() {
        return end;
    }

    /** Where pieces lie. */
    BoardPlaces places() {
        return places;
    }

    QueenLayout plan() {
        return layout;
    }

    boolean resolving() {
        return resolving;
    }

    /** Shows a moment; answers whether the arena has moved, so that the cloth has to be painted anew. */
    boolean show(Showing showing, Node speedChoice, Motion motion) {
        Picture picture = showing.picture();
        boolean aside = picture.stage() != Picture.Stage.ROLL && !layout.docked();
        boolean moved = aside != resolving;
        resolving = aside;
        boolean roll = picture.stage() == Picture.Stage.ROLL;
        columns.setVisible(!aside);
        state.setVisible(aside);
        bowl.setVisible(!aside);
        end.setVisible(!aside);
        journal.setVisible(aside || layout.docked());
        double far = arena.arrange(aside, motion);
        conspirators.ifPresent(strip -> ArenaView.slide(strip, far, motion));
        spirit.ifPresent(card -> ArenaView.slide(card, far, motion));
        TrackWords words = TrackWords.of(picture, speech);
        columns.show(picture, words, speech);
        state.show(words, speech);
        arena.show(picture, showing.verdicts(), showing.question().isEmpty(), speech);
        spots.squares(picture);
        showLanes(showing);
        showCards(picture, showing.inHand());
        showBowl(picture, showing.inHand());
        end.counts(count(picture, true), count(picture, false), speech);
        end.how(roll ? showing.how() : "");
        end.actions(
                roll ? showing.actions() : List.of(),
                picture.table().dragon().isPresent()
                        || !picture.dice(Zone.ARENA).isEmpty());
        if (journal.isVisible()) {
            journal.heading(speech.get("journal.title"), showing.journalNote());
            journal.lines(showing.journal());
            journal.ask(
                    roll ? "" : showing.question(),
                    roll ? "" : showing.how(),
                    roll ? List.of() : showing.actions(),
                    speedChoice);
        }
        spots.zones(picture.table().phase(), resolving);
        return moved;
    }

    private static int count(Picture picture, boolean sets) {
        int count = 0;
        for (int value = 1; value <= 6; value++) {
            int dice = picture.group(value).dice().size();
            count += (sets ? dice > 1 : dice == 1) ? 1 : 0;
        }
        return count;
    }

    private void showLanes(Showing showing) {
        Picture picture = showing.picture();
        for (int value = 1; value <= 6; value++) {
            Lane lane = lane(value);
            int dice = picture.attackers(value);
            String name = picture.enemy(value)
                    .map(enemy -> speech.name(enemy.card().name()))
                    .orElse("");
            lane.header(Integer.toString(value), name, dice);
            lane.offering(!resolving);
            if (resolving && picture.focus() == value) {
                lane.lent();
            }
            boolean thrown =
                    !picture.dice(Zone.ARENA).isEmpty() && showing.flying().isEmpty();
            lane.nothing(dice > 0 || !thrown ? "" : none(picture, value));
            LaneOffer offer = showing.lanes().getOrDefault(value, LaneOffer.nothing(""));
            Button button = lane.button();
            offer.dress(button, layout);
            button.setOnAction(pressed -> offer.act().ifPresent(perform));
            lane.setAccessibleText(speech.get("hear.lane", value, dice, name));
        }
    }

    /** An empty lane says where its dice went. */
    private String none(Picture picture, int value) {
        long placed =
                picture.bound().stream().filter(die -> die.value() == value).count();
        return placed > 0 ? speech.get("lane.placed", placed) : speech.get("lane.none");
    }

    private void showCards(Picture picture, InHand inHand) {
        boolean rolling = !resolving;
        List<ChariotInPlay> inPlay = picture.chariots();
        chariotPanel.ifPresent(panel -> {
            panel.setVisible(rolling);
            panel.caption(speech.caption("chariots"));
            long defended = inPlay.stream().filter(ChariotInPlay::defended).count();
            panel.note(speech.get("chariots.defended", defended, inPlay.size()));
        });
        for (int place = 1; place <= chariots.size(); place++) {
            ChariotView view = chariots.get(place - 1);
            int wanted = place;
            Optional<ChariotInPlay> chariot =
                    inPlay.stream().filter(each -> each.place() == wanted).findFirst();
            view.setVisible(rolling && chariot.isPresent());
            chariot.ifPresent(card -> view.show(card, inHand.stagedOn(wanted), speech));
        }
        conspirators.ifPresent(strip -> {
            put(strip, layout.conspirators(resolving));
            strip.show(picture.table(), speech);
        });
        spirit.ifPresent(view -> {
            put(view, layout.spirit(resolving));
            picture.table()
                    .spirit()
                    .ifPresent(card -> view.show(card, picture.powerLeft().orElse(0), speech));
        });
    }

    private void showBowl(Picture picture, InHand inHand) {
        boolean dragon = picture.with(QueenModule.DRAGON);
        boolean thrown = picture.dragon().isPresent();
        bowl.show(
                speech.get("bowl"),
                dragon ? picture.dragon().map(speech::term).orElse("") : "",
                dragon && thrown ? speech.get(inHand.ride() ? "dragon.rides" : "dragon.stays") : "",
                dragon && thrown,
                dragon && thrown && !inHand.ride());
    }

    /** The buttons of the moment, wherever they stand. */
    List<Button> buttons() {
        return resolving || (layout.docked() && !journal.shown().isEmpty()) ? journal.shown() : end.shown();
    }
}
