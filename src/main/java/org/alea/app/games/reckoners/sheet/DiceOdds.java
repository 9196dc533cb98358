package org.alea.app.games.reckoners.sheet;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.alea.app.games.reckoners.art.ReckonSpeech;
import org.alea.app.games.reckoners.art.ReckonerLooks;
import org.alea.app.gametable.Plan;
import org.alea.app.table.DieNode;
import org.alea.games.reckoners.cards.Assault;
import org.alea.games.reckoners.cards.DieCard;
import org.alea.games.reckoners.cards.Symbol;
import org.alea.games.reckoners.state.DieStage;
import org.alea.games.reckoners.state.Reckoner;
import org.alea.games.reckoners.state.ReckonerDie;
import org.alea.games.reckoners.state.ReckonersPhase;
import org.alea.games.reckoners.state.ReckonersState;

/** How likely dice show a wanted symbol: in one throw, and with the rolls that are left. */
public final class DiceOdds {
    private static final double WIDE = 360;
    private static final int PERCENT = 100;

    private final ReckonSpeech speech;
    private final ReckonersState state;
    private final Plan plan;

    public DiceOdds(ReckonSpeech speech, ReckonersState state, Plan plan) {
        this.speech = speech;
        this.state = state;
        this.plan = plan;
    }

    /** The faces of a kind of dice, and what a die of it shows how often. */
    public Region kind(DieCard kind) {
        Lines lines = sheet(speech.table().name(kind.name()));
        lines.add(faces(kind));
        return odds(lines, List.of(kind), 1);
    }

    /** The odds of one die of a Reckoner. */
    public Region die(Reckoner owner, ReckonerDie die) {
        DieCard kind = speech.content().die(die.kind());
        Lines lines = sheet(speech.get("odds.die", speech.table().name(kind.name()), speech.name(owner.id())));
        lines.add(faces(kind));
        boolean rolled = die.stage() == DieStage.LOOSE || die.stage() == DieStage.UNROLLED;
        return odds(lines, List.of(kind), rolled ? rollsLeft(owner) : 0);
    }

    /** The odds of all dice that a Reckoner may still roll. */
    public Region all(Reckoner owner) {
        List<DieCard> dice = new ArrayList<>();
        for (ReckonerDie die : owner.dice()) {
            if (die.stage() == DieStage.LOOSE || die.stage() == DieStage.UNROLLED) {
                dice.add(speech.content().die(die.kind()));
            }
        }
        Lines lines = sheet(speech.get("odds.all", speech.name(owner.id()), dice.size()));
        return odds(lines, dice, rollsLeft(owner));
    }

    private Lines sheet(String title) {
        Lines lines = new Lines(WIDE * plan.of(1.1, 1), plan.frame().text());
        return lines.asSheet().title(title);
    }

    private HBox faces(DieCard kind) {
        HBox faces = new HBox(8);
        kind.faces()
                .forEach(face -> faces.getChildren()
                        .add(new DieNode(ReckonerLooks.skin(kind.kind()), ReckonerLooks.face(face), plan.of(46, 42))));
        faces.setAlignment(Pos.CENTER);
        return faces;
    }

    private Region odds(Lines lines, List<DieCard> dice, int rolls) {
        lines.heading(rolls > 1 ? speech.get("odds.rolls", rolls) : speech.get(rolls == 1 ? "odds.once" : "odds.none"));
        for (Symbol symbol : Symbol.values()) {
            double once = atLeastOne(dice, symbol, 1);
            if (once > 0) {
                double all = atLeastOne(dice, symbol, rolls);
                String figure = rolls > 1 ? speech.get("odds.figure", percent(once), percent(all)) : percent(once);
                lines.line(ReckonerLooks.icon(symbol), speech.symbol(symbol), figure);
            }
        }
        return dice.size() > 1 && rolls > 1 ? lines.words(speech.get("odds.locking")) : lines;
    }

    /** How likely a symbol shows up at least once; after each roll the die that shows it least is locked. */
    static double atLeastOne(List<DieCard> dice, Symbol symbol, int rolls) {
        List<Double> shares = dice.stream()
                .map(die -> share(die, symbol))
                .sorted(Comparator.reverseOrder())
                .toList();
        double none = 1;
        for (int roll = 0; roll < rolls; roll++) {
            int rolled = Math.max(1, shares.size() - roll);
            for (double share : shares.subList(0, Math.min(rolled, shares.size()))) {
                none *= 1 - share;
            }
        }
        return 1 - none;
    }

    /** The share of faces with a symbol. */
    static double share(DieCard die, Symbol symbol) {
        long with = die.faces().stream().filter(face -> face.contains(symbol)).count();
        return with / (double) die.faces().size();
    }

    /** How often somebody may still roll in this round. */
    private int rollsLeft(Reckoner owner) {
        if (state.phase() != ReckonersPhase.ROLL || owner.stopped()) {
            return 0;
        }
        int fewer = owner.suffers(Assault.REROLL) ? 1 : 0;
        int more = owner.cards().stream()
                .filter(card -> !card.disabled())
                .mapToInt(card -> speech.content().equipment(card.id()).effect().extraRolls())
                .sum();
        return Math.max(0, Math.max(1, speech.content().numbers().rolls() + more - fewer) - owner.rolls());
    }

    private static String percent(double share) {
        return Math.round(share * PERCENT) + "\u00a0%";
    }
}
