package org.alea.app.games.synchro.board;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.alea.app.games.synchro.art.RowWords;
import org.alea.app.games.synchro.art.SynchroLooks;
import org.alea.app.games.synchro.art.SynchroPrints;
import org.alea.app.games.synchro.art.SynchroVoice;
import org.alea.app.shell.Fonts;
import org.alea.app.table.DieFace;
import org.alea.app.table.DieNode;
import org.alea.app.table.DieSkin;
import org.alea.app.table.Fitting;
import org.alea.app.table.Plate;
import org.alea.app.table.card.CardPrint;
import org.alea.app.table.figure.Gem;
import org.alea.app.table.figure.Marble;
import org.alea.app.table.gauge.LifeBar;
import org.alea.app.table.symbol.Sign;
import org.alea.app.table.symbol.Symbol;
import org.alea.games.synchro.cards.MonsterRow;
import org.alea.games.synchro.cards.SynchroHero;
import org.alea.games.synchro.cards.SynchroMonster;
import org.alea.games.synchro.effects.Camp;
import org.alea.games.synchro.rules.Prowess;
import org.alea.games.synchro.state.PartyHero;
import org.alea.games.synchro.state.StageMonster;

/** The characters on the stage, as tall cards that face each other. */
final class CharacterCards {
    private static final PseudoClass USED = PseudoClass.getPseudoClass("used");
    private static final double INSET = 8;
    private static final double LEAST = 11;
    private static final double MOST_SPARE = 40;
    private static final double LEAST_SPARE = -28;
    private static final String FOE = "#A0483A";

    private final StageKit kit;
    private final double width;
    private final double height;
    private final double portrait;
    private Optional<DieNode> die = Optional.empty();

    /** @param monsters who stand on the stage: what their rows leave free goes to the portraits of all */
    CharacterCards(StageKit kit, double width, double height, List<StageMonster> monsters) {
        this.kit = kit;
        this.width = width;
        this.height = height;
        double spare = MOST_SPARE;
        for (StageMonster monster : monsters) {
            SynchroMonster card = kit.voice().content().monster(monster.card());
            List<String> said = said(card);
            double room = room(card, monster);
            spare = Math.min(spare, room - high(said, size(said, room)));
        }
        portrait = kit.of(74, 56) + Math.max(LEAST_SPARE, Math.floor(spare));
    }

    private List<String> said(SynchroMonster card) {
        return card.rows().stream()
                .map(row -> new RowWords(kit.voice().terms()).of(row.effects()))
                .toList();
    }

    /** What is left for the rows of a monster beside a portrait of the least height. */
    private double room(SynchroMonster card, StageMonster monster) {
        boolean talented = !card.talents().lines().isEmpty();
        boolean basic = card.rowOf(monster.die(), monster.silenced()) == 0;
        double states = marked(monster) ? 0 : kit.of(20, 18);
        return height - kit.of(216, 180) + states - (talented ? kit.of(41, 29) : 0) - (basic ? 24 : 0);
    }

    private static boolean marked(StageMonster monster) {
        return monster.shields() > 0 || monster.stunned() || monster.silenced();
    }

    private double inner() {
        return width - 2 * INSET;
    }

    /** The card of a hero in a position, from 1. */
    Region hero(StageKit.View view, PartyHero hero, int position) {
        SynchroVoice voice = kit.voice();
        SynchroHero card = voice.content().hero(hero.card());
        VBox box = box();
        int most = Prowess.maxHp(voice.content(), view.table().state().party(), hero);
        Region plate = plate(
                SynchroLooks.hero(card.heroClass(), card.id()),
                card.id(),
                SynchroLooks.band(List.of(card.heroClass().colour())));
        Gem gem = Gem.of(SynchroLooks.stone(card.heroClass().colour()), 16);
        HBox head = head("P" + position, "sy-rank", marble(hero.board()), "", voice.get("level", hero.level()));
        head.getChildren().add(2, gem);
        box.getChildren().addAll(head, plate, name(hero.card()), bar(view, hero));
        boolean marked = hero.shields() > 0 || hero.stunned() || hero.silenced();
        if (marked || !kit.plan().compact()) {
            box.getChildren().add(states(hero.shields(), hero.stunned(), hero.silenced()));
        }
        String text = voice.talents(
                card.side(hero.improved()), Camp.HEROES, OptionalInt.of(Prowess.clv(voice.content(), hero)));
        double taken = kit.of(200, marked ? 166 : 144) - (hero.master().isEmpty() ? kit.of(0, 19) : 0);
        double free = Math.min(height - portrait - taken, kit.of(84, 76));
        if (free >= Fitting.blockHeight(text, Fonts.TEXT, LEAST, 0, inner())) {
            Label words = kit.block(text, Fonts.TEXT, 12.5, inner(), free, "sy-ink");
            // a label breaks its lines sooner than it is measured
            Fitting.block(words, Fonts.TEXT, 12.5 * kit.text(), inner() - 8, free - 4);
            box.getChildren().add(words);
        }
        String master = hero.master().map(found -> voice.term(found.card())).orElse(voice.get("master.none"));
        Label taught = kit.line(master, Fonts.STRONG, 12, inner() - 22, "sy-master");
        taught.setGraphic(Sign.of("mdi2s-school", 14));
        Region space = new Region();
        VBox.setVgrow(space, javafx.scene.layout.Priority.ALWAYS);
        int stones = Math.max(PartyHero.MOST_STORED, hero.stored().total());
        double stone = Math.min(kit.of(19, 17), (inner() - 12) / stones - 3);
        if (hero.master().isPresent() || !kit.plan().compact()) {
            box.getChildren().add(taught);
        }
        box.getChildren().addAll(space, ShardTray.seen(hero.stored(), PartyHero.MOST_STORED, stone));
        box.setAccessibleText(voice.get("hear.hero", position, voice.term(hero.card()), most - hero.damage(), most));
        return box;
    }

    /** A name in a line of always the same height. */
    private Label name(String card) {
        Label name = kit.line(kit.voice().term(card), Fonts.DISPLAY, kit.of(18, 16), inner(), "card-title");
        double high = Math.ceil(kit.of(24, 21) * kit.text());
        name.setMinHeight(high);
        name.setMaxHeight(high);
        return name;
    }

    private LifeBar bar(StageKit.View view, PartyHero hero) {
        int most = Prowess.maxHp(kit.voice().content(), view.table().state().party(), hero);
        int loss = view.losses().getOrDefault(hero.fighter(), 0);
        LifeBar bar = new LifeBar(LifeBar.Reading.of(most - hero.damage(), most)
                .losing(loss)
                .in(kit.plan().compact() ? "" : kit.voice().get("hp")));
        StageKit.sized(bar, inner(), 19);
        return bar;
    }

    /** The die on the card of the last monster that was made. */
    Optional<DieNode> die() {
        return die;
    }

    /** The card of a monster in a position, from 1. */
    Region monster(StageKit.View view, StageMonster monster, int position) {
        SynchroVoice voice = kit.voice();
        SynchroMonster card = voice.content().monster(monster.card());
        VBox box = box();
        if (card.elite()) {
            box.getStyleClass().add("sy-elite");
        }
        if (card.celestial()) {
            box.getStyleClass().add("sy-celestial");
        }
        String tag = card.tag().map(found -> voice.get("tag." + found.name())).orElse("");
        String level = card.celestial() ? voice.get("celestial") : voice.get("level", card.level());
        Pane plate = plate(SynchroLooks.monster(card.id(), card.celestial()), card.id(), FOE);
        die = monster.die() > 0
                ? Optional.of(new DieNode(DieSkin.BLACK, new DieFace.Pips(monster.die()), kit.of(36, 30)))
                : Optional.empty();
        Node shown = die.<Node>map(lying -> lying).orElseGet(() -> kit.label("0", "sy-no-die"));
        StackPane.setAlignment(shown, Pos.BOTTOM_RIGHT);
        plate.getChildren().add(shown);
        LifeBar bar = new LifeBar(LifeBar.Reading.of(monster.hp(), monster.maxHp())
                .losing(view.losses().getOrDefault(monster.fighter(), 0))
                .ofFoe()
                .in(kit.plan().compact() ? "" : voice.get("hp")));
        StageKit.sized(bar, inner(), 19);
        box.getChildren()
                .addAll(
                        head("P" + position, "sy-rank-foe", marble(monster.board()), tag, level),
                        plate,
                        name(card.id()),
                        bar);
        int row = card.rowOf(monster.die(), monster.silenced());
        boolean talented = !card.talents().lines().isEmpty();
        List<String> said = said(card);
        double size = size(said, room(card, monster));
        for (int i = 0; i < said.size(); i++) {
            box.getChildren().add(action(card.rows().get(i), said.get(i), i + 1 == row, size));
        }
        if (row == 0) {
            Label basic =
                    kit.line(voice.get("monster.basic", card.basicAttack()), Fonts.STRONG, 12, inner() - 8, "sy-basic");
            box.getChildren().add(basic);
        }
        if (marked(monster)) {
            box.getChildren().add(states(monster.shields(), monster.stunned(), monster.silenced()));
        }
        if (talented) {
            box.getChildren()
                    .add(kit.block(
                            voice.talents(card.talents(), Camp.MONSTERS, OptionalInt.empty()),
                            Fonts.TEXT,
                            11.5,
                            inner(),
                            kit.of(36, 26),
                            "sy-talent"));
        }
        box.setAccessibleText(voice.get(
                "hear.monster", position, voice.term(card.id()), monster.hp(), monster.maxHp(), monster.die()));
        return box;
    }

    /** The largest size at which all rows have room. */
    private double size(List<String> rows, double room) {
        double size = kit.of(14, 12.5) * kit.text();
        while (size > LEAST && high(rows, size) > room) {
            size -= 0.5;
        }
        return size;
    }

    private double high(List<String> rows, double size) {
        return rows.stream().mapToDouble(row -> high(row, size)).sum();
    }

    private double high(String text, double size) {
        return Fitting.blockHeight(text, Fonts.STRONG, size, 0, inner() - 40) + 7;
    }

    private Region action(MonsterRow row, String said, boolean used, double size) {
        double high = high(said, size);
        Label range = kit.label(SynchroPrints.range(row), "sy-range");
        range.setMinWidth(Region.USE_PREF_SIZE);
        Label text = kit.label(said, "sy-row-words");
        text.setWrapText(true);
        Fitting.block(text, Fonts.STRONG, size, inner() - 39, high);
        StageKit.sized(text, inner() - 38, high);
        text.setAlignment(Pos.CENTER_LEFT);
        HBox line = StageKit.row(5, range, text);
        line.getStyleClass().add("sy-row");
        StageKit.sized(line, inner(), high);
        line.pseudoClassStateChanged(USED, used);
        return line;
    }

    // parts

    private VBox box() {
        VBox box = new VBox(kit.of(5, 3));
        box.getStyleClass().addAll("paper-card", "sy-character");
        StageKit.sized(box, width, height);
        return box;
    }

    private static Marble marble(org.alea.games.synchro.effects.Marble board) {
        return new Marble(SynchroLooks.number(board), Marble.Mood.LATER, 20);
    }

    private HBox head(String rank, String style, Node marble, String tag, String level) {
        Label place = kit.label(rank, style);
        Label words = kit.line(level, Fonts.STRONG, 12.5, inner() - 70, "sy-level");
        HBox head = StageKit.row(4, place, marble);
        if (!tag.isEmpty()) {
            head.getChildren().add(kit.label(tag, "sy-level"));
        }
        head.getChildren().addAll(StageKit.gap(), words);
        return head;
    }

    /** The engraved portrait, framed in the colour of the class or of monsters. */
    private StackPane plate(String sign, String id, String frame) {
        CardPrint.Art art = SynchroLooks.art(sign, id);
        Region rim = new Region();
        rim.getStyleClass().add("sy-plate");
        rim.setStyle("-fx-border-color: " + frame + ";");
        StackPane plate = new StackPane(
                new Plate(art.emblem(), art.pattern(), inner(), portrait)
                        .print(Math.max(2, kit.plan().scale())),
                rim);
        StageKit.sized(plate, inner(), portrait);
        return plate;
    }

    private Region states(int shields, boolean stunned, boolean silenced) {
        HBox row = StageKit.row(5);
        if (shields > 0) {
            row.getChildren().add(state(Symbol.SHIELD.icon(), Integer.toString(shields), "sy-shields"));
        }
        if (stunned) {
            row.getChildren().add(state(Symbol.STUN.icon(), kit.voice().get("state.stunned"), "sy-bad"));
        }
        if (silenced) {
            row.getChildren().add(state(Symbol.SILENCE.icon(), kit.voice().get("state.silenced"), "sy-bad"));
        }
        row.setMinHeight(18);
        return row;
    }

    private Label state(String icon, String words, String style) {
        Label label = kit.line(words, Fonts.STRONG, 12, inner() / 2, "sy-state", style);
        label.setGraphic(Sign.of(icon, 14));
        return label;
    }
}
