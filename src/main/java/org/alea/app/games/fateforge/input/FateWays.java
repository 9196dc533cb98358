package org.alea.app.games.fateforge.input;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.alea.app.play.Gesture;
import org.alea.app.play.Shot;
import org.alea.app.table.Spot;
import org.alea.app.table.Way;
import org.alea.games.fateforge.FateforgeMove;
import org.alea.games.fateforge.FateforgeTable;
import org.alea.games.fateforge.cards.FateforgeContent;

/** All that a hand can do: drag one thing on another, or touch them one after the other. */
public final class FateWays {
    private final FateforgeContent content;

    public FateWays(FateforgeContent content) {
        this.content = content;
    }

    public List<Way<Gesture<FateforgeMove, Reach>>> of(Shot<FateforgeTable, FateforgeMove, Reach> shot) {
        Options options = new Options(content, shot.table(), shot.moves());
        List<Spot> touched = shot.draft().spots();
        List<Way<Gesture<FateforgeMove, Reach>>> ways = new ArrayList<>();
        Map<Spot, Gesture<FateforgeMove, Reach>> touches = new LinkedHashMap<>();
        Set<Spot> first = options.first();
        first.forEach(spot -> touches.put(spot, options.gesture(List.of(spot))));
        if (!touched.isEmpty()) {
            options.next(touched).forEach(spot -> touches.put(spot, options.gesture(Reach.plus(touched, spot))));
            crosswise(options, touched, touches);
            whoStandsThere(shot.table(), touches, options.next(touched));
            Spot last = touched.get(touched.size() - 1);
            touches.put(last, new Gesture.Change<>(Reach.NOTHING));
        }
        new DicePick(content, shot.table(), shot.draft()).touches(shot.moves()).forEach((die, does) -> {
            touches.put(die, does);
            ways.add(new Way<>(die, FateSpots.board(DicePick.owner(die.id())), does));
        });
        Rerolls.all(shot.moves())
                .forEach(move -> move.dice()
                        .forEach(die -> ways.add(new Way<>(
                                FateSpots.die(die), FateSpots.energy(move.hero()), new Gesture.Play<>(move)))));
        touches.forEach((spot, does) -> ways.add(Way.touch(spot, does)));
        for (List<Spot> pair : options.pairs()) {
            ways.add(new Way<>(pair.get(0), pair.get(1), options.gesture(pair)));
            if (pair.get(1).kind().equals("special")) {
                weapons(shot.table(), pair.get(1).id())
                        .forEach(weapon -> ways.add(new Way<>(pair.get(0), weapon, options.gesture(pair))));
            }
            if (payable(pair)) {
                ways.add(new Way<>(pair.get(1), pair.get(0), options.gesture(pair)));
            }
        }
        if (!touched.isEmpty()) {
            Spot card = touched.get(0);
            for (Spot spot : options.next(touched)) {
                if (spot.kind().equals("die")) {
                    ways.add(new Way<>(spot, card, options.gesture(Reach.plus(touched, spot))));
                }
            }
        }
        PathDrawing.of(content, shot.table()).ifPresent(path -> ways.addAll(path.ways(shot.draft())));
        return ways;
    }

    /** Where a zone is meant, so is whoever stands in it, unless he can be meant himself. */
    private static void whoStandsThere(
            FateforgeTable table, Map<Spot, Gesture<FateforgeMove, Reach>> touches, Set<Spot> next) {
        table.state()
                .heroes()
                .forEach(hero -> stand(
                        FateSpots.hero(hero.id()), FateSpots.zone(hero.fight().zone()), touches, next));
        table.scene()
                .ifPresent(fray -> fray.foes()
                        .forEach(foe -> stand(FateSpots.foe(foe.id()), FateSpots.zone(foe.zone()), touches, next)));
    }

    private static void stand(
            Spot figure, Spot zone, Map<Spot, Gesture<FateforgeMove, Reach>> touches, Set<Spot> next) {
        Gesture<FateforgeMove, Reach> there = touches.get(zone);
        if (next.contains(zone) && !next.contains(figure) && there != null) {
            touches.put(figure, there);
        }
    }

    /** The weapons whose dice show the Special: it can also be laid on them. */
    private List<Spot> weapons(FateforgeTable table, String hero) {
        return table.hero(hero).gear().stream()
                .filter(gear -> gear.faceUp() && content.item(gear.card()).weapon())
                .map(gear -> FateSpots.item(gear.id()))
                .toList();
    }

    /** A result is laid on a card that wants it, though the card is named first. */
    private static boolean payable(List<Spot> pair) {
        return pair.get(1).kind().equals("die") && !pair.get(0).kind().equals("die");
    }

    /** A result has been touched, and now the card that it pays. */
    private static void crosswise(
            Options options, List<Spot> touched, Map<Spot, Gesture<FateforgeMove, Reach>> touches) {
        if (touched.size() != 1 || !touched.get(0).kind().equals("die")) {
            return;
        }
        for (Spot card : options.first()) {
            List<Spot> both = List.of(card, touched.get(0));
            if (!card.kind().equals("die") && options.leads(both)) {
                touches.put(card, options.gesture(both));
            }
        }
    }

    /** The draft that lays a move before the player. */
    public Optional<Reach> layOut(Shot<FateforgeTable, FateforgeMove, Reach> shot, FateforgeMove move) {
        return new Options(content, shot.table(), shot.moves())
                .path(move)
                .map(path -> new Reach(path, Optional.of(move)));
    }
}
