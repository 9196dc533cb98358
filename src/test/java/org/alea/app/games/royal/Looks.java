package org.alea.app.games.royal;

import java.util.Locale;
import java.util.stream.Stream;
import org.alea.store.Choices;
import org.junit.jupiter.params.provider.Arguments;

/** Both languages in both themes; {@code -Dlooks=fr-dark,en-light} picks some of them. */
public final class Looks {
    private Looks() {}

    public static Stream<Arguments> all() {
        String only = System.getProperty("looks", "all");
        return Stream.of(Choices.Tongue.FR, Choices.Tongue.EN)
                .flatMap(tongue -> Stream.of(Choices.Theme.values())
                        .map(theme -> Arguments.of(name(tongue, theme), tongue, theme)))
                .filter(look -> only.equals("all") || only.contains(look.get()[0].toString()));
    }

    private static String name(Choices.Tongue tongue, Choices.Theme theme) {
        return (tongue + "-" + theme).toLowerCase(Locale.ROOT);
    }
}
