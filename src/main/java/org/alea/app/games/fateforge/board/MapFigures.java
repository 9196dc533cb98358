package org.alea.app.games.fateforge.board;

import javafx.css.PseudoClass;
import javafx.geometry.Dimension2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.layout.Region;
import org.alea.app.games.fateforge.art.FateLooks;
import org.alea.app.games.fateforge.art.FateSpeech;
import org.alea.app.games.fateforge.input.FateSpots;
import org.alea.app.games.fateforge.input.HeroOf;
import org.alea.app.table.figure.BossFigure;
import org.alea.app.table.figure.FoeToken;
import org.alea.app.table.figure.HeroFigure;
import org.alea.games.fateforge.cards.FoeCard;
import org.alea.games.fateforge.state.Foe;
import org.alea.games.fateforge.state.Hero;

/** The figures on the map, laid on the whole table so that they can be taken and glide from zone to zone. */
final class MapFigures {
    private static final PseudoClass WANTED = PseudoClass.getPseudoClass("wanted");
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");
    private static final int CROWD = 5;
    private static final double NAME = 12;
    private static final double DOTS = 14;

    private final BoardKit kit;

    MapFigures(BoardKit kit) {
        this.kit = kit;
    }

    private double hero(int crowd) {
        return crowd >= CROWD ? kit.of(50, 46) : kit.of(60, 54);
    }

    private double foe(int crowd) {
        return crowd >= CROWD ? kit.of(38, 36) : kit.of(46, 42);
    }

    private double boss() {
        return kit.of(104, 88);
    }

    Dimension2D size(Hero hero, int crowd) {
        return new Dimension2D(hero(crowd) + 12, hero(crowd) + NAME);
    }

    Dimension2D size(Foe foe, int crowd) {
        boolean boss = kit.speech().content().foe(foe.card()).boss();
        return boss ? new Dimension2D(boss(), boss()) : new Dimension2D(foe(crowd) + 10, foe(crowd) + DOTS);
    }

    void lay(BoardKit.View view, Hero hero, Rectangle2D seat, int crowd) {
        double size = hero(crowd);
        FateSpeech speech = kit.speech();
        HeroFigure.Reading reading = HeroFigure.Reading.of(speech.hero(hero.id()), FateLooks.medal(hero.id()));
        if (HeroOf.prompt(view.table()).filter(hero.id()::equals).isPresent()) {
            reading = reading.acting();
        }
        if (hero.fight().hidden()) {
            reading = reading.inHiding();
        }
        if (hero.fight().down()) {
            reading = reading.fallen();
        }
        if (Acting.victims(view.shot()).contains(hero.id())) {
            reading = reading.aimedAt();
        }
        HeroFigure.Reading now = reading;
        HeroFigure figure = view.pieces()
                .lay(
                        FateSpots.hero(hero.id()),
                        HeroFigure.class,
                        () -> new HeroFigure(now, size),
                        seat.getMinX() + (seat.getWidth() - size) / 2,
                        seat.getMinY());
        figure.show(now);
        scale(figure, size);
        mark(view, figure, FateSpots.hero(hero.id()));
    }

    void lay(BoardKit.View view, Intents intents, Foe foe, Rectangle2D seat, int crowd) {
        FoeCard card = kit.speech().content().foe(foe.card());
        if (card.boss()) {
            boss(view, foe, card, seat);
            return;
        }
        double size = foe(crowd);
        FoeToken.Reading reading = FoeToken.Reading.of(
                        FateLooks.skin(card.colour()),
                        FateLooks.sign(card.id()),
                        kit.speech().tag(foe),
                        foe.resistance())
                .life(foe.armour(), Math.max(0, foe.resistance() - foe.cubes()), foe.cubes());
        if (foe.stunned()) {
            reading = reading.stun();
        }
        if (Acting.foe(view.shot()).filter(foe.id()::equals).isPresent()) {
            reading = reading.act();
        }
        reading = reading.would(intents.sign(foe.id()));
        FoeToken.Reading now = reading;
        FoeToken token = view.pieces()
                .lay(
                        FateSpots.foe(foe.id()),
                        FoeToken.class,
                        () -> new FoeToken(now, kit.of(46, 42)),
                        seat.getMinX() + (seat.getWidth() - size) / 2,
                        seat.getMinY());
        token.show(now);
        scale(token, size);
        token.setAccessibleText(kit.speech().foe(foe));
        mark(view, token, FateSpots.foe(foe.id()));
    }

    private void boss(BoardKit.View view, Foe foe, FoeCard card, Rectangle2D seat) {
        BossFigure.Reading reading = new BossFigure.Reading(
                FateLooks.boss(card.id()),
                kit.speech().foe(foe),
                card.wounds(),
                card.wounds() - foe.wounds(),
                foe.resistance(),
                Math.max(0, foe.resistance() - foe.cubes()));
        BossFigure figure = view.pieces()
                .lay(
                        FateSpots.foe(foe.id()),
                        BossFigure.class,
                        () -> new BossFigure(reading, boss()),
                        seat.getMinX(),
                        seat.getMinY());
        figure.show(reading);
        mark(view, figure, FateSpots.foe(foe.id()));
    }

    /** A figure made for a roomy zone is drawn smaller in a crowd. */
    private static void scale(Region figure, double size) {
        double made = figure.getPrefWidth();
        double scale = made <= 0 ? 1 : size / made;
        figure.setScaleX(scale);
        figure.setScaleY(scale);
    }

    private static void mark(BoardKit.View view, Region figure, org.alea.app.table.Spot spot) {
        figure.pseudoClassStateChanged(WANTED, view.wanted(spot));
        figure.pseudoClassStateChanged(CHOSEN, view.draft().has(spot));
    }
}
