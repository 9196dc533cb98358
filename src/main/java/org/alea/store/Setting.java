package org.alea.store;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import org.alea.content.Expected;
import org.alea.engine.Words;

/**
 * One thing the player can set: its name in the file, its standard value, and which values it takes. A new setting is one
 * line here.
 */
public final class Setting<V> {
    public static final Setting<Choices.Tongue> LANGUAGE = oneOf("language", Choices.Tongue.SYSTEM);
    public static final Setting<Choices.Theme> THEME = oneOf("theme", Choices.Theme.DARK);
    /** Size of all text, in percent. */
    public static final Setting<Integer> FONT_SCALE = oneOf("fontScale", 100, 90, 100, 115, 130);

    public static final Setting<Boolean> HIGH_CONTRAST = flag("highContrast", false);
    public static final Setting<Choices.AnimationSpeed> ANIMATION_SPEED =
            oneOf("animationSpeed", Choices.AnimationSpeed.NORMAL);
    public static final Setting<Boolean> REDUCED_MOTION = flag("reducedMotion", false);

    public static final Setting<Boolean> MUTE = flag("mute", false);
    public static final Setting<Integer> VOLUME_TABLE = between("volumeTable", 0, 100, 70);
    public static final Setting<Integer> VOLUME_CLOCK = between("volumeClock", 0, 100, 70);
    public static final Setting<Integer> VOLUME_INTERFACE = between("volumeInterface", 0, 100, 50);

    public static final Setting<Choices.ColourMarks> COLOUR_MARKS = oneOf("colourMarks", Choices.ColourMarks.SIGN);
    /** Edge of a die on the table, in pixels; the compact layout has its own. */
    public static final Setting<Integer> DICE_SIZE = between("diceSize", 48, 84, 66);

    public static final Setting<Boolean> DOUBLE_CLICK_REROLLS = flag("doubleClickRerolls", true);
    public static final Setting<Boolean> DRAG_TO_CUP = flag("dragToCup", true);
    public static final Setting<Choices.Forecasts> FORECASTS = oneOf("forecasts", Choices.Forecasts.ALWAYS);
    public static final Setting<Boolean> PROBABILITIES = flag("probabilities", false);
    public static final Setting<Choices.ResolutionSpeed> RESOLUTION_SPEED =
            oneOf("resolutionSpeed", Choices.ResolutionSpeed.NORMAL);
    public static final Setting<Choices.OpponentExplained> OPPONENT_EXPLAINED =
            oneOf("opponentExplained", Choices.OpponentExplained.FIRST_TURNS);
    public static final Setting<Choices.CardDetail> CARD_DETAIL = oneOf("cardDetail", Choices.CardDetail.HOVER);
    /** Steps without a choice go on by themselves. */
    public static final Setting<Boolean> FLOW = flag("flow", false);

    public static final Setting<Boolean> MANUAL_ASSIGNMENT = flag("manualAssignment", false);
    public static final Setting<Boolean> CONFIRM_EARLY_STOP = flag("confirmEarlyStop", false);
    public static final Setting<Choices.StopKey> STOP_KEY = oneOf("stopKey", Choices.StopKey.HOLD);

    public static final Setting<Integer> WINDOW_WIDTH = between("windowWidth", 640, 16_384, 1440);
    public static final Setting<Integer> WINDOW_HEIGHT = between("windowHeight", 480, 16_384, 900);
    public static final Setting<Boolean> WINDOW_MAXIMISED = flag("windowMaximised", false);

    /** Keys the player has moved: action to key; an action that is not here has its usual key. */
    public static final Setting<Map<String, String>> KEYS = texts("keys");

    /** The options each game was last set up with: game to {@code option=value} pairs, separated by semicolons. */
    public static final Setting<Map<String, String>> LAST_SETUPS = texts("lastSetups");

    /** The set-ups kept under a name: {@code game/name} to {@code option=value} pairs, separated by semicolons. */
    public static final Setting<Map<String, String>> OWN_SETUPS = texts("ownSetups");

    /** What the player has been explained once, by its key: it is not explained again. */
    public static final Setting<Map<String, String>> TOLD = texts("told");

    /** The round whose summary the player has cleared away last, by game: it is not summed up again. */
    public static final Setting<Map<String, String>> SUMMED_UP = texts("summedUp");

    /** Cards the player has put aside in the reference: game to card ids, separated by spaces. */
    public static final Setting<Map<String, String>> FAVOURITE_CARDS = texts("favouriteCards");

    /** Whether the reference lists cards line by line instead of laying them out. */
    public static final Setting<Boolean> CARDS_AS_LIST = flag("cardsAsList", false);

    private static final List<Setting<?>> ALL = List.of(
            LANGUAGE,
            THEME,
            FONT_SCALE,
            HIGH_CONTRAST,
            ANIMATION_SPEED,
            REDUCED_MOTION,
            MUTE,
            VOLUME_TABLE,
            VOLUME_CLOCK,
            VOLUME_INTERFACE,
            COLOUR_MARKS,
            DICE_SIZE,
            DOUBLE_CLICK_REROLLS,
            DRAG_TO_CUP,
            FORECASTS,
            PROBABILITIES,
            RESOLUTION_SPEED,
            OPPONENT_EXPLAINED,
            CARD_DETAIL,
            FLOW,
            MANUAL_ASSIGNMENT,
            CONFIRM_EARLY_STOP,
            STOP_KEY,
            WINDOW_WIDTH,
            WINDOW_HEIGHT,
            WINDOW_MAXIMISED,
            KEYS,
            LAST_SETUPS,
            OWN_SETUPS,
            TOLD,
            SUMMED_UP,
            FAVOURITE_CARDS,
            CARDS_AS_LIST);

    private final String id;
    private final V standard;
    private final Words expected;
    private final Function<V, JsonNode> writer;
    private final Function<JsonNode, Optional<V>> reader;

    private Setting(
            String id,
            V standard,
            Words expected,
            Function<V, JsonNode> writer,
            Function<JsonNode, Optional<V>> reader) {
        this.id = id;
        this.standard = standard;
        this.expected = expected;
        this.writer = writer;
        this.reader = reader;
    }

    /** Every setting, in the order of the file. */
    public static List<Setting<?>> all() {
        return ALL;
    }

    public String id() {
        return id;
    }

    public V standard() {
        return standard;
    }

    /** Which values it takes, for messages. */
    public Words expected() {
        return expected;
    }

    JsonNode write(V value) {
        return writer.apply(value);
    }

    /** The value, or nothing if this setting does not take it. */
    Optional<V> read(JsonNode json) {
        return reader.apply(json);
    }

    @Override
    public String toString() {
        return id;
    }

    private static Setting<Boolean> flag(String id, boolean standard) {
        return new Setting<>(
                id,
                standard,
                Expected.FLAG,
                BooleanNode::valueOf,
                json -> json.isBoolean() ? Optional.of(json.booleanValue()) : Optional.empty());
    }

    private static Setting<Integer> between(String id, int least, int most, int standard) {
        return new Setting<>(
                id,
                standard,
                Expected.wholeNumber(least, most),
                IntNode::valueOf,
                json -> number(json).filter(value -> value >= least && value <= most));
    }

    private static Setting<Integer> oneOf(String id, int standard, Integer... values) {
        List<Integer> all = List.of(values);
        return new Setting<>(
                id,
                standard,
                Expected.oneOf(all),
                IntNode::valueOf,
                json -> number(json).filter(all::contains));
    }

    private static <E extends Enum<E>> Setting<E> oneOf(String id, E standard) {
        List<E> all = Arrays.asList(standard.getDeclaringClass().getEnumConstants());
        return new Setting<>(
                id,
                standard,
                Expected.oneOf(all),
                value -> TextNode.valueOf(value.name()),
                json -> all.stream()
                        .filter(value -> value.name().equals(json.asText()))
                        .findFirst());
    }

    private static Setting<Map<String, String>> texts(String id) {
        return new Setting<>(
                id,
                Map.of(),
                Expected.OBJECT_OF_TEXTS,
                value -> {
                    ObjectNode object = JsonNodeFactory.instance.objectNode();
                    new TreeMap<>(value).forEach(object::put);
                    return object;
                },
                Setting::texts);
    }

    private static Optional<Map<String, String>> texts(JsonNode json) {
        if (!json.isObject()) {
            return Optional.empty();
        }
        Map<String, String> all = new TreeMap<>();
        for (Map.Entry<String, JsonNode> field : json.properties()) {
            if (!field.getValue().isTextual()) {
                return Optional.empty();
            }
            all.put(field.getKey(), field.getValue().asText());
        }
        return Optional.of(Collections.unmodifiableMap(all));
    }

    private static Optional<Integer> number(JsonNode json) {
        return json.isIntegralNumber() && json.canConvertToInt() ? Optional.of(json.intValue()) : Optional.empty();
    }
}
