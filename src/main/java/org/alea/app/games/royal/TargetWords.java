package org.alea.app.games.royal;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.alea.app.games.royal.pieces.RoyalEmblems;
import org.alea.engine.Event;
import org.alea.games.royal.Building;
import org.alea.games.royal.HireSource;
import org.alea.games.royal.RoyalEvent;
import org.alea.games.royal.RoyalGame;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;

/** What targets are called, and what a move there would bring, in a few words. */
final class TargetWords {
    private final RoyalGame game;
    private final RoyalTable table;
    private final RoyalSpeech speech;

    TargetWords(RoyalGame game, RoyalTable table, RoyalSpeech speech) {
        this.game = game;
        this.table = table;
        this.speech = speech;
    }

    String name(String target) {
        String[] parts = target.split("\\.");
        if (parts[0].equals("CELL")) {
            return speech.get("target.cell", Integer.parseInt(parts[1]), Integer.parseInt(parts[2]));
        } else if (parts[0].equals("COLUMN")) {
            return speech.get("target.column", Integer.parseInt(parts[1]));
        } else if (parts.length == 2) {
            return speech.say(
                    "hire.space", Map.of("building", Building.valueOf(parts[0]), "face", Integer.parseInt(parts[1])));
        }
        return own(target) ? speech.get("target." + target) : speech.term(target);
    }

    private static boolean own(String target) {
        return switch (target) {
            case Aim.CATHEDRAL,
                    Aim.FIELD,
                    Aim.REROLL,
                    Aim.TURN,
                    Aim.RECRUIT,
                    Aim.PASS,
                    Aim.COUNTER,
                    Aim.CONCEDE,
                    Aim.STOP,
                    Aim.ROLL -> true;
            default -> false;
        };
    }

    /** What the button says that plays it. */
    String verb(String target) {
        return switch (table.state()) {
            case ACTION, COUNTER -> speech.get("verb." + (own(target) ? target : kind(target)));
            case SETUP_PLACE -> speech.get("verb.SETTLE");
            case EV_CHOICE -> speech.get("verb.GIVE");
            case SUB_EVENT_CUBE, SUB_COLUMN -> speech.get(target.equals(Aim.STOP) ? "verb.STOP" : "verb.CUBE");
            case ROY_TURN -> speech.get(table.passed() ? "verb.RUN" : "verb.ROLL.ROY_TURN");
            default -> speech.get("verb.ROLL." + table.state());
        };
    }

    private String kind(String target) {
        return target.contains(".") ? "PLACE" : table.content().activity(target).isPresent() ? "ACTIVATE" : "COMBAT";
    }

    String icon(String target) {
        return switch (target) {
            case Aim.CATHEDRAL -> "mdi2c-cross";
            case Aim.FIELD -> "mdi2b-barley";
            case Aim.REROLL -> "mdi2r-refresh";
            case Aim.TURN -> "mdi2s-swap-vertical";
            case Aim.RECRUIT -> "mdi2a-account-plus";
            case Aim.PASS -> "mdi2d-debug-step-over";
            case Aim.COUNTER -> "mdi2s-shield";
            case Aim.CONCEDE, Aim.STOP -> "mdi2h-hand-back-left";
            case Aim.ROLL -> "mdi2d-dice-multiple";
            default -> target.contains(".") ? place(target) : RoyalEmblems.of(target);
        };
    }

    private static String place(String target) {
        String building = target.substring(0, target.indexOf('.'));
        return building.equals("CELL") || building.equals("COLUMN")
                ? "mdi2c-cross"
                : RoyalEmblems.of(Building.valueOf(building));
    }

    /** The same for a list of targets, where nothing else says what a tradesman costs and whether there is one. */
    String listed(RoyalMove move) {
        Preview preview = Preview.of(game, table, move);
        boolean hires = move instanceof RoyalMove.Activate activate && activate.hire() != HireSource.Stock.NONE;
        List<String> parts = new ArrayList<>(List.of(brief(move)));
        if (preview.hire() > 0) {
            parts.add(speech.get("preview.hire", preview.hire()));
        }
        if (hires && table.city().supply() == 0) {
            parts.add(speech.get("preview.citizen"));
        }
        parts.removeIf(String::isEmpty);
        return String.join(", ", parts);
    }

    /** A few words: how often, and what is gained. */
    String brief(RoyalMove move) {
        Preview preview = Preview.of(game, table, move);
        List<String> parts = new ArrayList<>();
        if (preview.times() > 0) {
            parts.add(speech.get("preview.times", preview.times()));
        }
        gains(preview, parts);
        return String.join(", ", parts);
    }

    /** Everything else a player wants to know before he confirms: what it costs and what happens besides. */
    List<String> details(RoyalMove move) {
        Preview preview = Preview.of(game, table, move);
        List<String> lines = new ArrayList<>();
        List<String> costs = new ArrayList<>();
        if (preview.price() > 0) {
            costs.add(speech.get("preview.price", preview.price()));
        }
        if (preview.hire() > 0) {
            costs.add(speech.get("preview.hire", preview.hire()));
        }
        if (move instanceof RoyalMove.Action) {
            costs.add(speech.get("preview.left", preview.left()));
        }
        if (!costs.isEmpty()) {
            lines.add(speech.begun(String.join(" · ", costs)));
        }
        if (preview.pips() > 0) {
            lines.add(speech.get("preview.pips", preview.pips()));
        }
        consequences(move, lines);
        return lines;
    }

    private void gains(Preview preview, List<String> parts) {
        if (preview.cubes() > 0) {
            parts.add(speech.get("preview.cubes", preview.cubes()));
        }
        if (preview.vp() != 0) {
            parts.add(speech.get("preview.vp", RoyalBar.signed(preview.vp())));
        }
        if (preview.deniers() != 0) {
            parts.add(speech.get("preview.deniers", RoyalBar.signed(preview.deniers()), Math.abs(preview.deniers())));
        }
        if (preview.later() > 0) {
            parts.add(speech.get("district.coins", preview.later()));
        }
        if (preview.influence() != 0) {
            parts.add(speech.get("preview.influence", RoyalBar.signed(preview.influence())));
        }
        if (preview.royVp() > 0) {
            parts.add(speech.get("preview.royVp", preview.royVp()));
        }
    }

    /** What happens besides gains, in the words of the journal. */
    private void consequences(RoyalMove move, List<String> lines) {
        for (Event event : game.foresight().of(table, move)) {
            if (event instanceof RoyalEvent.Expelled
                    || event instanceof RoyalEvent.EventCompleted
                    || event instanceof RoyalEvent.CubesAbandoned
                    || event instanceof RoyalEvent.CitizensReturned
                    || event instanceof RoyalEvent.CitizensGained
                    || event instanceof RoyalEvent.TurnedOver
                    || event instanceof RoyalEvent.CubeSpent) {
                lines.add(speech.event(event));
            }
        }
    }
}
