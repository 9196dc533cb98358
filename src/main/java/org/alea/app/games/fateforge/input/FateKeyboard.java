package org.alea.app.games.fateforge.input;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
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
    private static final Set<String> CARDS = Set.of("skill", "item", "voice");

    private final FateforgeContent content;
    private final Shot<FateforgeTable, FateforgeMove, Reach> shot;
    private final Options options;

    public FateKeyboard(FateforgeContent content, Shot<FateforgeTable, FateforgeMove, Reach> shot) {
        this.content = content;
        this.shot = shot;
        options = new Options(content, shot.table(), shot.moves());
    }

    /** The n-th die of whoever acts, or of both heroes while they prepare; of the pools before they are rolled. */
    public Optional<Gesture<FateforgeMove, Reach>> digit(int place) {
        List<Gesture<FateforgeMove, Reach>> pools = List.copyOf(new DicePick(content, shot.table(), shot.draft())
                .touches(shot.moves())
                .values());
        if (!pools.isEmpty()) {
            return place <= pools.size() ? Optional.of(pools.get(place - 1)) : Optional.empty();
        }
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
            case "reroll" -> Rerolls.all(shot.moves()).stream().findFirst().map(Gesture.Play::new);
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

    /** The first of these with which a move begins; pressed again the next of them. */
    private Optional<Gesture<FateforgeMove, Reach>> first(Predicate<Spot> wanted) {
        List<Spot> all = options.first().stream().filter(wanted).toList();
        int at = shot.draft().isEmpty() ? -1 : all.indexOf(shot.draft().spots().get(0));
        return all.isEmpty() ? Optional.empty() : Optional.of(options.gesture(List.of(all.get((at + 1) % all.size()))));
    }

    /** The cards of whoever acts, in the order in which they lie; where both prepare, those that can be used now. */
    private Optional<Gesture<FateforgeMove, Reach>> card(int place) {
        List<Spot> cards = new ArrayList<>();
        Optional<Hero> hero = HeroOf.prompt(shot.table()).map(shot.table()::hero);
        hero.ifPresent(acting -> {
            acting.active().forEach(skill -> cards.add(FateSpots.skill(skill)));
            acting.gear().forEach(gear -> cards.add(FateSpots.item(gear.id())));
        });
        if (hero.isEmpty()) {
            options.first().stream().filter(spot -> CARDS.contains(spot.kind())).forEach(cards::add);
        }
        return place <= cards.size() ? touch(cards.get(place - 1)) : Optional.empty();
    }

    /** As a click there would: the next choice, what a touched result pays, or the first one of another move. */
    private Optional<Gesture<FateforgeMove, Reach>> touch(Spot spot) {
        List<Spot> touched = shot.draft().spots();
        if (options.next(touched).contains(spot)) {
            return Optional.of(options.gesture(Reach.plus(touched, spot)));
        }
        List<Spot> paid = touched.size() == 1 ? List.of(spot, touched.get(0)) : List.of();
        if (paid.size() == 2 && paid.get(1).kind().equals("die") && options.leads(paid)) {
            return Optional.of(options.gesture(paid));
        }
        return options.first().contains(spot) ? Optional.of(options.gesture(List.of(spot))) : Optional.empty();
    }
}
