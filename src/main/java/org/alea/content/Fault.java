package org.alea.content;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import org.alea.engine.Words;

/** What is wrong with something in a file, always said in the same way: where, what was expected, what was found. */
public final class Fault {
    private static final int READABLE = 80;

    private Fault() {}

    public static Words expected(Words what) {
        return new Words("il faut " + what.fr(), "expected " + what.en());
    }

    /** @param found as it stands in the file; of a long value only the beginning is told */
    public static Words expected(Words what, Object found) {
        String told = shortened(String.valueOf(found));
        return new Words(
                "il faut " + what.fr() + " (trouvé\u00a0: " + told + ")", "expected " + what.en() + ", found " + told);
    }

    /** A value that somebody else wrote, short enough to be read in a message. */
    public static String shortened(String value) {
        if (value.length() <= READABLE) {
            return value;
        }
        int end = Character.isHighSurrogate(value.charAt(READABLE - 1)) ? READABLE - 1 : READABLE;
        return value.substring(0, end) + "…";
    }

    public static Words missing() {
        return new Words("absent", "is missing");
    }

    public static Words missing(Words expected) {
        return new Words("absent\u00a0; il faut " + expected.fr(), "is missing; expected " + expected.en());
    }

    /** Something that has no meaning here; {@code known} has. */
    public static Words unknown(String known) {
        if (known.isEmpty()) {
            return new Words("inconnu ici\u00a0; il n’en faut aucun", "is unknown here; expected none");
        }
        return new Words(
                "inconnu ici\u00a0; seuls sont possibles\u00a0: " + known, "is unknown here; expected only " + known);
    }

    public static Words unknownRule(String rule) {
        return new Words("il n’y a pas de règle " + rule, "there is no rule " + rule);
    }

    public static Words field(String name, Words problem) {
        return at(new Words("champ " + name, "field " + name), problem);
    }

    /** The problem after the place it stands at; nothing before it if the place is empty. */
    public static Words at(Words place, Words problem) {
        return place.en().isEmpty()
                ? problem
                : new Words(place.fr() + "\u00a0: " + problem.fr(), place.en() + ": " + problem.en());
    }

    public static Words unreadable(IOException e) {
        Words why = disk(e);
        return new Words("illisible (" + why.fr() + ")", "cannot be read (" + why.en() + ")");
    }

    /** Why the disk does not give or take a file: in French what is certain, in English what the system said. */
    public static Words disk(IOException e) {
        if (e instanceof AccessDeniedException) {
            return new Words("accès refusé", "access denied");
        }
        if (e instanceof NoSuchFileException) {
            return new Words("le fichier ou son dossier n’existe pas", "the file or its folder does not exist");
        }
        if (e instanceof TextFile.TooLargeException large) {
            return new Words(
                    "le fichier fait " + large.mebibytes() + "\u00a0Mio, il en faut au plus " + large.mostMebibytes(),
                    "the file has " + large.mebibytes() + " MiB, at most " + large.mostMebibytes() + " are read");
        }
        return e instanceof CharacterCodingException
                ? new Words("ce n’est pas du texte en UTF-8", "is not text in UTF-8")
                : new Words("erreur du système de fichiers", said(e));
    }

    private static String said(IOException e) {
        String reason = e instanceof FileSystemException problem ? problem.getReason() : e.getMessage();
        return reason == null ? e.toString() : reason;
    }
}
