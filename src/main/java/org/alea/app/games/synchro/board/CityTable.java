package org.alea.app.games.synchro.board;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import javafx.geometry.Pos;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.TextAlignment;
import org.alea.app.games.synchro.art.SynchroLooks;
import org.alea.app.games.synchro.art.SynchroVoice;
import org.alea.app.games.synchro.input.HandSpots;
import org.alea.app.shell.Fonts;
import org.alea.app.table.DieFace;
import org.alea.app.table.DieNode;
import org.alea.app.table.DieSkin;
import org.alea.app.table.Spot;
import org.alea.app.table.card.CardFace;
import org.alea.app.table.card.CardPrint;
import org.alea.app.table.figure.Gem;
import org.alea.app.table.gauge.RingDial;
import org.alea.app.table.symbol.Sign;
import org.alea.content.MoveCodec;
import org.alea.games.synchro.cards.HeroClass;
import org.alea.games.synchro.cards.SynchroContent;
import org.alea.games.synchro.cards.SynchroItem;
import org.alea.games.synchro.effects.Marble;
import org.alea.games.synchro.rules.Prowess;
import org.alea.games.synchro.state.Ask;
import org.alea.games.synchro.state.Party;
import org.alea.games.synchro.state.ReserveHero;
import org.alea.games.synchro.state.Voyage;

/** Cards laid out beside the party: the draft of heroes and skills, a village, a point of interest, a recruit. */
final class CityTable {
    private static final int MOST_CARDS = 8;
    private static final int IN_A_ROW = 5;

    private final StageKit kit;
    private final Pane root = new Pane();
    private final Rectangle2D wide;
    private final Rectangle2D column;
    private Optional<DieNode> die = Optional.empty();

    CityTable(StageKit kit) {
        this.kit = kit;
        root.setPickOnBounds(false);
        wide = new SynchroPlan(kit.plan()).wide();
        column = new SynchroPlan(kit.plan()).column();
    }

    Region node() {
        return root;
    }

    void show(StageKit.View view) {
        root.getChildren().clear();
        die = Optional.empty();
        Region ground = new Region();
        ground.getStyleClass().add("synchro-ground");
        ground.setMouseTransparent(true);
        double y = kit.plan().deck().getMinY();
        StageKit.put(
                root,
                ground,
                new Rectangle2D(
                        0, y, wide.getMaxX() + kit.plan().edge() / 2, kit.plan().height() - y));
        Optional<Marble> asked = asked(view);
        SynchroContent content = kit.voice().content();
        List<String> cards = new ArrayList<>();
        List<String> wares = new ArrayList<>();
        for (String id : shown(view)) {
            (content.isItem(id) ? wares : cards).add(id);
        }
        if (cards.size() > MOST_CARDS) {
            cards.clear();
        }
        double gap = kit.of(12, 8);
        double caption = kit.of(27, 26);
        double boards = kit.of(318, 262);
        double rest = wide.getHeight() - boards - caption - gap;
        double top = wide.getMinY();
        double goods = wares.isEmpty() ? 0 : cards.isEmpty() ? Math.min(rest - caption, 250) : kit.of(130, 124);
        double high = cards.isEmpty() ? 0 : rest - caption - (wares.isEmpty() ? 0 : goods + caption + gap);
        if (!cards.isEmpty()) {
            caption(view, "cards", top);
            Rectangle2D room = new Rectangle2D(wide.getMinX(), top + caption, wide.getWidth(), high);
            if (cards.size() > IN_A_ROW) {
                rows(view, cards, asked, room);
            } else {
                row(view, cards, asked, room);
            }
            top += caption + high + gap;
        }
        if (!wares.isEmpty()) {
            caption(view, "wares", top);
            row(view, wares, asked, new Rectangle2D(wide.getMinX(), top + caption, wide.getWidth(), goods));
        }
        if (cards.isEmpty() && wares.isEmpty()) {
            scene(view, new Rectangle2D(wide.getMinX(), top, wide.getWidth(), rest - gap));
        }
        caption(view, "party", wide.getMaxY() - boards - caption);
        new PartyBoards(kit, root)
                .show(view, asked, new Rectangle2D(wide.getMinX(), wide.getMaxY() - boards, wide.getWidth(), boards));
        beside(view);
    }

    /** The die of a point of interest, as it was last shown. */
    Optional<DieNode> die() {
        return die;
    }

    /** Who a draft or a reward is for. */
    private static Optional<Marble> asked(StageKit.View view) {
        return view.table()
                .asked()
                .map(MoveCodec::parameters)
                .map(values -> values.get("hero"))
                .filter(Marble.class::isInstance)
                .map(Marble.class::cast);
    }

    /** What lies here for the moment, the reserve, and whatever else a move can begin with. */
    private static Set<String> shown(StageKit.View view) {
        Set<String> ids = new LinkedHashSet<>();
        Optional<Ask> ask = view.table().asked();
        Set<String> placed = new LinkedHashSet<>();
        ask.filter(Ask.ChooseHeroes.class::isInstance)
                .map(Ask.ChooseHeroes.class::cast)
                .ifPresent(choosing -> choosing.placed().forEach(one -> placed.add(one.card())));
        ask.ifPresent(asked -> ids.addAll(asked.held()));
        ids.removeAll(placed);
        for (ReserveHero hero : view.table().state().party().reserve()) {
            ids.add(hero.card());
        }
        for (Spot spot : view.options().first()) {
            if (List.of("card", "tile", "ware").contains(spot.kind())
                    && !spot.id().isEmpty()) {
                ids.add(spot.id());
            }
        }
        return ids;
    }

    private void caption(StageKit.View view, String part, double y) {
        String ask = view.table()
                .asked()
                .map(asked -> MoveCodec.name(asked.getClass()))
                .orElse("");
        String own = "caption." + part + "." + ask;
        String words = kit.voice().get(kit.voice().table().knows(own) ? own : "caption." + part);
        StageKit.put(
                root,
                kit.line(words, Fonts.DISPLAY, kit.of(19, 17), wide.getWidth(), "sy-title"),
                wide.getMinX(),
                y - 2);
    }

    /** More cards than have room side by side lie in two rows. */
    private void rows(StageKit.View view, List<String> ids, Optional<Marble> asked, Rectangle2D at) {
        int first = (ids.size() + 1) / 2;
        double gap = kit.of(10, 8);
        double high = (at.getHeight() - gap) / 2;
        double wideOne = (at.getWidth() - (first - 1) * gap) / first;
        int second = ids.size() - first;
        row(
                view,
                ids.subList(0, first),
                asked,
                wideOne,
                new Rectangle2D(at.getMinX(), at.getMinY(), at.getWidth(), high));
        row(
                view,
                ids.subList(first, ids.size()),
                asked,
                wideOne,
                new Rectangle2D(at.getMinX(), at.getMinY() + high + gap, second * wideOne + (second - 1) * gap, high));
    }

    private void row(StageKit.View view, List<String> ids, Optional<Marble> asked, Rectangle2D at) {
        row(view, ids, asked, kit.of(264, 230), at);
    }

    private void row(StageKit.View view, List<String> ids, Optional<Marble> asked, double widest, Rectangle2D at) {
        double gap = kit.of(10, 8);
        double each = Math.min(widest, (at.getWidth() - (ids.size() - 1) * gap) / ids.size());
        int coins = view.table().state().party().coins();
        boolean village =
                view.table().asked().filter(Ask.Village.class::isInstance).isPresent();
        Set<String> aside = view.table()
                .asked()
                .filter(Ask.SkillDraft.class::isInstance)
                .map(Ask.SkillDraft.class::cast)
                .map(draft -> (Set<String>) new LinkedHashSet<>(draft.aside()))
                .orElse(Set.of());
        for (int i = 0; i < ids.size(); i++) {
            String id = ids.get(i);
            Rectangle2D slot = new Rectangle2D(at.getMinX() + i * (each + gap), at.getMinY(), each, at.getHeight());
            CardFace face = new CardFace(print(view, id, asked), CardFace.Size.FULL, each, at.getHeight(), kit.text());
            Spot spot = spot(id);
            if (aside.contains(id)) {
                face.veil(true, kit.voice().get("draft.aside"));
            } else if (village && !view.begins(spot) && !view.shot().draft().has(spot)) {
                face.veil(true, tooDear(id, coins));
            }
            face.choose(view.shot().draft().has(spot));
            face.setAccessibleText(kit.voice().term(id));
            view.lay(spot, face, slot);
        }
    }

    private String tooDear(String id, int coins) {
        SynchroContent content = kit.voice().content();
        if (!content.isItem(id)) {
            return "";
        }
        SynchroItem item = content.item(id);
        return item.price() > coins ? kit.voice().get("village.short", item.price() - coins) : "";
    }

    private Spot spot(String id) {
        SynchroContent content = kit.voice().content();
        return content.isItem(id) ? HandSpots.ware(id) : content.isHero(id) ? HandSpots.card(id) : HandSpots.tile(id);
    }

    private static boolean village(StageKit.View view) {
        return view.table().asked().filter(Ask.Village.class::isInstance).isPresent();
    }

    private CardPrint print(StageKit.View view, String id, Optional<Marble> asked) {
        SynchroContent content = kit.voice().content();
        if (content.isItem(id)) {
            return village(view)
                    ? kit.prints().ware(content.item(id))
                    : kit.prints().item(content.item(id), false);
        }
        if (content.isHero(id)) {
            return kit.prints().hero(content.hero(id), false);
        }
        OptionalInt clv = asked.flatMap(view.table().state().party()::find)
                .map(hero -> OptionalInt.of(Prowess.clv(content, hero)))
                .orElse(OptionalInt.empty());
        return kit.prints().skillWithBoth(content.skill(id), clv);
    }

    /** Where the party is, while no card lies there. */
    private void scene(StageKit.View view, Rectangle2D at) {
        SynchroVoice voice = kit.voice();
        Voyage voyage = view.table().state().voyage();
        VBox box = new VBox(10);
        box.getStyleClass().addAll("table-panel", "sy-scene");
        String sign = voyage.poi().map(SynchroLooks::place).orElse("mdi2w-weather-sunny");
        die = view.table()
                .asked()
                .filter(Ask.PoiMine.class::isInstance)
                .map(ask -> new DieNode(DieSkin.BLACK, new DieFace.Pips(((Ask.PoiMine) ask).roll()), kit.of(96, 70)));
        box.getChildren()
                .addAll(
                        die.<Node>map(rolled -> rolled).orElseGet(() -> Sign.of(sign, kit.of(96, 70), "sy-scene-sign")),
                        kit.label(voice.term(voyage.node()), "sy-scene-title"));
        voyage.poi()
                .ifPresent(poi -> box.getChildren()
                        .addAll(
                                kit.label(voice.term(poi), "sy-title"),
                                centred(kit.block(
                                        voice.get("poi." + poi.name()),
                                        Fonts.TEXT,
                                        15,
                                        at.getWidth() * 0.6,
                                        60,
                                        "sy-note"))));
        StageKit.put(root, box, at);
    }

    private static Label centred(Label label) {
        label.setAlignment(Pos.TOP_CENTER);
        label.setTextAlignment(TextAlignment.CENTER);
        return label;
    }

    // at the right

    private void beside(StageKit.View view) {
        SynchroVoice voice = kit.voice();
        Pane panel = new Pane();
        panel.getStyleClass().add("table-panel");
        StageKit.put(root, panel, column);
        boolean choosing =
                view.table().asked().filter(Ask.ChooseHeroes.class::isInstance).isPresent();
        double radius = choosing ? 0 : kit.of(96, 70);
        if (!choosing) {
            RingDial dial = CalendarDial.of(voice, view.table().state().voyage().space(), 0, radius);
            double x = column.getMinX() + (column.getWidth() - 2 * radius) / 2;
            StageKit.put(root, dial, new Rectangle2D(x, column.getMinY() + 10, 2 * radius, 2 * radius));
            view.place(Spot.of("calendar", ""), dial);
        }
        VBox facts = new VBox(kit.of(7, 3));
        Party party = view.table().state().party();
        double inner = column.getWidth() - 28;
        Voyage voyage = view.table().state().voyage();
        boolean village =
                view.table().asked().filter(Ask.Village.class::isInstance).isPresent();
        if (choosing) {
            for (HeroClass heroClass : HeroClass.values()) {
                facts.getChildren()
                        .addAll(
                                StageKit.row(
                                        7,
                                        Gem.of(SynchroLooks.stone(heroClass.colour()), 17),
                                        kit.label(voice.term(heroClass), "sy-strong")),
                                kit.block(
                                        voice.get("class." + heroClass),
                                        Fonts.TEXT,
                                        13,
                                        inner,
                                        kit.of(76, 66),
                                        "sy-note"));
            }
        } else if (!village && shown(view).isEmpty()) {
            facts.getChildren()
                    .addAll(
                            kit.label(voice.table().caption("inspect.decks"), "sy-caption"),
                            kit.label(
                                    voice.get(
                                            "city.decks",
                                            view.table()
                                                    .state()
                                                    .supply()
                                                    .heroes()
                                                    .size(),
                                            view.table()
                                                    .state()
                                                    .supply()
                                                    .items()
                                                    .size()),
                                    "sy-note"));
        } else if (!village) {
            voyage.poi()
                    .ifPresent(poi -> facts.getChildren()
                            .addAll(
                                    kit.line(voice.term(poi), Fonts.DISPLAY, 19, inner, "sy-title"),
                                    kit.block(
                                            voice.get("poi." + poi.name()),
                                            Fonts.TEXT,
                                            13,
                                            inner,
                                            kit.of(54, 40),
                                            "sy-note")));
        } else {
            for (String price : List.of("rest", "potion", "change", "master", "invite")) {
                facts.getChildren()
                        .add(kit.line(voice.get("price." + price), Fonts.TEXT, kit.of(14, 13), inner, "sy-note"));
            }
        }
        if (!choosing) {
            facts.getChildren()
                    .add(StageKit.row(
                            6,
                            kit.label(voice.get("hand.pool"), "sy-note"),
                            ShardTray.seen(party.pool(), Party.MOST_POOL, 20)));
        }
        StageKit.put(
                root,
                facts,
                new Rectangle2D(
                        column.getMinX() + 14,
                        column.getMinY() + 2 * radius + 22,
                        inner,
                        column.getHeight() - 2 * radius - 30));
        lake(view, inner);
    }

    /** At the mana lake shards are paid one by one: all lie ready. */
    private void lake(StageKit.View view, double inner) {
        if (view.table().asked().filter(Ask.PayLake.class::isInstance).isEmpty()) {
            return;
        }
        double y = column.getMaxY() - 46;
        ShardTray.lay(
                kit,
                view,
                root,
                HandSpots.POOL,
                view.table().state().party().pool(),
                Party.MOST_POOL,
                new Rectangle2D(column.getMinX() + 14, y, Math.min(38, inner / 5), 38));
    }
}
