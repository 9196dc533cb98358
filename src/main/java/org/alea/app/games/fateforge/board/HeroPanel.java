package org.alea.app.games.fateforge.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.app.games.fateforge.art.FateLooks;
import org.alea.app.games.fateforge.art.FateSpeech;
import org.alea.app.games.fateforge.input.FateSpots;
import org.alea.app.shell.Fonts;
import org.alea.app.table.Fitting;
import org.alea.app.table.figure.Medal;
import org.alea.app.table.gauge.Pips;
import org.alea.app.table.symbol.Symbol;
import org.alea.games.fateforge.cards.HeroCard;
import org.alea.games.fateforge.rules.Sheet;
import org.alea.games.fateforge.state.AllyInPlay;
import org.alea.games.fateforge.state.Fighting;
import org.alea.games.fateforge.state.Fray;
import org.alea.games.fateforge.state.Hero;
import org.alea.games.fateforge.state.Prompt;

/** The board of one hero: who and how well, the dice of this round, the cards that can be used. */
final class HeroPanel {
    private static final PseudoClass ACTIVE = PseudoClass.getPseudoClass("active");
    private static final PseudoClass HIT = PseudoClass.getPseudoClass("hit");
    private static final double INSET = 10;

    private final BoardKit kit;
    private final String id;
    private final Pane root = new Pane();
    private final HBox head = new HBox(9);
    private final FlowPane chips = new FlowPane(6, 4);
    private final Region tray = new Region();
    private final Pane names = new Pane();
    private final FlowPane cards = new FlowPane(CardStrips.GAP, CardStrips.GAP);
    private final ScrollPane scroll = new ScrollPane(cards);
    private final DiceTray dice;
    private final CardStrips strips;

    HeroPanel(BoardKit kit, String id) {
        this.kit = kit;
        this.id = id;
        dice = new DiceTray(kit);
        strips = new CardStrips(kit, id);
        root.getStyleClass().addAll("table-panel", "hero-board");
        tray.getStyleClass().add("hero-tray");
        scroll.getStyleClass().add("journal-scroll");
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setFocusTraversable(false);
        root.getChildren().addAll(head, chips, tray, names, scroll);
        root.getChildren().forEach(child -> child.setManaged(false));
    }

    Region node() {
        return root;
    }

    /**
     * @param place where the board lies on the table
     * @param strip whether there is but room for who it is
     * @param risk how much health the enemies would take if all of them acted now
     */
    void show(BoardKit.View view, Rectangle2D place, boolean strip, int risk) {
        Hero hero = view.table().hero(id);
        root.resizeRelocate(place.getMinX(), place.getMinY(), place.getWidth(), place.getHeight());
        Optional<Prompt> prompt = view.table().prompt();
        root.pseudoClassStateChanged(ACTIVE, turnOf(view, hero));
        root.pseudoClassStateChanged(
                HIT,
                prompt.filter(asked -> asked instanceof Prompt.Absorbing hit
                                && hit.hero().equals(id))
                        .isPresent());
        view.pieces().place(FateSpots.board(id), root);
        double width = place.getWidth() - 2 * INSET;
        double medal = kit.of(48, 44);
        showHead(view, hero, width, medal, risk);
        head.resizeRelocate(INSET, 8, width, medal);
        double y = 8 + medal + 6;
        chips.setVisible(!strip);
        scroll.setVisible(!strip);
        tray.setVisible(!strip && dice.any(view, hero));
        names.setVisible(!strip);
        if (strip) {
            dice.lay(
                    view,
                    hero,
                    new Rectangle2D(
                            place.getMinX() + INSET + medal + 8, place.getMinY() + 8 + medal, width - medal - 8, 20),
                    Optional.empty());
            return;
        }
        showChips(view, hero);
        chips.setPrefWrapLength(width);
        double high = chips.getChildren().isEmpty() ? 0 : chips.prefHeight(width);
        chips.resizeRelocate(INSET, y, width, high);
        y += high + (high > 0 ? 6 : 0);
        double trayHigh = dice.height(view, hero, width - 12);
        tray.resizeRelocate(INSET, y, width, trayHigh);
        dice.lay(
                view,
                hero,
                new Rectangle2D(
                        place.getMinX() + INSET + 6, place.getMinY() + y + 5, width - 12, Math.max(0, trayHigh - 8)),
                Optional.of(names));
        names.relocate(INSET + 6, y + 5);
        y += trayHigh + (trayHigh > 0 ? 7 : 0);
        double room = Math.max(0, place.getHeight() - y - 6);
        scroll.setVisible(room >= least(hero));
        List<Node> shown = new ArrayList<>();
        ally(view).ifPresent(ally -> shown.add(AllyRow.of(kit, view, ally, width)));
        double left = room - shown.size() * (AllyRow.high(kit) + CardStrips.GAP);
        shown.addAll(strips.show(view, hero, width, left));
        cards.getChildren().setAll(shown);
        cards.setPrefWrapLength(width);
        scroll.resizeRelocate(INSET - 2, y, width + 6, room);
    }

    /** How high the board would like to be, to show every card at its full height. */
    double wanted(BoardKit.View view, double boardWidth) {
        Hero hero = view.table().hero(id);
        double width = boardWidth - 2 * INSET;
        showChips(view, hero);
        chips.setPrefWrapLength(width);
        double marks = chips.getChildren().isEmpty() ? 0 : chips.prefHeight(width) + 6;
        double ally = ally(view).isPresent() ? AllyRow.high(kit) + CardStrips.GAP : 0;
        return 8
                + kit.of(48, 44)
                + 6
                + marks
                + dice.height(view, hero, width - 12)
                + (dice.any(view, hero) ? 7 : 0)
                + ally
                + strips.wanted(hero)
                + 8;
    }

    /** The same with its cards a little lower than they would like to be. */
    double close(BoardKit.View view, double boardWidth) {
        Hero hero = view.table().hero(id);
        return least(view, boardWidth) + strips.close(hero);
    }

    /** How high the board has to be to show more than who it is. */
    double least(BoardKit.View view, double boardWidth) {
        return wanted(view, boardWidth) - strips.wanted(view.table().hero(id));
    }

    /** Where not even two lines of small cards fit, none are shown. */
    private double least(Hero hero) {
        return Math.min(60, strips.least(hero));
    }

    private Optional<AllyInPlay> ally(BoardKit.View view) {
        return view.table()
                .scene()
                .flatMap(Fray::ally)
                .filter(ally -> ally.hero().equals(id) && !ally.out());
    }

    private boolean turnOf(BoardKit.View view, Hero hero) {
        return view.table()
                .scene()
                .filter(fray -> place(fray, hero).equals("yours"))
                .isPresent();
    }

    private void showHead(BoardKit.View view, Hero hero, double width, double medal, int risk) {
        FateSpeech speech = kit.speech();
        Medal.Mood mood = hero.fight().down()
                ? Medal.Mood.DOWN
                : hero.fight().hidden() ? Medal.Mood.HIDDEN : turnOf(view, hero) ? Medal.Mood.ACTIVE : Medal.Mood.PLAIN;
        Medal portrait = new Medal(FateLooks.medal(id), mood, medal);
        Label name = kit.label(speech.hero(id), "fate-name");
        Label role = kit.label(speech.role(id), "hero-role");
        Label where = kit.label(
                view.table()
                        .scene()
                        .map(fray -> kit.speech().get("turn." + place(fray, hero)))
                        .orElse(""),
                "hero-turn");
        where.setVisible(!where.getText().isEmpty());
        where.setMinWidth(Region.USE_PREF_SIZE);
        double room = width
                - medal
                - 9
                - (where.isVisible()
                        ? Fitting.width(
                                        where.getText(),
                                        Fonts.STRONG,
                                        12 * kit.plan().frame().text())
                                + 24
                        : 0);
        double large = kit.of(21, 18) * kit.text();
        Fitting.line(name, Fonts.DISPLAY, large, room);
        name.setMinWidth(Region.USE_PREF_SIZE);
        boolean both = Fitting.width(name.getText(), Fonts.DISPLAY, large)
                        + Fitting.width(
                                role.getText(),
                                Fonts.TEXT,
                                12 * kit.plan().frame().text())
                        + 24
                < room;
        HBox line = new HBox(7, name);
        if (both) {
            line.getChildren().add(role);
        }
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        line.getChildren().addAll(gap, where);
        line.setAlignment(Pos.CENTER_LEFT);
        Pips health = new Pips(
                Pips.Kind.HEALTH,
                Pips.Reading.of(hero.health(), hero.maxHealth())
                        .without(hero.fight().setAside())
                        .risking(risk),
                kit.of(17, 15));
        Pips energy = new Pips(Pips.Kind.ENERGY, Pips.Reading.of(hero.energy(), hero.maxEnergy()), kit.of(17, 15));
        energy.getStyleClass().add("hero-energy");
        Region between = new Region();
        HBox.setHgrow(between, Priority.ALWAYS);
        HBox pips = new HBox(health, between, energy);
        pips.setAlignment(Pos.CENTER_LEFT);
        VBox words = new VBox(3, line, pips);
        words.setAlignment(Pos.CENTER_LEFT);
        HBox.setHgrow(words, Priority.ALWAYS);
        head.setAlignment(Pos.CENTER_LEFT);
        head.getChildren().setAll(portrait, words);
        view.pieces().place(FateSpots.energy(id), energy);
        energy.setAccessibleText(speech.get("hear.energy", hero.energy(), hero.maxEnergy()));
        health.setAccessibleText(
                risk == 0
                        ? speech.get("hear.health", hero.health(), hero.maxHealth())
                        : speech.get("hear.health.risk", hero.health(), hero.maxHealth(), risk));
        energy.pseudoClassStateChanged(PseudoClass.getPseudoClass("ready"), view.begins(FateSpots.energy(id)));
    }

    /** When the hero acts in this round. */
    private String place(Fray fray, Hero hero) {
        if (hero.fight().down()) {
            return "down";
        }
        int at = fray.order().indexOf(hero.id());
        return switch (fray.stretch()) {
            case FIRST_HERO -> at == 0 ? "yours" : "later";
            case SECOND_HERO -> at == 1 ? "yours" : "done";
            case REACTIONS -> hero.fight().acted() ? "done" : "later";
            case PREPARATION -> fray.order().isEmpty() ? "none" : at == 0 ? "first" : "second";
            case ENEMIES -> at == 0 ? "first" : "second";
            default -> "none";
        };
    }

    private void showChips(BoardKit.View view, Hero hero) {
        FateSpeech speech = kit.speech();
        Fighting fight = hero.fight();
        List<Node> shown = new ArrayList<>();
        int armour = Sheet.armourCubes(hero);
        if (fight.parry() > 0) {
            shown.add(kit.chip(Symbol.PARRY.icon(), speech.get("chip.parry", fight.parry())));
        }
        if (armour > 0) {
            shown.add(kit.chip(Symbol.ARMOUR.icon(), speech.get("chip.armour", armour)));
        }
        if (hero.stunned()) {
            shown.add(kit.chip(Symbol.STUN.icon(), speech.get("chip.stunned"), "warn"));
        }
        if (fight.hidden()) {
            shown.add(kit.chip(Symbol.HIDDEN.icon(), speech.get("chip.hidden"), "veiled"));
        }
        HeroCard card = speech.content().hero(id);
        if (card.abilities().contains(HeroCard.Gift.WEAPON_MASTER)) {
            Label stance = kit.chip(
                    fight.offensive() ? "mdi2s-sword-cross" : "mdi2s-shield",
                    speech.get(fight.offensive() ? "chip.offensive" : "chip.defensive"));
            view.pieces().place(FateSpots.stance(id), stance);
            shown.add(stance);
        }
        if (card.abilities().contains(HeroCard.Gift.SPIRIT_VOICE)) {
            Label voice = kit.chip("mdi2m-music-note", speech.get("chip.voice"));
            voice.pseudoClassStateChanged(
                    PseudoClass.getPseudoClass("ready"), view.begins(new org.alea.app.table.Spot("voice")));
            view.pieces().place(new org.alea.app.table.Spot("voice"), voice);
            shown.add(voice);
        }
        if (fight.snared()) {
            shown.add(kit.chip("mdi2s-spider-web", speech.get("chip.snared"), "warn"));
        }
        fight.carried()
                .forEach(token ->
                        shown.add(kit.chip(Symbol.OBJECTIVE.icon(), speech.get("chip.carried", token), "treasure")));
        fight.fear()
                .forEach(fear -> shown.add(kit.chip(
                        FateLooks.sign("fear"),
                        speech.table().name(speech.content().fear(fear).name()),
                        "warn")));
        if (!hero.corruption().isEmpty()) {
            shown.add(kit.chip(
                    FateLooks.sign("corruption"),
                    speech.get("chip.corruption", hero.corruption().size()),
                    "veiled"));
        }
        chips.getChildren().setAll(shown);
    }
}
