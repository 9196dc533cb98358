package org.alea.app.games.synchro.board;

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
import javafx.scene.layout.StackPane;
import javafx.scene.text.TextAlignment;
import org.alea.app.games.synchro.art.SynchroLooks;
import org.alea.app.games.synchro.art.SynchroVoice;
import org.alea.app.games.synchro.input.HandSpots;
import org.alea.app.shell.Fonts;
import org.alea.app.table.Spot;
import org.alea.app.table.figure.Gem;
import org.alea.app.table.figure.Medal;
import org.alea.app.table.gauge.LifeBar;
import org.alea.app.table.symbol.Sign;
import org.alea.games.synchro.cards.HeroLevel;
import org.alea.games.synchro.cards.ShardColour;
import org.alea.games.synchro.cards.SynchroHero;
import org.alea.games.synchro.effects.Marble;
import org.alea.games.synchro.rules.Prowess;
import org.alea.games.synchro.state.Ask;
import org.alea.games.synchro.state.ItemPiece;
import org.alea.games.synchro.state.Party;
import org.alea.games.synchro.state.PartyHero;
import org.alea.games.synchro.state.SkillTile;

/** The four boards of the party side by side, those nobody plays at as well: what hero cards, tiles and items go to. */
final class PartyBoards {
    private static final PseudoClass ASKED = PseudoClass.getPseudoClass("asked");
    private static final double INSET = 12;
    private static final int BOARDS = 4;

    private final StageKit kit;
    private final Pane root;

    PartyBoards(StageKit kit, Pane root) {
        this.kit = kit;
        this.root = root;
    }

    void show(StageKit.View view, Optional<Marble> asked, Rectangle2D at) {
        double gap = kit.of(12, 8);
        double wide = (at.getWidth() - (BOARDS - 1) * gap) / BOARDS;
        List<Marble> free = new ArrayList<>(List.of(Marble.values()));
        int column = 0;
        Optional<Ask.ChooseHeroes> choosing =
                view.table().asked().filter(Ask.ChooseHeroes.class::isInstance).map(Ask.ChooseHeroes.class::cast);
        for (PartyHero hero : view.table().state().party().heroes()) {
            free.remove(hero.board());
            Rectangle2D place = slot(at, column++, wide, gap);
            hero(view, hero, asked.filter(hero.board()::equals).isPresent(), place);
        }
        for (Marble board : free) {
            Rectangle2D place = slot(at, column++, wide, gap);
            Optional<String> placed = choosing.stream()
                    .flatMap(ask -> ask.placed().stream())
                    .filter(one -> one.board() == board)
                    .map(Ask.ChooseHeroes.Placed::card)
                    .findFirst();
            empty(view, board, placed, place);
        }
    }

    private static Rectangle2D slot(Rectangle2D at, int column, double wide, double gap) {
        return new Rectangle2D(at.getMinX() + column * (wide + gap), at.getMinY(), wide, at.getHeight());
    }

    private void empty(StageKit.View view, Marble board, Optional<String> placed, Rectangle2D at) {
        Pane panel = new Pane();
        panel.getStyleClass().addAll("table-panel", "sy-party");
        StageKit.put(root, panel, at);
        StageKit.put(
                panel,
                new org.alea.app.table.figure.Marble(
                        SynchroLooks.number(board), org.alea.app.table.figure.Marble.Mood.LATER, 26),
                INSET,
                10);
        if (placed.isPresent()) {
            SynchroHero card = kit.voice().content().hero(placed.get());
            double inner = at.getWidth() - 2 * INSET;
            StageKit.put(
                    panel, new Medal(SynchroLooks.medal(card.heroClass(), card.id()), Medal.Mood.PLAIN, 64), INSET, 46);
            StageKit.put(
                    panel, kit.line(kit.voice().term(card.id()), Fonts.DISPLAY, 20, inner, "sy-title"), INSET, 118);
            StageKit.put(
                    panel,
                    kit.block(
                            kit.voice()
                                    .talents(
                                            card.standard(),
                                            org.alea.games.synchro.effects.Camp.HEROES,
                                            java.util.OptionalInt.empty()),
                            Fonts.TEXT,
                            13,
                            inner,
                            90,
                            "sy-note"),
                    INSET,
                    146);
            Label back = kit.label(kit.voice().get("board.back"), "sy-note");
            StageKit.put(panel, back, INSET + 36, 14);
            panel.setAccessibleText(kit.voice().term(card.id()));
            view.place(HandSpots.action("placed." + board), panel);
        } else {
            Label words = kit.label(kit.voice().get("board.empty"), "sy-note");
            StageKit.put(panel, words, INSET + 36, 14);
            double middle = at.getHeight() / 2;
            StageKit.put(
                    panel,
                    Sign.of("mdi2a-account-plus", kit.of(54, 44)),
                    at.getWidth() / 2 - kit.of(27, 22),
                    middle - kit.of(40, 34));
            Label hint = kit.block(
                    kit.voice().get("board.hint"), Fonts.TEXT, 13.5, at.getWidth() - 2 * INSET, 44, "sy-note");
            hint.setAlignment(Pos.TOP_CENTER);
            hint.setTextAlignment(TextAlignment.CENTER);
            StageKit.put(panel, hint, INSET, middle + 18);
            panel.setAccessibleText(kit.voice().get("hear.board", kit.voice().term(board)));
            view.place(HandSpots.board(board), panel);
        }
    }

    private void hero(StageKit.View view, PartyHero hero, boolean asked, Rectangle2D at) {
        SynchroVoice voice = kit.voice();
        Party party = view.table().state().party();
        SynchroHero card = voice.content().hero(hero.card());
        Pane panel = new Pane();
        panel.getStyleClass().addAll("table-panel", "sy-party");
        panel.pseudoClassStateChanged(ASKED, asked);
        StageKit.put(root, panel, at);
        panel.setAccessibleText(voice.term(hero.card()));
        view.place(HandSpots.hero(hero.board()), panel);
        double inner = at.getWidth() - 2 * INSET;
        double medal = kit.of(46, 38);
        StageKit.put(
                panel, new Medal(SynchroLooks.medal(card.heroClass(), card.id()), Medal.Mood.PLAIN, medal), INSET, 9);
        double tx = INSET + medal + 9;
        StageKit.put(
                panel,
                kit.line(voice.term(card.id()), Fonts.DISPLAY, kit.of(19, 17), inner - medal - 9, "sy-title"),
                tx,
                9);
        HBox role = StageKit.row(
                5,
                Gem.of(SynchroLooks.stone(card.heroClass().colour()), 14),
                kit.line(
                        voice.get("board.role", party.place(hero.board()) + 1, hero.level()),
                        Fonts.TEXT,
                        13,
                        inner - medal - 30,
                        "sy-note"));
        StageKit.put(panel, role, tx, 9 + kit.of(24, 20));
        double y = 9 + medal + 8;
        life(view, panel, hero, party, new Rectangle2D(INSET, y, inner, 24));
        y += 32;
        double high = kit.of(25, 21);
        for (int i = 0; i < PartyHero.MOST_SKILLS; i++) {
            skill(view, panel, hero, i, new Rectangle2D(INSET, y + i * (high + 3), inner, high));
        }
        y += PartyHero.MOST_SKILLS * (high + 3) + 4;
        double size = kit.of(44, 36);
        for (int i = 0; i < PartyHero.MOST_ITEMS; i++) {
            StackPane free = new StackPane();
            free.getStyleClass().add("sy-slot");
            Rectangle2D slot = new Rectangle2D(INSET + i * (size + 6), y, size, size);
            StageKit.put(panel, free, slot);
            if (i < hero.items().size()) {
                ItemPiece piece = hero.items().get(i);
                view.lay(
                        HandSpots.item(piece.id()),
                        ItemTokens.token(kit, piece, size),
                        new Rectangle2D(at.getMinX() + slot.getMinX(), at.getMinY() + y, size, size));
            }
        }
        HeroLevel level = voice.content().level(hero.level());
        String next = level.costNext() == 0
                ? voice.get("action.top")
                : voice.get(
                        "board.next",
                        voice.get("reward."
                                + voice.content()
                                        .level(hero.level() + 1)
                                        .reward()
                                        .name()));
        StageKit.put(
                panel,
                kit.block(next, Fonts.TEXT, 12.5, inner - 2 * (size + 6) - 4, size, "sy-note"),
                INSET + 2 * (size + 6) + 4,
                y);
        y += size + 8;
        master(view, panel, hero, new Rectangle2D(INSET, y, inner, Math.max(28, at.getHeight() - y - 9)));
    }

    private void life(StageKit.View view, Pane panel, PartyHero hero, Party party, Rectangle2D at) {
        int most = Prowess.maxHp(kit.voice().content(), party, hero);
        LifeBar bar = new LifeBar(
                LifeBar.Reading.of(most - hero.damage(), most).in(kit.voice().get("hp")));
        Spot spot = HandSpots.rest(hero.board());
        boolean rests = view.begins(spot);
        double wide = rests ? at.getWidth() - 70 : at.getWidth();
        StageKit.sized(bar, wide, 20);
        StageKit.put(panel, bar, at.getMinX(), at.getMinY());
        if (rests) {
            Label rest = kit.chip("mdi2b-bed", kit.voice().get("rest.price"), "sy-button");
            StageKit.put(panel, rest, new Rectangle2D(at.getMaxX() - 62, at.getMinY() - 3, 62, 26));
            rest.setAccessibleText(kit.voice().get("hear.rest", kit.voice().term(hero.card())));
            view.place(spot, rest);
        }
    }

    private void skill(StageKit.View view, Pane panel, PartyHero hero, int slot, Rectangle2D at) {
        HBox box = StageKit.row(4);
        box.getStyleClass().add("sy-skill");
        if (slot < hero.skills().size()) {
            SkillTile tile = hero.skills().get(slot);
            List<ShardColour> cost = kit.voice().content().skill(tile.id()).cost();
            cost.forEach(colour -> box.getChildren().add(Gem.of(SynchroLooks.stone(colour), 13)));
            box.getChildren()
                    .add(kit.line(
                            kit.voice().term(tile.id()),
                            Fonts.STRONG,
                            13,
                            at.getWidth() - 14 - 17 * cost.size(),
                            tile.improved() ? "sy-gold-words" : "sy-strong"));
            box.setAccessibleText(kit.voice().term(tile.id()));
        } else {
            box.getStyleClass().add("sy-free");
            box.getChildren().add(kit.label(kit.voice().get("skill.free"), "sy-note"));
        }
        StageKit.put(panel, box, at);
        view.place(HandSpots.skill(hero.board(), slot), box);
    }

    private void master(StageKit.View view, Pane panel, PartyHero hero, Rectangle2D at) {
        Region box = hero.master()
                .<Region>map(master -> {
                    SynchroHero card = kit.voice().content().hero(master.card());
                    HBox row = StageKit.row(
                            8,
                            Gem.of(SynchroLooks.stone(card.heroClass().colour()), 18),
                            kit.line(
                                    kit.voice().get("master.is", kit.voice().term(master.card())),
                                    Fonts.STRONG,
                                    14,
                                    at.getWidth() - 50,
                                    "card-title"));
                    row.getStyleClass().addAll("paper-card", "sy-master-card");
                    return row;
                })
                .orElseGet(() -> {
                    HBox row = StageKit.row(
                            8,
                            Sign.of("mdi2s-school", 18),
                            kit.label(kit.voice().get("master.none"), "sy-note"));
                    row.getStyleClass().add("sy-free");
                    return row;
                });
        box.setAccessibleText(kit.voice().get("hear.master", kit.voice().term(hero.card())));
        StageKit.put(panel, box, at);
        view.place(HandSpots.master(hero.board()), box);
    }
}
