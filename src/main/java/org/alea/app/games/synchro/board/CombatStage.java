package org.alea.app.games.synchro.board;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.geometry.Rectangle2D;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.alea.app.games.synchro.art.SynchroLooks;
import org.alea.app.games.synchro.art.SynchroVoice;
import org.alea.app.games.synchro.forecast.CombatOutlook;
import org.alea.app.games.synchro.forecast.MonsterThreat;
import org.alea.app.games.synchro.input.HandSpots;
import org.alea.app.games.synchro.input.SynchroQuestion;
import org.alea.app.shell.Fonts;
import org.alea.app.table.DieNode;
import org.alea.app.table.Fitting;
import org.alea.app.table.Spot;
import org.alea.app.table.figure.Marble;
import org.alea.app.table.gauge.RingDial;
import org.alea.app.table.symbol.Sign;
import org.alea.games.synchro.SynchroMove;
import org.alea.games.synchro.effects.Camp;
import org.alea.games.synchro.effects.Fighter;
import org.alea.games.synchro.state.Ask;
import org.alea.games.synchro.state.Battle;
import org.alea.games.synchro.state.HeroTurn;
import org.alea.games.synchro.state.PartyHero;
import org.alea.games.synchro.state.StageMonster;

/** The stage of a combat: both boxes of marbles, heroes and monsters face to face, the calendar between them. */
final class CombatStage {
    private static final int MOST_LINES = 2;
    private static final int BOARDS = 4;
    private static final double APART = 6;
    private static final PseudoClass ACTIVE = PseudoClass.getPseudoClass("active");
    private static final PseudoClass ACTED = PseudoClass.getPseudoClass("acted");

    private final StageKit kit;
    private final Pane root = new Pane();
    private final Map<org.alea.games.synchro.effects.Marble, DieNode> dice =
            new EnumMap<>(org.alea.games.synchro.effects.Marble.class);
    private final double width;
    private final double step;
    private final double top;
    private final double high;

    CombatStage(StageKit kit) {
        this.kit = kit;
        root.setPickOnBounds(false);
        Rectangle2D stage = new SynchroPlan(kit.plan()).stage();
        double half = (stage.getWidth() - kit.of(236, 152)) / 2;
        step = Math.floor((half + APART) / BOARDS);
        width = step - APART;
        top = stage.getMinY() + kit.of(76, 62);
        high = stage.getMaxY() - top;
    }

    Region node() {
        return root;
    }

    void show(StageKit.View view) {
        root.getChildren().clear();
        dice.clear();
        Battle battle = view.table().state().battle();
        Rectangle2D stage = new SynchroPlan(kit.plan()).stage();
        double half = 3 * step + width;
        double box = kit.of(56, 44);
        double right = stage.getMaxX() - half;
        if (battle.round() > 0) {
            box(view, battle, Camp.HEROES, new Rectangle2D(stage.getMinX(), stage.getMinY(), half, box));
            box(view, battle, Camp.MONSTERS, new Rectangle2D(right, stage.getMinY(), half, box));
        } else {
            notice(new Rectangle2D(stage.getMinX(), stage.getMinY(), half, box));
        }
        CharacterCards cards = new CharacterCards(kit, width, high, battle.monsters());
        List<PartyHero> heroes = view.table().state().party().heroes();
        for (int i = 0; i < heroes.size(); i++) {
            PartyHero hero = heroes.get(i);
            double x = stage.getMinX() + half - width - i * step;
            Rectangle2D at = new Rectangle2D(x, top, width, high);
            stand(view, hero.fighter(), cards.hero(view, hero, i + 1), at);
        }
        for (int i = 0; i < battle.monsters().size(); i++) {
            StageMonster monster = battle.monsters().get(i);
            Rectangle2D at = new Rectangle2D(right + i * step, top, width, high);
            stand(view, monster.fighter(), cards.monster(view, monster, i + 1), at);
            cards.die().ifPresent(die -> dice.put(monster.board(), die));
        }
        middle(view, battle, stage.getMinX() + half, right);
    }

    /** The die on the board of a monster, as it was last shown. */
    Optional<DieNode> die(org.alea.games.synchro.effects.Marble board) {
        return Optional.ofNullable(dice.get(board));
    }

    /** A character at its place: a piece while the heroes line up, with a pill above that says how it stands. */
    private void stand(StageKit.View view, Fighter fighter, Region card, Rectangle2D at) {
        Spot spot = HandSpots.fighter(fighter);
        boolean acted = acted(view.table().state().battle(), fighter);
        boolean active = active(view).filter(fighter::equals).isPresent();
        card.pseudoClassStateChanged(ACTED, acted && !active);
        card.pseudoClassStateChanged(ACTIVE, active);
        if (fighter.isHero()) {
            view.lay(spot, card, at);
        } else {
            StageKit.put(root, card, at);
            view.place(spot, card);
        }
        pill(view, fighter, acted, active).ifPresent(pill -> {
            double wide = Fitting.width(pill.getText(), Fonts.STRONG, 13 * kit.text())
                    + (pill.getGraphic() == null ? 24 : 44);
            pill.setMouseTransparent(true);
            StageKit.put(
                    root,
                    pill,
                    new Rectangle2D(at.getMinX() + (at.getWidth() - wide) / 2, at.getMinY() - 20, wide, 22));
        });
    }

    private Optional<Label> pill(StageKit.View view, Fighter fighter, boolean acted, boolean active) {
        SynchroVoice voice = kit.voice();
        int loss = view.losses().getOrDefault(fighter, 0);
        if (loss > 0) {
            int hp = hp(view, fighter);
            String words = loss >= hp ? voice.get("pill.falls") : voice.get("pill.loses", hp, hp - loss);
            return Optional.of(kit.chip("mdi2t-target", words, "sy-pill", "sy-pill-hit"));
        }
        if (view.wanted(HandSpots.fighter(fighter))) {
            return Optional.of(kit.chip("mdi2t-target", voice.get("pill.target"), "sy-pill", "sy-pill-hit"));
        }
        if (active) {
            String key = fighter.isHero() ? "pill.yours" : "pill.acts";
            return Optional.of(kit.chip("mdi2p-play", voice.get(key), "sy-pill", "sy-pill-now"));
        }
        if (fighter.isHero() && threat(view, fighter) >= hp(view, fighter)) {
            return Optional.of(kit.chip("mdi2a-alert", voice.get("pill.danger"), "sy-pill", "sy-pill-danger"));
        }
        return acted ? Optional.of(kit.chip("", voice.get("pill.acted"), "sy-pill")) : Optional.empty();
    }

    /** What a hero would lose if all those monsters acted now that still can. */
    private static int threat(StageKit.View view, Fighter hero) {
        return MonsterThreat.together(view.threats()).getOrDefault(hero.board(), 0);
    }

    private int hp(StageKit.View view, Fighter fighter) {
        if (fighter.isHero()) {
            PartyHero hero = view.table().state().party().hero(fighter.board());
            return org.alea.games.synchro.rules.Prowess.maxHp(
                            kit.voice().content(), view.table().state().party(), hero)
                    - hero.damage();
        }
        return view.table().state().battle().has(fighter.board())
                ? view.table().state().battle().monster(fighter.board()).hp()
                : 0;
    }

    private static boolean acted(Battle battle, Fighter fighter) {
        int revealed = fighter.isHero() ? battle.heroMarbles() : battle.monsterMarbles();
        List<org.alea.games.synchro.effects.Marble> box = fighter.isHero() ? battle.heroBox() : battle.monsterBox();
        return battle.round() > 0 && box.subList(0, revealed).contains(fighter.board());
    }

    /** Who acts: the hero whose turn it is, or whoever the last marble has called. */
    static Optional<Fighter> active(StageKit.View view) {
        Battle battle = view.table().state().battle();
        Optional<Fighter> turn = battle.turn().map(HeroTurn::board).map(Fighter::hero);
        if (turn.isPresent() || !view.shot().watching() || battle.revealed() == 0) {
            return turn;
        }
        boolean monsters = !battle.monsterNext();
        List<org.alea.games.synchro.effects.Marble> box = monsters ? battle.monsterBox() : battle.heroBox();
        int last = monsters ? battle.monsterMarbles() : battle.heroMarbles();
        return last == 0
                ? Optional.empty()
                : Optional.of(new Fighter(monsters ? Camp.MONSTERS : Camp.HEROES, box.get(last - 1)));
    }

    // the boxes of marbles

    private void box(StageKit.View view, Battle battle, Camp camp, Rectangle2D at) {
        SynchroVoice voice = kit.voice();
        boolean heroes = camp == Camp.HEROES;
        List<org.alea.games.synchro.effects.Marble> order = heroes ? battle.heroBox() : battle.monsterBox();
        int shown = heroes ? battle.heroMarbles() : battle.monsterMarbles();
        HBox row =
                StageKit.row(7, kit.label(voice.table().caption(heroes ? "box.heroes" : "box.monsters"), "sy-caption"));
        row.getStyleClass().addAll("table-panel", "sy-box");
        double size = kit.of(34, 28);
        Optional<Fighter> active = active(view);
        for (int i = 0; i < shown; i++) {
            org.alea.games.synchro.effects.Marble marble = order.get(i);
            boolean now = active.filter(new Fighter(camp, marble)::equals).isPresent();
            row.getChildren()
                    .add(new Marble(SynchroLooks.number(marble), now ? Marble.Mood.NOW : Marble.Mood.DONE, size));
        }
        row.getChildren().addAll(StageKit.gap(), kit.label(voice.get("box.hidden"), "sy-note"));
        List<org.alea.games.synchro.effects.Marble> hidden =
                new ArrayList<>(List.of(org.alea.games.synchro.effects.Marble.values()));
        hidden.removeAll(order.subList(0, shown));
        for (org.alea.games.synchro.effects.Marble marble : hidden) {
            row.getChildren().add(new Marble(SynchroLooks.number(marble), Marble.Mood.HIDDEN, size * 0.8));
        }
        row.setAccessibleText(voice.get(heroes ? "hear.heroBox" : "hear.monsterBox", shown, hidden.size()));
        StageKit.put(root, row, at);
        view.place(Spot.of("box", camp), row);
    }

    private void notice(Rectangle2D at) {
        HBox row = StageKit.row(
                8, Sign.of("mdi2s-sword-cross", 20), kit.label(kit.voice().get("combat.before"), "sy-strong"));
        row.getStyleClass().addAll("table-panel", "sy-box");
        StageKit.put(root, row, at);
    }

    // the middle

    private void middle(StageKit.View view, Battle battle, double left, double right) {
        SynchroVoice voice = kit.voice();
        double radius = kit.of(104, 66);
        RingDial dial = CalendarDial.of(voice, view.table().state().voyage().space(), 0, radius);
        double centre = (left + right) / 2;
        double y = kit.plan().bar().getMaxY() + 8;
        StageKit.put(root, dial, new Rectangle2D(centre - radius, y, 2 * radius, 2 * radius));
        view.place(Spot.of("calendar", ""), dial);
        double below = y + 2 * radius + kit.of(10, 4);
        double wide = right - left - 16;
        double space = kit.plan().deck().getMinY() - kit.plan().edge() - below;
        Label state = centred(
                kit.block(String.join("\n", state(view, battle)), Fonts.STRONG, 13, wide, space * 0.5, "sy-note"));
        if (battle.exhausted()) {
            state.getStyleClass().add("sy-warn");
        }
        StageKit.put(root, state, new Rectangle2D(left + 8, below, wide, space * 0.5));
        blow(view, new Rectangle2D(left + 2, below + space * 0.5, right - left - 4, space * 0.5));
    }

    /** The round, how long the party stays fresh, and what a victory brings. */
    private List<String> state(StageKit.View view, Battle battle) {
        SynchroVoice voice = kit.voice();
        List<String> lines = new ArrayList<>();
        if (battle.round() > 0) {
            lines.add(voice.get("combat.round", battle.round()));
        }
        CombatOutlook.roundsUntilExhausted(view.table())
                .ifPresent(rounds -> lines.add(voice.get("combat.fresh", rounds)));
        if (battle.exhausted()) {
            lines.add(voice.get("combat.exhausted"));
        }
        lines.add(CombatOutlook.reward(view.table()).stream()
                .mapToObj(coins -> voice.get("combat.reward", coins))
                .findFirst()
                .orElseGet(() -> voice.get(battle.dungeon() ? "combat.legend" : "combat.last")));
        return lines;
    }

    private static Label centred(Label label) {
        label.setAlignment(javafx.geometry.Pos.TOP_CENTER);
        label.setTextAlignment(javafx.scene.text.TextAlignment.CENTER);
        return label;
    }

    /** What is about to strike: its name on an arrow from the heroes to the monsters, and what it would do below. */
    private void blow(StageKit.View view, Rectangle2D at) {
        String words = striking(view);
        if (words.isEmpty()) {
            return;
        }
        double high = Math.min(kit.of(64, 52), at.getHeight() * 0.62);
        Label arrow = kit.line(words, Fonts.DISPLAY, kit.of(20, 17), at.getWidth() * 0.74, "sy-blow");
        StageKit.put(root, arrow, new Rectangle2D(at.getMinX(), at.getMinY(), at.getWidth(), high));
        List<String> lines = new ArrayList<>();
        if (view.shot().draft().ready().isPresent()) {
            view.losses().forEach((fighter, loss) -> {
                int hp = hp(view, fighter);
                lines.add(kit.voice()
                        .get("blow.loss", kit.voice().fighter(view.table(), fighter), hp, Math.max(0, hp - loss)));
            });
        }
        if (lines.size() > MOST_LINES) {
            int most = lines.size();
            lines.clear();
            lines.add(kit.voice().get("blow.several", most));
        }
        double rest = at.getHeight() - high - 4;
        Label brings = centred(kit.block(
                String.join("\n", lines), Fonts.STRONG, 13, at.getWidth() - 16, rest, "sy-note", "sy-strong"));
        StageKit.put(
                root, brings, new Rectangle2D(at.getMinX() + 8, at.getMinY() + high + 4, at.getWidth() - 16, rest));
    }

    /** The name of what a hero is about to do, or for which a target is being chosen. */
    private String striking(StageKit.View view) {
        Optional<SynchroMove> ready = view.shot().draft().ready();
        if (ready.isPresent()) {
            return SynchroQuestion.named(kit.voice(), view.table(), ready.get());
        }
        return view.table()
                .asked()
                .filter(Ask.ChooseTarget.class::isInstance)
                .map(Ask.ChooseTarget.class::cast)
                .map(ask -> ask.card().isEmpty()
                        ? kit.voice().get("action.basic")
                        : kit.voice().term(ask.card()))
                .orElse("");
    }
}
