package org.alea.app.games.synchro.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import javafx.css.PseudoClass;
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
import org.alea.app.games.synchro.input.SynchroKeys;
import org.alea.app.shell.Fonts;
import org.alea.app.table.Fitting;
import org.alea.app.table.Spot;
import org.alea.app.table.card.CardFace;
import org.alea.app.table.card.CardPrint;
import org.alea.app.table.figure.Medal;
import org.alea.app.table.symbol.Sign;
import org.alea.games.synchro.cards.HeroLevel;
import org.alea.games.synchro.cards.ShardColour;
import org.alea.games.synchro.cards.SynchroHero;
import org.alea.games.synchro.cards.SynchroSkill;
import org.alea.games.synchro.effects.Camp;
import org.alea.games.synchro.effects.Fighter;
import org.alea.games.synchro.effects.Marble;
import org.alea.games.synchro.rules.Prowess;
import org.alea.games.synchro.state.Ask;
import org.alea.games.synchro.state.HeroTurn;
import org.alea.games.synchro.state.ItemPiece;
import org.alea.games.synchro.state.Party;
import org.alea.games.synchro.state.PartyHero;
import org.alea.games.synchro.state.Shards;
import org.alea.games.synchro.state.SkillTile;

/** What the active hero has to act with: shards, reserve, items, skills as cards, and the other actions of a turn. */
final class HandPane {
    private static final PseudoClass OFF = PseudoClass.getPseudoClass("off");
    private static final Map<String, String> ACTIONS = actions();
    private static final double INSET = 12;
    private static final double LEAST = 11;

    private final StageKit kit;
    private final Pane root = new Pane();
    private final Rectangle2D place;

    HandPane(StageKit kit) {
        this.kit = kit;
        place = new SynchroPlan(kit.plan()).hand();
        root.setPickOnBounds(false);
    }

    private static Map<String, String> actions() {
        Map<String, String> actions = new java.util.LinkedHashMap<>();
        actions.put("basic", "mdi2s-sword");
        actions.put("swap", "mdi2s-swap-horizontal");
        actions.put("level", "mdi2a-arrow-up-bold-circle");
        actions.put("reserve", "mdi2a-archive-arrow-down");
        actions.put("potion", "mdi2b-bottle-tonic-plus");
        actions.put("retreat", "mdi2r-run-fast");
        return actions;
    }

    Region node() {
        return root;
    }

    void show(StageKit.View view) {
        root.getChildren().clear();
        Party party = view.table().state().party();
        boolean deploying =
                view.table().asked().filter(Ask.Deploy.class::isInstance).isPresent();
        if (deploying) {
            kits(view, party);
            return;
        }
        PartyHero hero = shown(view);
        if (party.heroes().isEmpty()) {
            return;
        }
        double wide = kit.of(250, 218);
        panel(view, hero, new Rectangle2D(place.getMinX(), place.getMinY(), wide, place.getHeight()));
        double x = place.getMinX() + wide + kit.of(14, 10);
        double width = place.getMaxX() - x;
        double actions = kit.of(46, 42);
        double outlook = view.threats().isEmpty() ? 0 : ThreatStrip.high(kit) + 8;
        double skills = place.getHeight() - actions - outlook - 8;
        skills(view, hero, new Rectangle2D(x, place.getMinY(), width, skills));
        actions(view, hero, new Rectangle2D(x, place.getMinY() + skills + 8, width, actions));
        if (outlook > 0) {
            new ThreatStrip(kit, root)
                    .show(view, new Rectangle2D(x, place.getMaxY() - outlook + 8, width, outlook - 8));
        }
    }

    /** The hero whose turn it is, or who is asked, or who stands in front. */
    private static PartyHero shown(StageKit.View view) {
        Party party = view.table().state().party();
        Optional<Marble> board = view.table().state().battle().turn().map(HeroTurn::board);
        if (board.isEmpty()) {
            Optional<Ask> ask = view.table().asked();
            if (ask.filter(Ask.Overflow.class::isInstance).isPresent()) {
                board = ask.map(Ask.Overflow.class::cast).map(Ask.Overflow::hero);
            } else if (ask.filter(Ask.PotionWindow.class::isInstance).isPresent()) {
                board = ask.map(Ask.PotionWindow.class::cast).map(Ask.PotionWindow::hero);
            } else if (ask.filter(Ask.BurnChoice.class::isInstance).isPresent()) {
                board = ask.map(Ask.BurnChoice.class::cast).map(Ask.BurnChoice::hero);
            }
        }
        return board.flatMap(party::find)
                .orElseGet(() -> party.heroes().isEmpty()
                        ? PartyHero.recruit(Marble.RED, "", 1)
                        : party.heroes().get(0));
    }

    // the hero

    private void panel(StageKit.View view, PartyHero hero, Rectangle2D at) {
        SynchroVoice voice = kit.voice();
        Party party = view.table().state().party();
        SynchroHero card = voice.content().hero(hero.card());
        Region panel = new Region();
        panel.getStyleClass().add("table-panel");
        StageKit.put(root, panel, at);
        double x = at.getMinX() + INSET;
        double y = at.getMinY() + 10;
        double inner = at.getWidth() - 2 * INSET;
        double medal = kit.of(48, 40);
        StageKit.put(root, new Medal(SynchroLooks.medal(card.heroClass(), card.id()), Medal.Mood.ACTIVE, medal), x, y);
        Label name = kit.line(voice.term(card.id()), Fonts.DISPLAY, kit.of(22, 19), inner - medal - 10, "sy-title");
        StageKit.put(root, name, x + medal + 10, y + 2);
        Label role = kit.line(
                voice.get("hero.role", voice.term(card.heroClass()), Prowess.clv(voice.content(), hero)),
                Fonts.TEXT,
                13,
                inner - medal - 10,
                "sy-note");
        StageKit.put(root, role, x + medal + 10, y + kit.of(28, 23));
        y += medal + 10;
        StageKit.put(root, kit.caption("hand.shards", inner), x, y);
        double size = Math.floor((inner - 4 * 6) / 5);
        y += 20;
        ShardTray.lay(
                kit,
                view,
                root,
                hero.board(),
                hero.stored(),
                PartyHero.MOST_STORED,
                new Rectangle2D(x, y, size, size + 4));
        y += size + 14;
        StageKit.put(root, kit.caption("hand.pool", inner), x, y);
        y += 20;
        ShardTray.lay(
                kit, view, root, HandSpots.POOL, party.pool(), Party.MOST_POOL, new Rectangle2D(x, y, size, size + 4));
        items(view, hero, new Rectangle2D(x + 2 * (size + 6) + 8, y, inner - 2 * (size + 6) - 8, size + 4));
        y += size + 12;
        Shards bag = view.table().state().supply().bag();
        HBox count = StageKit.row(5, Sign.of("mdi2s-sack", 16));
        for (ShardColour colour : ShardColour.values()) {
            count.getChildren()
                    .addAll(
                            org.alea.app.table.figure.Gem.of(SynchroLooks.stone(colour), 14),
                            kit.label(Integer.toString(bag.of(colour)), "sy-figure"));
        }
        count.setAccessibleText(voice.get("hear.bag", bag.red(), bag.blue(), bag.green(), bag.clear()));
        StageKit.put(root, count, x, y);
        view.place(Spot.of("bag", ""), count);
        y += 26;
        notes(view, hero, new Rectangle2D(x, y, inner, at.getMaxY() - 8 - y));
    }

    private void items(StageKit.View view, PartyHero hero, Rectangle2D at) {
        double size = Math.min(at.getHeight(), (at.getWidth() - 6) / 2);
        for (int i = 0; i < PartyHero.MOST_ITEMS; i++) {
            Rectangle2D slot = new Rectangle2D(at.getMinX() + i * (size + 6), at.getMinY(), size, size);
            StackPane box = new StackPane();
            box.getStyleClass().add("sy-slot");
            StageKit.put(root, box, slot);
            if (i < hero.items().size()) {
                ItemPiece piece = hero.items().get(i);
                view.lay(HandSpots.item(piece.id()), ItemTokens.token(kit, piece, size), slot);
            }
        }
    }

    // skills

    private void skills(StageKit.View view, PartyHero hero, Rectangle2D at) {
        SynchroVoice voice = kit.voice();
        double gap = 8;
        double wide = (at.getWidth() - 3 * gap) / 4;
        Optional<HeroTurn> turn = view.table().state().battle().turn().filter(now -> now.board() == hero.board());
        int position = view.table().state().party().place(hero.board()) + 1;
        for (int i = 0; i < PartyHero.MOST_SKILLS; i++) {
            Rectangle2D slot = new Rectangle2D(at.getMinX() + i * (wide + gap), at.getMinY(), wide, at.getHeight());
            Spot spot = HandSpots.skill(hero.board(), i);
            if (i >= hero.skills().size()) {
                StackPane empty = new StackPane(kit.label(voice.get("skill.free"), "sy-note"));
                empty.getStyleClass().add("sy-slot");
                StageKit.put(root, empty, slot);
                continue;
            }
            SkillTile tile = hero.skills().get(i);
            SynchroSkill skill = voice.content().skill(tile.id());
            boolean used = turn.filter(now -> now.skills().contains(tile.id())).isPresent();
            boolean payable = view.begins(spot) || view.shot().draft().has(spot);
            List<ShardColour> missing = payable
                    ? List.of()
                    : missing(hero.stored().plus(view.table().state().party().pool()), skill.cost());
            OptionalInt clv = OptionalInt.of(Prowess.clv(voice.content(), hero));
            CardPrint print = kit.prints().skill(skill, tile.improved(), clv, missing);
            CardFace face = new CardFace(print, CardFace.Size.FULL, wide, at.getHeight(), kit.text());
            if (used) {
                face.veil(true, voice.get("skill.used"));
            } else if (turn.isPresent() && !payable && view.shot().playing()) {
                String why = why(hero, skill, missing, position);
                face.show(
                        why.isEmpty() ? print : print.foot(new CardPrint.Foot("mdi2a-alert", why, CardPrint.Ink.RED)));
                face.setOpacity(0.72);
            }
            StageKit.put(root, face, slot);
            face.choose(view.shot().draft().has(spot));
            face.setAccessibleText(voice.get("hear.skill", i + 1, voice.term(tile.id())));
            view.place(spot, face);
        }
    }

    private String why(PartyHero hero, SynchroSkill skill, List<ShardColour> missing, int position) {
        SynchroVoice voice = kit.voice();
        if (hero.silenced()) {
            return voice.get("skill.silenced");
        }
        if (skill.from().filter(ranks -> !ranks.contains(position)).isPresent()) {
            return voice.get("skill.place", skill.from().get().text());
        }
        List<String> names = new ArrayList<>();
        missing.forEach(colour -> names.add(voice.term(colour)));
        return names.isEmpty() ? "" : voice.get("skill.missing", String.join(", ", names));
    }

    private static List<ShardColour> missing(Shards shards, List<ShardColour> cost) {
        Shards left = shards;
        List<ShardColour> missing = new ArrayList<>();
        for (ShardColour symbol : cost) {
            ShardColour paid = left.of(symbol) > 0 ? symbol : ShardColour.CLEAR;
            if (left.of(paid) > 0) {
                left = left.without(paid);
            } else {
                missing.add(symbol);
            }
        }
        return missing;
    }

    // the other actions

    private void actions(StageKit.View view, PartyHero hero, Rectangle2D at) {
        double gap = 8;
        double wide = (at.getWidth() - (ACTIONS.size() - 1) * gap) / ACTIONS.size();
        int i = 0;
        for (Map.Entry<String, String> action : ACTIONS.entrySet()) {
            Rectangle2D slot = new Rectangle2D(at.getMinX() + i++ * (wide + gap), at.getMinY(), wide, at.getHeight());
            Spot spot = HandSpots.action(action.getKey());
            String words = words(view, hero, action.getKey());
            Label name = kit.line(words, Fonts.STRONG, 13.5, wide - kit.of(66, 56), "sy-action-words");
            name.setMinWidth(Region.USE_PREF_SIZE);
            HBox tile = StageKit.row(kit.of(6, 4), Sign.of(action.getValue(), kit.of(17, 15)), name, StageKit.gap());
            tile.getChildren().add(kit.label(kit.voice().table().key(SynchroKeys.of(action.getKey())), "key-cap"));
            tile.getStyleClass().add("sy-action");
            tile.setAccessibleText(words);
            boolean open = view.begins(spot) || view.shot().draft().has(spot);
            tile.pseudoClassStateChanged(OFF, !open);
            StageKit.put(root, tile, slot);
            view.place(spot, tile);
        }
    }

    private String words(StageKit.View view, PartyHero hero, String action) {
        SynchroVoice voice = kit.voice();
        return switch (action) {
            case "basic" ->
                voice.get(
                        "action.basicFor",
                        Prowess.basicAttack(
                                voice.content(), view.table().state().party(), hero));
            case "level" -> {
                HeroLevel level = voice.content().level(hero.level());
                String kind = kit.plan().compact() ? "Short" : "";
                yield level.costNext() == 0
                        ? voice.get("action.top" + kind)
                        : voice.get("action.level" + kind, hero.level() + 1, level.costNext());
            }
            case "potion" ->
                voice.get("action.potion", view.table().state().party().potions());
            default -> voice.get("action." + action);
        };
    }

    // what its cards say

    private void notes(StageKit.View view, PartyHero hero, Rectangle2D at) {
        SynchroVoice voice = kit.voice();
        OptionalInt clv = OptionalInt.of(Prowess.clv(voice.content(), hero));
        List<String> lines = new ArrayList<>();
        hero.master()
                .ifPresent(master -> lines.add(voice.get(
                        "note.card",
                        voice.term(master.card()),
                        voice.talents(Prowess.master(voice.content(), master), Camp.HEROES, clv))));
        for (ItemPiece item : hero.items()) {
            lines.add(voice.get(
                    "note.card",
                    voice.term(item.id()),
                    voice.talents(Prowess.item(voice.content(), item), Camp.HEROES, clv)));
        }
        lines.add(voice.get(
                "note.card",
                voice.term(hero.card()),
                voice.talents(voice.content().hero(hero.card()).side(hero.improved()), Camp.HEROES, clv)));
        // its own card says the last of these on the stage as well
        while (lines.size() > 1
                && Fitting.blockHeight(String.join("\n", lines), Fonts.TEXT, LEAST, 0, at.getWidth())
                        > at.getHeight()) {
            lines.remove(lines.size() - 1);
        }
        VBox box =
                new VBox(kit.block(String.join("\n", lines), Fonts.TEXT, 13, at.getWidth(), at.getHeight(), "sy-note"));
        StageKit.put(root, box, at);
        view.place(HandSpots.fighter(Fighter.hero(hero.board())).part("card"), box);
    }

    // who wears what, before a combat

    private void kits(StageKit.View view, Party party) {
        double gap = kit.of(12, 8);
        double wide = (place.getWidth() - 5 * gap) / 6;
        double strip = view.threats().isEmpty() ? 0 : ThreatStrip.high(kit);
        double high = place.getHeight() - strip - (strip > 0 ? 8 : 0);
        if (strip > 0) {
            new ThreatStrip(kit, root)
                    .show(view, new Rectangle2D(place.getMinX(), place.getMaxY() - strip, place.getWidth(), strip));
        }
        double size = Math.min(wide - 24, Math.min(kit.of(96, 76), (high - 62) / 2));
        int column = 0;
        for (int i = party.heroes().size() - 1; i >= 0; i--) {
            PartyHero hero = party.heroes().get(i);
            column(
                    view,
                    hero.items(),
                    kit.voice().term(hero.card()),
                    slot(column++, wide, gap, high),
                    size,
                    PartyHero.MOST_ITEMS);
        }
        Rectangle2D stash = slot(4, wide, gap, high);
        Rectangle2D bin = slot(5, wide, gap, high);
        Pane left = column(
                view,
                party.stash(),
                kit.voice().get("action.stash"),
                stash,
                size,
                party.stash().size());
        view.place(HandSpots.action("stash"), left);
        Pane thrown = column(view, List.of(), kit.voice().get("action.bin"), bin, size, 0);
        view.place(HandSpots.action("bin"), thrown);
    }

    private Rectangle2D slot(int column, double wide, double gap, double high) {
        return new Rectangle2D(place.getMinX() + column * (wide + gap), place.getMinY(), wide, high);
    }

    private Pane column(
            StageKit.View view, List<ItemPiece> items, String name, Rectangle2D at, double size, int places) {
        Pane box = new Pane();
        box.getStyleClass().addAll("table-panel", "sy-column");
        StageKit.put(root, box, at);
        Label title = kit.line(name, Fonts.DISPLAY, 17, at.getWidth() - 20, "sy-title");
        StageKit.put(box, title, 10, 8);
        for (int i = 0; i < Math.max(places, items.size()); i++) {
            Rectangle2D slot = new Rectangle2D(
                    at.getMinX() + (at.getWidth() - size) / 2, at.getMinY() + 42 + i * (size + 10), size, size);
            StackPane free = new StackPane();
            free.getStyleClass().add("sy-slot");
            StageKit.put(root, free, slot);
            free.setMouseTransparent(true);
            if (i < items.size()) {
                view.lay(HandSpots.item(items.get(i).id()), ItemTokens.token(kit, items.get(i), size), slot);
            }
        }
        return box;
    }
}
