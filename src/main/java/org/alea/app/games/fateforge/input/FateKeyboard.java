package org.alea.app.games.fateforge.input;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.alea.app.play.Gesture;
import org.alea.app.play.Shot;
import org.alea.app.table.Spot;
import org.alea.games.fateforge.FateforgeMove;
import org.alea.games.fateforge.FateforgeTable;
import org.alea.games.fateforge.cards.FateforgeContent;
import org.alea.games.fateforge.state.HeldResult;
import org.alea.games.fateforge.state.Hero;
import org.alea.games.fateforge.state.Prompt;

/** What keys choose: digits the dice, letters the cards, the others what they are named after. */
public final class FateKeyboard {
    private static final String CARD = "card";

    private final Shot<FateforgeTable, FateforgeMove, Reach> shot;
    private final Options options;

    public FateKeyboard(FateforgeContent content, Shot<FateforgeTable, FateforgeMove, Reach> shot) {
        this.shot = shot;
        options = new Options(content, shot.table(), shot.moves());
    }

    /** The n-th die of whoever acts, or of both heroes while they prepare. */
    public Optional<Gesture<FateforgeMove, Reach>> digit(int place) {
        List<Spot> dice = new ArrayList<>();
        boolean both =
                shot.table().prompt().filter(Prompt.Preparing.class::isInstance).isPresent();
        for (Hero hero : shot.table().state().heroes()) {
            if (both || HeroOf.prompt(shot.table()).filter(hero.id()::equals).isPresent()) {
                hero.fight().results().stream()
                        .map(HeldResult::id)
                        .map(FateSpots::die)
                        .forEach(dice::add);
            }
        }
        return place <= dice.size() ? touch(dice.get(place - 1)) : Optional.empty();
    }

    /** What the key of this action chooses. */
    public Optional<Gesture<FateforgeMove, Reach>> key(String action) {
        String name = action.substring(action.indexOf('.') + 1);
        if (name.startsWith(CARD)) {
            return card(Integer.parseInt(name.substring(CARD.length())));
        }
        return switch (name) {
            case "sprint" -> first(spot -> spot.kind().equals("hero"));
            case "energyMove" -> first(spot -> spot.kind().equals("energy"));
            case "three" ->
                first(spot -> spot.kind().equals("die")
                        && options.next(List.of(spot)).stream()
                                .anyMatch(next -> next.kind().equals(FateSpots.FACE)));
            case "focus" ->
                first(spot -> spot.kind().equals("die")
                        && options.moves(List.of(spot)).stream().anyMatch(FateforgeMove.ActFocus.class::isInstance));
            case "pickUp" -> first(spot -> spot.kind().equals("token"));
            default -> Optional.empty();
        };
    }

    private Optional<Gesture<FateforgeMove, Reach>> first(Predicate<Spot> wanted) {
        return options.first().stream().filter(wanted).findFirst().flatMap(this::touch);
    }

    private Optional<Gesture<FateforgeMove, Reach>> card(int place) {
        return HeroOf.prompt(shot.table()).map(shot.table()::hero).flatMap(hero -> {
            List<Spot> cards = new ArrayList<>();
            hero.active().forEach(skill -> cards.add(FateSpots.skill(skill)));
            hero.gear().forEach(gear -> cards.add(FateSpots.item(gear.id())));
            return place <= cards.size() ? touch(cards.get(place - 1)) : Optional.empty();
        });
    }

    /** As a click there would: the next choice, or the first one of another move. */
    private Optional<Gesture<FateforgeMove, Reach>> touch(Spot spot) {
        List<Spot> touched = shot.draft().spots();
        if (options.next(touched).contains(spot)) {
            return Optional.of(options.gesture(Reach.plus(touched, spot)));
        }
        return options.first().contains(spot) ? Optional.of(options.gesture(List.of(spot))) : Optional.empty();
    }
}
