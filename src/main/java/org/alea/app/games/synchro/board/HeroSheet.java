package org.alea.app.games.synchro.board;

import java.util.List;
import java.util.OptionalInt;
import javafx.geometry.Pos;
import javafx.geometry.Rectangle2D;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.alea.app.games.synchro.art.SynchroLooks;
import org.alea.app.games.synchro.art.SynchroVoice;
import org.alea.app.games.synchro.input.HandSpots;
import org.alea.app.shell.Fonts;
import org.alea.app.table.Fitting;
import org.alea.app.table.Plate;
import org.alea.app.table.card.CardPrint;
import org.alea.app.table.figure.Gem;
import org.alea.app.table.symbol.Sign;
import org.alea.games.synchro.cards.HeroLevel;
import org.alea.games.synchro.cards.SynchroHero;
import org.alea.games.synchro.cards.SynchroSkill;
import org.alea.games.synchro.effects.Camp;
import org.alea.games.synchro.rules.Prowess;
import org.alea.games.synchro.state.PartyHero;
import org.alea.games.synchro.state.SkillTile;

/** A hero on paper, the whole height of the table: what its level gives, before and after, and what it can do. */
final class HeroSheet {
    private static final double INSET = 12;
    private static final double LEAST = 11.5;

    private final StageKit kit;
    private final StageKit.View view;
    private final PartyHero hero;

    HeroSheet(StageKit kit, StageKit.View view, PartyHero hero) {
        this.kit = kit;
        this.view = view;
        this.hero = hero;
    }

    /** What a level changes, from one line of the level table to the next. */
    private record Change(String key, int before, int after) {}

    /**
     * Lays the sheet.
     *
     * @param from the level before, the same as {@code to} where nothing changes
     */
    Pane lay(Pane root, Rectangle2D at, int from, int to) {
        SynchroVoice voice = kit.voice();
        SynchroHero card = voice.content().hero(hero.card());
        Pane paper = new Pane();
        paper.getStyleClass().addAll("paper-card", "sy-sheet");
        StageKit.put(root, paper, at);
        view.place(HandSpots.hero(hero.board()), paper);
        double inner = at.getWidth() - 2 * INSET;
        VBox lines = new VBox(kit.of(6, 3));
        int place = view.table().state().party().place(hero.board()) + 1;
        HBox head = StageKit.row(
                6,
                kit.label("P" + place, "sy-rank"),
                StageKit.gap(),
                kit.line(voice.get("sheet.level", to), Fonts.STRONG, kit.of(14, 13), inner - 60, "sy-badge"));
        lines.getChildren().add(head);
        double skills = PartyHero.MOST_SKILLS * kit.of(50, 37);
        double spare = at.getHeight() - skills - kit.of(360, 290);
        lines.getChildren().add(plate(card, inner, Math.max(kit.of(90, 52), Math.min(kit.of(200, 150), spare))));
        HBox name = StageKit.row(
                6, kit.line(voice.term(card.id()), Fonts.DISPLAY, kit.of(23, 19), inner - 30, "card-title"));
        name.getChildren()
                .addAll(
                        StageKit.gap(),
                        Gem.of(SynchroLooks.stone(card.heroClass().colour()), 20));
        lines.getChildren().add(name);
        OptionalInt clv = OptionalInt.of(voice.content().level(to).clv());
        lines.getChildren()
                .add(kit.block(
                        voice.term(card.heroClass()) + " · "
                                + voice.talents(card.side(hero.improved()), Camp.HEROES, clv),
                        Fonts.TEXT,
                        13,
                        inner,
                        kit.of(54, 38),
                        "sy-ink"));
        for (Change change : changes(from, to)) {
            lines.getChildren().add(line(change, inner));
        }
        StageKit.put(
                paper, lines, new Rectangle2D(INSET, kit.of(12, 9), inner, at.getHeight() - skills - kit.of(16, 12)));
        Label caption = kit.line(voice.table().caption("sheet.skills"), Fonts.NUMBER, 12.5, inner, "sy-sheet-caption");
        double y = at.getHeight() - skills - 12;
        StageKit.put(paper, caption, INSET, y - kit.of(20, 18));
        for (int i = 0; i < PartyHero.MOST_SKILLS; i++) {
            Rectangle2D slot = new Rectangle2D(INSET, y + i * kit.of(50, 37), inner, kit.of(46, 34));
            skill(paper, i, slot, clv);
        }
        return paper;
    }

    private List<Change> changes(int from, int to) {
        HeroLevel before = kit.voice().content().level(from);
        HeroLevel after = kit.voice().content().level(to);
        PartyHero then = hero.withLevel(from);
        PartyHero now = hero.withLevel(to);
        return List.of(
                new Change("sheet.hp", most(then), most(now)),
                new Change("sheet.clv", before.clv(), after.clv()),
                new Change("sheet.shards", before.shardsPerTurn(), after.shardsPerTurn()),
                new Change("sheet.basic", basic(then), basic(now)),
                new Change("sheet.potion", potion(then), potion(now)));
    }

    private int most(PartyHero as) {
        return Prowess.maxHp(kit.voice().content(), view.table().state().party(), as);
    }

    private int basic(PartyHero as) {
        return Prowess.basicAttack(kit.voice().content(), view.table().state().party(), as);
    }

    private int potion(PartyHero as) {
        return Prowess.potion(kit.voice().content(), view.table().state().party(), as);
    }

    private HBox line(Change change, double inner) {
        Label name = kit.line(kit.voice().get(change.key()), Fonts.TEXT, kit.of(14, 12.5), inner - 90, "sy-ink");
        HBox row = StageKit.row(6, name, StageKit.gap());
        row.getStyleClass().add("sy-sheet-line");
        boolean grows = change.after() > change.before();
        if (grows) {
            row.getChildren()
                    .addAll(
                            kit.label(Integer.toString(change.before()), "sy-sheet-before"),
                            Sign.of("mdi2a-arrow-right", 14, "sy-ink-sign"));
        }
        row.getChildren()
                .add(kit.label(Integer.toString(change.after()), grows ? "sy-sheet-better" : "sy-sheet-figure"));
        row.setAccessibleText(kit.voice().get(change.key()) + ": " + change.after());
        return row;
    }

    private StackPane plate(SynchroHero card, double wide, double high) {
        CardPrint.Art art = SynchroLooks.art(SynchroLooks.hero(card.heroClass(), card.id()), card.id());
        Region rim = new Region();
        rim.getStyleClass().add("sy-plate");
        rim.setStyle("-fx-border-color: "
                + SynchroLooks.band(List.of(card.heroClass().colour())) + ";");
        StackPane plate = new StackPane(
                new Plate(art.emblem(), art.pattern(), wide, high)
                        .print(Math.max(2, kit.plan().scale())),
                rim);
        StageKit.sized(plate, wide, high);
        return plate;
    }

    private void skill(Pane paper, int slot, Rectangle2D at, OptionalInt clv) {
        SynchroVoice voice = kit.voice();
        HBox box = StageKit.row(6);
        if (slot < hero.skills().size()) {
            SkillTile tile = hero.skills().get(slot);
            SynchroSkill skill = voice.content().skill(tile.id());
            double wide = at.getWidth() - 24 - 20 * skill.cost().size();
            VBox words =
                    new VBox(kit.line(voice.term(tile.id()), Fonts.DISPLAY, kit.of(16, 14), wide, "sy-sheet-skill"));
            words.setAlignment(Pos.CENTER_LEFT);
            String does = voice.effects(skill.side(tile.improved()), Camp.HEROES, clv);
            if (!kit.plan().compact() && Fitting.width(does, Fonts.TEXT, LEAST * kit.text()) <= wide) {
                words.getChildren().add(kit.line(does, Fonts.TEXT, 12.5, wide, "sy-sheet-does"));
            }
            box.getChildren().addAll(words, StageKit.gap());
            skill.cost().forEach(colour -> box.getChildren().add(Gem.of(SynchroLooks.stone(colour), 16)));
            box.setStyle("-fx-background-color: " + SynchroLooks.band(skill.cost()) + ";");
            box.getStyleClass().add("sy-sheet-tile");
            box.setAccessibleText(voice.term(tile.id()));
        } else {
            box.getStyleClass().add("sy-sheet-free");
            box.getChildren().add(kit.label(voice.get("skill.free"), "sy-ink"));
        }
        StageKit.put(paper, box, at);
        view.place(HandSpots.skill(hero.board(), slot), box);
    }
}
