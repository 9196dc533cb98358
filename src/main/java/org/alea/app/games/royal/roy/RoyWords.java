package org.alea.app.games.royal.roy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.alea.app.shell.Texts;
import org.alea.games.royal.Die;
import org.alea.games.royal.RoyReason;
import org.alea.games.royal.RoyRow;
import org.alea.games.royal.RoyalBox;
import org.alea.games.royal.RoyalEvent;
import org.alea.games.royal.Side;

/** What the steps of the Roy's turn say, in the player's language: a short title and the reason below it. */
public final class RoyWords {
    private final RoyalBox box;
    private final Texts texts;

    public RoyWords(RoyalBox box, Texts texts) {
        this.box = box;
        this.texts = texts;
    }

    public String title(RoyTurn turn, RoyStep step) {
        return switch (step.kind()) {
            case DICE -> texts.get("royalroy.dice");
            case ROW -> texts.get("royalroy.row", turn.result());
            case TARGET -> target(step);
            case PIECES -> pieces(step);
            case PRICE -> price(step);
        };
    }

    /** Why; empty if the title says it all. */
    public String reason(RoyTurn turn, RoyStep step) {
        return switch (step.kind()) {
            case DICE ->
                texts.get(
                        "royalroy.dice.why",
                        turn.roll().first(),
                        turn.roll().second(),
                        turn.result(),
                        row(turn).chances());
            case ROW -> row(turn).text().in(texts.language()) + ". " + priceOf(row(turn));
            case TARGET -> sentences(all(step, RoyalEvent.RoyReasoned.class));
            case PIECES -> piecesReason(step);
            case PRICE -> priceReason(step);
        };
    }

    private RoyRow row(RoyTurn turn) {
        return box.game().content().royRow(turn.result());
    }

    private String priceOf(RoyRow row) {
        if (row.diceForEachPlace() > 0) {
            return texts.get("royalroy.row.places", row.diceForEachPlace());
        }
        return texts.get(row.buysYourDie() ? "royalroy.row.yours" : "royalroy.row.price", row.ownDice());
    }

    private String target(RoyStep step) {
        Optional<RoyReason> reason = all(step, RoyalEvent.RoyReasoned.class)
                .map(RoyalEvent.RoyReasoned::reason)
                .findFirst();
        return texts.get("royalroy.target." + reason.map(RoyReason::name).orElse("NONE"));
    }

    private String pieces(RoyStep step) {
        Optional<RoyalEvent.Expelled> expelled = first(step, RoyalEvent.Expelled.class);
        if (expelled.isPresent()) {
            return texts.get("royalroy.pieces.expels", expelled.get().face());
        }
        Optional<RoyalEvent.CitizenPlaced> placed = first(step, RoyalEvent.CitizenPlaced.class);
        if (placed.isPresent()) {
            return texts.get("royalroy.pieces.enters", placed.get().face());
        }
        Optional<RoyalEvent.EventCubesPlaced> filled = first(step, RoyalEvent.EventCubesPlaced.class);
        if (filled.isPresent()) {
            return texts.get("royalroy.pieces.fills", filled.get().cubes());
        }
        Optional<RoyalEvent.RoyHired> hired = first(step, RoyalEvent.RoyHired.class);
        if (hired.isPresent()) {
            return texts.get("royalroy.pieces.hires", hired.get().place());
        }
        List<RoyalEvent.CubeBuilt> built = all(step, RoyalEvent.CubeBuilt.class).toList();
        if (!built.isEmpty()) {
            return texts.get("royalroy.pieces.builds", built.size());
        }
        Optional<RoyalEvent.CharacterScored> scored = first(step, RoyalEvent.CharacterScored.class);
        if (scored.isPresent()) {
            return texts.get(
                    "royalroy.pieces.scores",
                    scored.get().yourVp(),
                    scored.get().royVp());
        }
        int vp = all(step, RoyalEvent.VpGained.class)
                .filter(gained -> gained.side() == Side.ROY)
                .mapToInt(RoyalEvent.VpGained::vp)
                .sum();
        return vp > 0 ? texts.get("royalroy.pieces.gains", vp) : texts.get("royalroy.pieces.nothing");
    }

    /** Why and where, then what it brought: points are added up, and what the title says is not said again. */
    private String piecesReason(RoyStep step) {
        List<String> said = new ArrayList<>();
        step.events().stream().filter(RoyWords::worthSaying).forEach(event -> said.add(describe(event)));
        said.addAll(gains(step));
        return String.join(" ", said);
    }

    private List<String> gains(RoyStep step) {
        List<String> said = new ArrayList<>();
        for (Side side : List.of(Side.ROY, Side.YOU)) {
            int vp = all(step, RoyalEvent.VpGained.class)
                    .filter(gained -> gained.side() == side)
                    .mapToInt(RoyalEvent.VpGained::vp)
                    .sum();
            if (vp > 0 && first(step, RoyalEvent.CharacterScored.class).isEmpty()) {
                said.add(texts.get("royalroy.gain." + side, vp));
            }
        }
        return said;
    }

    /** The whole turn in a few sentences, without his reasons, for whoever has seen it pass. */
    public String told(RoyTurn turn) {
        RoyStep pieces = turn.step(RoyStep.Kind.PIECES);
        List<String> said = new ArrayList<>();
        said.add(describe(turn.roll()));
        pieces.events().stream().filter(event -> happens(event, pieces)).forEach(event -> said.add(describe(event)));
        if (first(pieces, RoyalEvent.CubeBuilt.class).isPresent()) {
            said.add(pieces(pieces) + ".");
        }
        said.addAll(gains(pieces));
        if (said.size() == 1) {
            said.add(pieces(pieces) + ".");
        }
        RoyStep price = turn.step(RoyStep.Kind.PRICE);
        said.add(price(price) + ".");
        price.events().stream()
                .filter(event -> event instanceof RoyalEvent.RoyConfiscated || event instanceof RoyalEvent.RoyTired)
                .forEach(event -> said.add(describe(event)));
        return String.join(" ", said);
    }

    /** What is told of the pieces afterwards; whoever is expelled is replaced, that goes without saying. */
    private static boolean happens(RoyalEvent event, RoyStep pieces) {
        return event instanceof RoyalEvent.Expelled
                || (event instanceof RoyalEvent.CitizenPlaced
                        && first(pieces, RoyalEvent.Expelled.class).isEmpty())
                || event instanceof RoyalEvent.EventCompleted
                || event instanceof RoyalEvent.RoyHired
                || event instanceof RoyalEvent.RoyBought
                || event instanceof RoyalEvent.CharacterScored
                || event instanceof RoyalEvent.InfluenceGained;
    }

    private static boolean worthSaying(RoyalEvent event) {
        return !(event instanceof RoyalEvent.VpGained
                || event instanceof RoyalEvent.EventCubesPlaced
                || event instanceof RoyalEvent.Expelled
                || event instanceof RoyalEvent.CitizenPlaced);
    }

    private String describe(RoyalEvent event) {
        return event instanceof RoyalEvent.CubeBuilt built
                ? texts.get("royalroy.cell", built.column(), built.level())
                : box.describe(event, texts.language());
    }

    private String price(RoyStep step) {
        Optional<RoyalEvent.RoyPaid> paid = first(step, RoyalEvent.RoyPaid.class);
        if (paid.isEmpty()) {
            return texts.get("royalroy.price.free");
        }
        List<Die> dice = paid.get().dice();
        String removed = box.describe(dice, texts.language());
        return switch (dice.size()) {
            case 0 -> texts.get("royalroy.price.none");
            case 1 -> texts.get("royalroy.price.removes.one", removed);
            default -> texts.get("royalroy.price.removes", removed);
        };
    }

    private String priceReason(RoyStep step) {
        List<String> said = new ArrayList<>();
        first(step, RoyalEvent.RoyPaid.class)
                .filter(paid -> !paid.dice().isEmpty())
                .ifPresent(paid ->
                        said.add(texts.get("royalroy.price.why", paid.dice().size())));
        step.events().stream()
                .filter(event -> !(event instanceof RoyalEvent.RoyPaid))
                .forEach(event -> said.add(box.describe(event, texts.language())));
        return String.join(" ", said);
    }

    private String sentences(Stream<? extends RoyalEvent> events) {
        return events.map(event -> box.describe(event, texts.language()))
                .distinct()
                .collect(Collectors.joining(" "));
    }

    private static <E extends RoyalEvent> Optional<E> first(RoyStep step, Class<E> kind) {
        return all(step, kind).findFirst();
    }

    private static <E extends RoyalEvent> Stream<E> all(RoyStep step, Class<E> kind) {
        return step.events().stream().filter(kind::isInstance).map(kind::cast);
    }
}
