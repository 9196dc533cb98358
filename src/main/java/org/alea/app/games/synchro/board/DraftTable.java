package org.alea.app.games.synchro.board;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import javafx.geometry.Rectangle2D;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.app.games.synchro.art.SynchroLooks;
import org.alea.app.games.synchro.art.SynchroVoice;
import org.alea.app.games.synchro.input.HandSpots;
import org.alea.app.shell.Fonts;
import org.alea.app.table.Spot;
import org.alea.app.table.card.CardFace;
import org.alea.app.table.card.CardPrint;
import org.alea.app.table.figure.Gem;
import org.alea.app.table.figure.Medal;
import org.alea.games.synchro.cards.SynchroHero;
import org.alea.games.synchro.cards.SynchroSkill;
import org.alea.games.synchro.effects.Marble;
import org.alea.games.synchro.rules.Prowess;
import org.alea.games.synchro.state.Ask;
import org.alea.games.synchro.state.Party;
import org.alea.games.synchro.state.PartyHero;
import org.alea.games.synchro.state.SkillTile;

/** What a new level brings: the hero before and after, the draws of a draft with its tiles, or what can be improved. */
final class DraftTable {
    /** How high a tile is, compared to its width, and how much larger its words are than elsewhere. */
    private static final double TALL = 1.5;

    private static final double LARGE = 1.25;
    private static final int IN_A_ROW = 3;

    private final StageKit kit;
    private final Pane root = new Pane();
    private final Rectangle2D wide;
    private final Rectangle2D column;

    DraftTable(StageKit kit) {
        this.kit = kit;
        root.setPickOnBounds(false);
        wide = new SynchroPlan(kit.plan()).wide();
        column = new SynchroPlan(kit.plan()).column();
    }

    Region node() {
        return root;
    }

    /** Whether what is asked is shown here. */
    static boolean shows(Optional<Ask> ask) {
        return ask.flatMap(DraftTable::whose).isPresent();
    }

    private static Optional<Marble> whose(Ask ask) {
        if (ask instanceof Ask.SkillDraft draft) {
            return Optional.of(draft.hero());
        } else if (ask instanceof Ask.ImproveReward reward) {
            return Optional.of(reward.hero());
        }
        return ask instanceof Ask.TowerOffer offer ? Optional.of(offer.hero()) : Optional.empty();
    }

    void show(StageKit.View view) {
        root.getChildren().clear();
        Region ground = new Region();
        ground.getStyleClass().add("synchro-ground");
        ground.setMouseTransparent(true);
        double deck = kit.plan().deck().getMinY();
        StageKit.put(
                root,
                ground,
                new Rectangle2D(
                        0,
                        deck,
                        wide.getMaxX() + kit.plan().edge() / 2,
                        kit.plan().height() - deck));
        Party party = view.table().state().party();
        Optional<PartyHero> hero =
                view.table().asked().flatMap(DraftTable::whose).flatMap(party::find);
        if (hero.isEmpty()) {
            return;
        }
        double sheet = kit.of(300, 252);
        int level = hero.get().level();
        new HeroSheet(kit, view, hero.get())
                .lay(
                        root,
                        new Rectangle2D(wide.getMinX(), wide.getMinY(), sheet, wide.getHeight()),
                        Math.max(1, level - 1),
                        level);
        double x = wide.getMinX() + sheet + kit.of(18, 12);
        middle(view, hero.get(), new Rectangle2D(x, wide.getMinY(), wide.getMaxX() - x, wide.getHeight()));
        beside(view, party, hero.get());
    }

    private void middle(StageKit.View view, PartyHero hero, Rectangle2D at) {
        SynchroVoice voice = kit.voice();
        Ask ask = view.table().ask();
        boolean drafts = ask instanceof Ask.SkillDraft;
        String name = voice.term(hero.card());
        String title = ask instanceof Ask.ImproveReward ? "draft.improve" : "draft.title";
        StageKit.put(
                root,
                kit.line(voice.get(title, name), Fonts.DISPLAY, kit.of(26, 22), at.getWidth(), "sy-title"),
                at.getMinX(),
                at.getMinY() - 4);
        double top = at.getMinY() + kit.of(40, 32);
        if (ask instanceof Ask.SkillDraft draft) {
            double ladder = MulliganLadder.high(kit);
            new MulliganLadder(kit).lay(root, draft, new Rectangle2D(at.getMinX(), top, at.getWidth(), ladder));
            top += ladder + kit.of(14, 10);
        }
        double foot = kit.of(30, 26);
        Rectangle2D cards = new Rectangle2D(at.getMinX(), top, at.getWidth(), at.getMaxY() - foot - top);
        if (drafts) {
            tiles(view, hero, (Ask.SkillDraft) ask, cards);
        } else if (ask instanceof Ask.TowerOffer) {
            view.table().state().supply().setAside().ifPresent(tile -> row(view, hero, List.of(tile), false, cards));
        } else {
            improvements(view, hero, cards);
        }
        int left = view.table().state().supply().skills().size();
        StageKit.put(
                root,
                kit.line(voice.get("draft.left", left), Fonts.TEXT, 13, at.getWidth(), "sy-note"),
                at.getMinX(),
                at.getMaxY() - foot + 6);
    }

    private void tiles(StageKit.View view, PartyHero hero, Ask.SkillDraft draft, Rectangle2D at) {
        double aside = draft.aside().isEmpty() ? 0 : kit.of(46, 40);
        if (aside > 0) {
            Rectangle2D strip = new Rectangle2D(at.getMinX(), at.getMinY(), at.getWidth(), aside);
            row(view, hero, draft.aside(), true, strip);
        }
        double y = at.getMinY() + (aside > 0 ? aside + kit.of(12, 8) : 0);
        row(view, hero, draft.tiles(), false, new Rectangle2D(at.getMinX(), y, at.getWidth(), at.getMaxY() - y));
    }

    private void row(StageKit.View view, PartyHero hero, List<String> tiles, boolean aside, Rectangle2D at) {
        double gap = kit.of(14, 10);
        double each = Math.min(kit.of(360, 300), (at.getWidth() - (tiles.size() - 1) * gap) / tiles.size());
        OptionalInt clv = OptionalInt.of(Prowess.clv(kit.voice().content(), hero));
        for (int i = 0; i < tiles.size(); i++) {
            String id = tiles.get(i);
            SynchroSkill skill = kit.voice().content().skill(id);
            CardPrint print = kit.prints().skillWithBoth(skill, clv);
            double high = Math.min(at.getHeight(), each * TALL);
            Rectangle2D slot = new Rectangle2D(at.getMinX() + i * (each + gap), at.getMinY(), each, high);
            CardFace.Size size = aside ? CardFace.Size.MINI : CardFace.Size.FULL;
            CardFace face = new CardFace(print, size, each, high, kit.text() * (aside ? 1 : LARGE));
            face.setAccessibleText(kit.voice().term(id));
            if (aside) {
                face.veil(true, "");
            }
            Spot spot = HandSpots.tile(id);
            face.choose(view.shot().draft().has(spot));
            view.lay(spot, face, slot);
        }
    }

    /** What each card of the hero would say on its other side. */
    private void improvements(StageKit.View view, PartyHero hero, Rectangle2D at) {
        SynchroHero card = kit.voice().content().hero(hero.card());
        face(kit.prints().hero(card, hero.improved()), HandSpots.hero(hero.board()), view, at, 0);
        OptionalInt clv = OptionalInt.of(Prowess.clv(kit.voice().content(), hero));
        for (int i = 0; i < hero.skills().size(); i++) {
            SkillTile tile = hero.skills().get(i);
            SynchroSkill skill = kit.voice().content().skill(tile.id());
            CardPrint print = tile.improved()
                    ? kit.prints().skill(skill, true, clv, List.of())
                    : kit.prints().skillWithBoth(skill, clv);
            face(print, HandSpots.skill(hero.board(), i), view, at, i + 1);
        }
    }

    private void face(CardPrint print, Spot spot, StageKit.View view, Rectangle2D at, int place) {
        double gap = kit.of(14, 10);
        double each = (at.getWidth() - (IN_A_ROW - 1) * gap) / IN_A_ROW;
        double high = (at.getHeight() - gap) / 2;
        double x = at.getMinX() + (place % IN_A_ROW) * (each + gap);
        double y = at.getMinY() + Math.floorDiv(place, IN_A_ROW) * (high + gap);
        CardFace face = new CardFace(print, CardFace.Size.FULL, each, high, kit.text() * kit.of(LARGE, 1));
        StageKit.put(root, face, new Rectangle2D(x, y, each, high));
        view.place(spot, face);
    }

    // at the right

    private void beside(StageKit.View view, Party party, PartyHero hero) {
        SynchroVoice voice = kit.voice();
        Pane panel = new Pane();
        panel.getStyleClass().add("table-panel");
        StageKit.put(root, panel, column);
        double inner = column.getWidth() - 28;
        VBox facts = new VBox(kit.of(9, 3));
        facts.getChildren()
                .addAll(
                        kit.line(
                                voice.get("draft.shards", voice.term(hero.card())),
                                Fonts.STRONG,
                                14,
                                inner,
                                "sy-strong"),
                        ShardTray.seen(hero.stored(), PartyHero.MOST_STORED, kit.of(26, 22)),
                        kit.caption("odds.title", inner),
                        ShardOdds.of(kit, view.table().state().supply(), inner));
        facts.getChildren().add(kit.line(voice.get("draft.party"), Fonts.STRONG, 13.5, inner, "sy-strong"));
        for (PartyHero mate : party.heroes()) {
            facts.getChildren().add(mate(mate, inner));
        }
        StageKit.put(
                root,
                facts,
                new Rectangle2D(column.getMinX() + 14, column.getMinY() + 10, inner, column.getHeight() - 16));
    }

    /** Which shards the skills of a hero cost. */
    private HBox mate(PartyHero mate, double inner) {
        SynchroHero card = kit.voice().content().hero(mate.card());
        double medal = kit.of(30, 20);
        HBox row = StageKit.row(
                7,
                new Medal(SynchroLooks.medal(card.heroClass(), card.id()), Medal.Mood.PLAIN, medal),
                kit.line(
                        kit.voice().term(card.id()).split(" ")[0],
                        Fonts.STRONG,
                        kit.of(14, 12.5),
                        inner * 0.4,
                        "sy-strong"),
                StageKit.gap());
        for (SkillTile tile : mate.skills()) {
            HBox cost = StageKit.row(1);
            cost.getStyleClass().add("sy-cost");
            kit.voice()
                    .content()
                    .skill(tile.id())
                    .cost()
                    .forEach(colour -> cost.getChildren().add(Gem.of(SynchroLooks.stone(colour), 12)));
            row.getChildren().add(cost);
        }
        return row;
    }
}
