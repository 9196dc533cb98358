package org.alea.app.games.reckoners.input;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.alea.app.games.reckoners.art.ReckonSpeech;
import org.alea.app.games.reckoners.art.ReckonerLooks;
import org.alea.app.play.Gesture;
import org.alea.app.play.Question;
import org.alea.app.play.Question.Command;
import org.alea.app.play.Question.Row;
import org.alea.app.play.Shot;
import org.alea.app.table.Spot;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.ReckonersTable;
import org.alea.games.reckoners.cards.DieKind;
import org.alea.games.reckoners.cards.EquipmentCard;
import org.alea.games.reckoners.state.ReckonersPhase;
import org.alea.games.reckoners.state.ReckonersState;

/** What is bought at the market, in two choices: the card or the die, then for whom. */
final class Purchase {
    /** Stands for any kind of dice. */
    private static final String DICE = "dice";

    private final ReckonSpeech speech;
    private final Shot<ReckonersTable, ReckonersMove, Pick> shot;
    /** The moves that buy each card and each kind of dice. */
    private final Map<String, List<ReckonersMove>> offers = new LinkedHashMap<>();

    private Purchase(ReckonSpeech speech, Shot<ReckonersTable, ReckonersMove, Pick> shot) {
        this.speech = speech;
        this.shot = shot;
        for (ReckonersMove move : shot.moves()) {
            ware(move)
                    .ifPresent(ware -> offers.computeIfAbsent(ware, any -> new ArrayList<>())
                            .add(move));
        }
    }

    /** Whether it is the time to buy. */
    static boolean asked(ReckonersState state) {
        return state.phase() == ReckonersPhase.BUY && state.question().isEmpty();
    }

    /** What a move buys. */
    static Optional<String> ware(ReckonersMove move) {
        return move instanceof ReckonersMove.Buy buy
                ? Optional.of(buy.card())
                : move instanceof ReckonersMove.BuyDie die
                        ? Optional.of(die.kind().name())
                        : Optional.empty();
    }

    /** For whom a move buys. */
    private static String owner(ReckonersMove move) {
        return move instanceof ReckonersMove.Buy buy
                ? buy.reckoner()
                : move instanceof ReckonersMove.BuyDie die ? die.reckoner() : "";
    }

    /** Where a ware lies. */
    private static Spot spot(String ware) {
        for (DieKind kind : DieKind.values()) {
            if (kind.name().equals(ware)) {
                return ReckonSpots.locker(kind);
            }
        }
        return ReckonSpots.ware(ware);
    }

    /** What a touch does: it takes a ware up or puts it back, and a Reckoner gets what has been taken up. */
    static Map<Spot, Gesture<ReckonersMove, Pick>> touches(Shot<ReckonersTable, ReckonersMove, Pick> shot) {
        Map<Spot, Gesture<ReckonersMove, Pick>> touches = new LinkedHashMap<>();
        if (!asked(shot.table().state())) {
            return touches;
        }
        String chosen = shot.draft().gear();
        for (ReckonersMove move : shot.moves()) {
            ware(move).ifPresent(ware -> {
                Pick then = ware.equals(chosen) ? Pick.NOTHING : Pick.NOTHING.with(ware);
                touches.put(spot(ware), new Gesture.Change<>(then));
                if (ware.equals(chosen)) {
                    buyers(shot.table().state(), move).forEach(spot -> touches.put(spot, new Gesture.Play<>(move)));
                }
            });
        }
        return touches;
    }

    /** The one who gets it: the panel, and the dice that lie on it. */
    private static List<Spot> buyers(ReckonersState state, ReckonersMove move) {
        List<Spot> spots = new ArrayList<>(List.of(ReckonSpots.reckoner(owner(move))));
        state.team().get(state.reckoner(owner(move))).dice().forEach(die -> spots.add(ReckonSpots.die(die.id())));
        return spots;
    }

    /** What the key for buying does while nothing has been taken up: it takes up the first ware. */
    static Optional<Gesture<ReckonersMove, Pick>> first(Shot<ReckonersTable, ReckonersMove, Pick> shot) {
        return asked(shot.table().state())
                ? shot.moves().stream()
                        .flatMap(move -> ware(move).stream())
                        .findFirst()
                        .map(ware -> new Gesture.Change<>(Pick.NOTHING.with(ware)))
                : Optional.empty();
    }

    /** The draft that lays a purchase before the player. */
    static Optional<Pick> layOut(ReckonersMove hint) {
        return ware(hint).map(ware -> new Pick(owner(hint), List.of(), ware));
    }

    /** Who gets what has been taken up, if anything has. */
    static Optional<Question<ReckonersMove, Pick>> of(
            ReckonSpeech speech, Shot<ReckonersTable, ReckonersMove, Pick> shot) {
        if (!asked(shot.table().state())) {
            return Optional.empty();
        }
        Purchase all = new Purchase(speech, shot);
        String chosen = shot.draft().gear();
        return Optional.ofNullable(all.offers.get(chosen)).map(moves -> all.forWhom(chosen, moves));
    }

    private Question<ReckonersMove, Pick> forWhom(String ware, List<ReckonersMove> moves) {
        Question<ReckonersMove, Pick> question = Question.<ReckonersMove, Pick>of(
                        speech.get("ask.forWhom", name(ware)), "RECK-161")
                .icon(icon(ware))
                .words(words(ware));
        List<ReckonersMove> ordered = new ArrayList<>(moves);
        ordered.sort(
                Comparator.comparing(move -> !owner(move).equals(shot.draft().reckoner())));
        for (ReckonersMove move : ordered) {
            Gesture<ReckonersMove, Pick> does = new Gesture.Play<>(move);
            String who = speech.get("command.buy", speech.name(owner(move)));
            String price = "$" + price(ware);
            boolean first = move.equals(ordered.get(0));
            question = question.command(
                    first
                            ? Command.main("buy", "mdi2c-cart", who, does).price(price)
                            : Command.of("buy-" + owner(move), "mdi2c-cart-outline", who, does)
                                    .price(price));
        }
        return question.command(putBack());
    }

    private Command<ReckonersMove, Pick> putBack() {
        Gesture<ReckonersMove, Pick> back = new Gesture.Change<>(Pick.NOTHING);
        return Command.of("putBack", "mdi2u-undo", speech.get("command.putBack"), back);
    }

    /** All dice in one row, which leads to their kinds. */
    private Row<ReckonersMove, Pick> dice(List<String> kinds) {
        int cheapest = kinds.stream().mapToInt(this::price).min().orElse(0);
        return Row.<ReckonersMove, Pick>of(
                        "dice", speech.get("family.dice"), new Gesture.Change<>(Pick.NOTHING.with(DICE)))
                .icon("mdi2d-dice-5")
                .group(speech.table().kindOfMove("buyDie"))
                .aside(speech.get("family.from", cheapest))
                .shows(kinds.stream().map(Purchase::spot).toArray(Spot[]::new));
    }

    /** The question with a row for everything that can be paid. */
    static Question<ReckonersMove, Pick> rows(
            ReckonSpeech speech,
            Shot<ReckonersTable, ReckonersMove, Pick> shot,
            Question<ReckonersMove, Pick> question) {
        Purchase all = new Purchase(speech, shot);
        Question<ReckonersMove, Pick> asked = question;
        boolean dice = shot.draft().gear().equals(DICE);
        List<String> kinds =
                all.offers.keySet().stream().filter(ware -> !all.isCard(ware)).toList();
        for (String ware : all.offers.keySet()) {
            if (all.isCard(ware) == dice) {
                continue;
            }
            asked = asked.row(Row.<ReckonersMove, Pick>of(
                            "buy-" + ware, all.name(ware), new Gesture.Change<>(Pick.NOTHING.with(ware)))
                    .icon(all.icon(ware))
                    .group(speech.table().kindOfMove(all.isCard(ware) ? "buy" : "buyDie"))
                    .aside("$" + all.price(ware))
                    .shows(spot(ware)));
        }
        return dice ? asked.command(all.putBack()) : kinds.isEmpty() ? asked : asked.row(all.dice(kinds));
    }

    private boolean isCard(String ware) {
        return spot(ware).kind().equals("ware");
    }

    private String name(String ware) {
        return isCard(ware)
                ? speech.name(ware)
                : speech.table()
                        .name(speech.content().die(DieKind.valueOf(ware)).name());
    }

    private String words(String ware) {
        return isCard(ware)
                ? speech.table().name(speech.content().equipment(ware).text())
                : "";
    }

    private String icon(String ware) {
        if (!isCard(ware)) {
            return "mdi2d-dice-5";
        }
        EquipmentCard card = speech.content().equipment(ware);
        return ReckonerLooks.gear(card.kind());
    }

    private int price(String ware) {
        return isCard(ware)
                ? speech.price(shot.table().state(), ware)
                : speech.content().numbers().price(DieKind.valueOf(ware));
    }
}
