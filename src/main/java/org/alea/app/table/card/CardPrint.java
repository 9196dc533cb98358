package org.alea.app.table.card;

import java.util.List;
import java.util.Optional;
import org.alea.app.table.DieSkin;
import org.alea.app.table.PlatePattern;
import org.alea.app.table.figure.BarSection;
import org.alea.app.table.figure.BracketRow;
import org.alea.app.table.figure.Gem;

/**
 * Everything that is printed on a card, whatever size it is shown in.
 *
 * @param id of the card in the content
 * @param kind a word below the name, empty for none
 * @param band the colour of the head, empty for a card without one
 * @param text what the card does
 * @param foot what stands at the foot: when it leaves, how often it acts, what it would bring
 */
public record CardPrint(
        String id,
        String name,
        String kind,
        String band,
        Art art,
        List<Cost> costs,
        List<Value> values,
        String text,
        Optional<BracketRow.Reading> actions,
        List<Section> sections,
        Foot foot) {

    /**
     * The emblem on the plate, and the pattern behind it.
     *
     * @param die the colour of an enemy, whose emblem stands on its token where there is no plate
     */
    public record Art(String emblem, PlatePattern pattern, Optional<DieSkin> die) {

        public Art(String emblem, PlatePattern pattern) {
            this(emblem, pattern, Optional.empty());
        }

        public Art on(DieSkin skin) {
            return new Art(emblem, pattern, Optional.of(skin));
        }
    }

    /** One section of an action bar, and whether it is the one used. */
    public record Section(BarSection.Print print, BarSection.State state) {

        public static Section of(BarSection.Print print) {
            return new Section(print, BarSection.State.PLAIN);
        }
    }

    /** A figure with its sign. */
    public record Value(String icon, String words, Ink ink) {}

    /** What stands at the foot of a card; an empty sign is not drawn. */
    public record Foot(String icon, String words, Ink ink) {
        public static final Foot NONE = new Foot("", "", Ink.PLAIN);

        public static Foot of(String words) {
            return new Foot("", words, Ink.PLAIN);
        }
    }

    /** The inks that paper is printed with, the same by day and by night. */
    public enum Ink {
        PLAIN("ink-plain"),
        GREEN("ink-green"),
        RED("ink-red"),
        RUST("ink-rust"),
        VIOLET("ink-violet"),
        GOLD("ink-gold");

        private final String styleClass;

        Ink(String styleClass) {
            this.styleClass = styleClass;
        }

        String styleClass() {
            return styleClass;
        }
    }

    /** What a card wants before it acts. */
    public sealed interface Cost {

        /** A result of a die; the die that pays it, once it lies there. */
        record Result(String icon, Optional<DieSkin> paid) implements Cost {}

        /** A shard; none for any one. */
        record Shard(Optional<Gem.Stone> stone, boolean missing) implements Cost {}

        /** A price in words, such as 3 $. */
        record Price(String icon, String words) implements Cost {}

        static Cost result(String icon) {
            return new Result(icon, Optional.empty());
        }

        static Cost shard(Gem.Stone stone) {
            return new Shard(Optional.of(stone), false);
        }

        static Cost anyShard() {
            return new Shard(Optional.empty(), false);
        }
    }

    /** A card with a name, an emblem and words on it; the rest follows. */
    public static CardPrint of(String id, String name, Art art, String text) {
        return new CardPrint(id, name, "", "", art, List.of(), List.of(), text, Optional.empty(), List.of(), Foot.NONE);
    }

    public CardPrint kind(String words) {
        return new CardPrint(id, name, words, band, art, costs, values, text, actions, sections, foot);
    }

    public CardPrint band(String colour) {
        return new CardPrint(id, name, kind, colour, art, costs, values, text, actions, sections, foot);
    }

    public CardPrint costing(List<Cost> wanted) {
        return new CardPrint(id, name, kind, band, art, List.copyOf(wanted), values, text, actions, sections, foot);
    }

    public CardPrint worth(List<Value> figures) {
        return new CardPrint(id, name, kind, band, art, costs, List.copyOf(figures), text, actions, sections, foot);
    }

    public CardPrint acting(BracketRow.Reading row) {
        return new CardPrint(id, name, kind, band, art, costs, values, text, Optional.of(row), sections, foot);
    }

    /** With the action bar of an enemy. */
    public CardPrint bar(List<Section> ranges) {
        return new CardPrint(id, name, kind, band, art, costs, values, text, actions, List.copyOf(ranges), foot);
    }

    public CardPrint foot(Foot words) {
        return new CardPrint(id, name, kind, band, art, costs, values, text, actions, sections, words);
    }
}
