package org.alea.content;

import org.alea.engine.Explained;
import org.alea.engine.Words;

/** Card data that cannot be used. The message names the file, the card, the field and what was expected. */
public final class ContentException extends RuntimeException implements Explained {
    private static final long serialVersionUID = 1L;

    private final transient Words words;

    public ContentException(String file, String place, Words problem) {
        this(Words.same(file), Words.same(place), problem);
    }

    ContentException(Words file, Words place, Words problem) {
        this(Fault.at(
                place.en().isEmpty() ? file : new Words(file.fr() + ", " + place.fr(), file.en() + ", " + place.en()),
                problem));
    }

    private ContentException(Words words) {
        super(words.en());
        this.words = words;
    }

    @Override
    public Words words() {
        return words;
    }
}
