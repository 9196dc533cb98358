package org.alea.games.royal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.StringJoiner;

/** Reads moves written as {@link RoyalMove#text}: {@code activate Y1C OWN:Y4,Y2 ROY:Y6 n=3 hire=SUPPLY mod=-}. */
public final class MoveText {

    private MoveText() {}

    /**
     * The move of this line, or an {@link IllegalArgumentException} that says what is wrong. {@code roll} and {@code roy}
     * mean the roll the state waits for.
     */
    public static RoyalMove parse(String line, State state) {
        Words words = new Words(line);
        RoyalMove move = words.move(state);
        if (!words.rest.isEmpty()) {
            throw new IllegalArgumentException(line + ": nothing is known of " + String.join(" ", words.rest));
        }
        return move;
    }

    private static final class Words {
        private final String line;
        private final List<String> rest;

        Words(String line) {
            this.line = line;
            this.rest = new ArrayList<>(Arrays.asList(line.strip().split("\\s+")));
        }

        RoyalMove move(State state) {
            String verb = next("a move");
            return switch (verb) {
                case "activate" -> activate();
                case "combat" -> new RoyalMove.Combat(next("an event"), group(), number("n"), field("mod"));
                case "cathedral" -> new RoyalMove.Cathedral(group(), field("mod"));
                case "agriculture" -> new RoyalMove.Agriculture(group(), field("mod"));
                case "place" ->
                    new RoyalMove.Place(building(), face(), group(), HireSource.Stock.valueOf(field("src")));
                case "counter" -> new RoyalMove.Counter(faces(), ownDice());
                case "reroll" -> new RoyalMove.Reroll(Die.parse(next("a die")));
                case "turn" -> new RoyalMove.TurnOver(Dice.parse(next("dice")));
                case "setup" -> new RoyalMove.PlaceInitial(building(), face());
                case "laydown" -> new RoyalMove.LayDown(building(), face());
                case "losecube" -> loseCube();
                case "eventcube" -> new RoyalMove.EventCube(next("an event"));
                case "column" -> new RoyalMove.Column(face());
                case "stop" -> new RoyalMove.Stop();
                case "recruit" -> new RoyalMove.Recruit();
                case "pass" -> new RoyalMove.Pass();
                case "concede" -> new RoyalMove.Concede();
                case "leave" -> new RoyalMove.Leave(Integer.parseInt(next("milliseconds")));
                case "timeout" -> new RoyalMove.Timeout();
                case "roy" -> state == State.ROY_COUNTER ? new RoyalMove.RoyCounter() : new RoyalMove.RoyRoll();
                case "roll" -> roll(state);
                default -> throw wrong(verb + " is no move");
            };
        }

        private static RoyalMove roll(State state) {
            return switch (state) {
                case SETUP_ROLL -> new RoyalMove.RollPlacement();
                case BLACK_ROLL -> new RoyalMove.RollBlack();
                default -> new RoyalMove.RollDice();
            };
        }

        private RoyalMove activate() {
            String card = next("a card");
            Group group = group();
            int n = number("n");
            HireSource hire = HireSource.parse(field("hire"));
            String modifier = field("mod");
            boolean lying = !rest.isEmpty() && rest.get(0).startsWith("lying=");
            return new RoyalMove.Activate(card, group, n, hire, modifier, lying ? number("lying") : 0);
        }

        private RoyalMove loseCube() {
            String where = next("CATHEDRAL or EVENT");
            return switch (where) {
                case "CATHEDRAL" -> new RoyalMove.LoseCathedralCube(face(), face());
                case "EVENT" -> new RoyalMove.LoseEventCube(next("an event"));
                default -> throw wrong(where + " is neither CATHEDRAL nor EVENT");
            };
        }

        private Group group() {
            StringJoiner fields = new StringJoiner(" ");
            while (!rest.isEmpty() && rest.get(0).matches("(OWN|ROY):.*")) {
                fields.add(rest.remove(0));
            }
            return Group.parse(fields.toString());
        }

        private Dice ownDice() {
            String field = next("OWN:…");
            if (!field.startsWith("OWN:")) {
                throw wrong("expected OWN:…, found " + field);
            }
            return Dice.parse(field.substring(4));
        }

        private Building building() {
            return Building.valueOf(next("a building"));
        }

        private int face() {
            return whole(next("a number"));
        }

        private List<Integer> faces() {
            return Arrays.stream(next("black dice").split(",")).map(this::whole).toList();
        }

        private int number(String name) {
            return whole(field(name));
        }

        private int whole(String text) {
            if (!text.matches("[0-9]{1,3}")) {
                throw wrong(text + " is no number");
            }
            return Integer.parseInt(text);
        }

        private String field(String name) {
            String word = next(name + "=…");
            if (!word.startsWith(name + "=")) {
                throw wrong("expected " + name + "=…, found " + word);
            }
            return word.substring(name.length() + 1);
        }

        private String next(String expected) {
            if (rest.isEmpty() || rest.get(0).isEmpty()) {
                throw wrong("expected " + expected);
            }
            return rest.remove(0);
        }

        private IllegalArgumentException wrong(String problem) {
            return new IllegalArgumentException(line + ": " + problem);
        }
    }
}
