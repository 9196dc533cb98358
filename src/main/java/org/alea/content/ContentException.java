package org.alea.content;

/** Card data that cannot be used. The message names the file, the card, the field and what was expected. */
public final class ContentException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public ContentException(String file, String place, String problem) {
        super(file + (place.isEmpty() ? "" : ", " + place) + ": " + problem);
    }
}
