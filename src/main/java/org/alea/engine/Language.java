package org.alea.engine;

import java.util.Locale;

/** The languages every text exists in. */
public enum Language {
    FR(Locale.FRENCH),
    EN(Locale.ENGLISH);

    private final Locale locale;

    Language(Locale locale) {
        this.locale = locale;
    }

    public Locale locale() {
        return locale;
    }

    public Language other() {
        return this == FR ? EN : FR;
    }
}
