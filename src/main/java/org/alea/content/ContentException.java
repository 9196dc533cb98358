package org.alea.content;

import java.util.List;
import org.alea.engine.Explained;
import org.alea.engine.Words;

/** Card data that cannot be used. The message names the file, the card, the field and what was expected. */
public final class ContentException extends RuntimeException implements Explained {
    private static final long serialVersionUID = 1L;

    private final transient List<Words> faults;

    public ContentException(String file, String place, Words problem) {
        this(Words.same(file), Words.same(place), problem);
    }

    ContentException(Words file, Words place, Words problem) {
        this(List.of(Fault.at(
                place.en().isEmpty() ? file : new Words(file.fr() + ", " + place.fr(), file.en() + ", " + place.en()),
                problem)));
    }

    /** @param faults everything that is wrong with a file */
    ContentException(List<Words> faults) {
        super(inOneLine(faults).en());
        this.faults = List.copyOf(faults);
    }

    /** Everything that is wrong, as far as it could be read: one line each. */
    public List<Words> faults() {
        return faults;
    }

    /** The first of the faults, and how many there are besides. */
    @Override
    public Words words() {
        return inOneLine(faults);
    }

    private static Words inOneLine(List<Words> faults) {
        Words first = faults.get(0);
        int others = faults.size() - 1;
        return switch (others) {
            case 0 -> first;
            case 1 ->
                new Words(
                        first.fr() + " (et une autre erreur, que montre la commande check)",
                        first.en() + " (and one more, which the command check lists)");
            default ->
                new Words(
                        first.fr() + " (et " + others + " autres erreurs, que montre la commande check)",
                        first.en() + " (and " + others + " more, which the command check lists)");
        };
    }
}
