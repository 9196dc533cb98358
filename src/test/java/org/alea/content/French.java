package org.alea.content;

import java.util.List;
import java.util.regex.Pattern;

/** Finds what slipped into French from the English sentence beside it. */
public final class French {
    private static final Pattern ENGLISH = Pattern.compile(
            "\\b(expected|found|field|missing|unknown|here|is|are|there|the|your|with|line|column|entry|whole|from|to|only"
                    + "|one|of|an|and|not|no|cannot|valid|read|must|than|which|card|value)\\b");

    private French() {}

    /** The English words in a French sentence; field names and quoted values are what the player wrote himself. */
    public static List<String> englishIn(String sentence) {
        String said = sentence.replaceAll("champ \\S+", "champ")
                .replaceAll("seuls sont possibles.*", "")
                .replaceAll("\\(trouvé\u00a0: .*\\)", "")
                .replaceAll("\"[^\"]*\"", "");
        return ENGLISH.matcher(said).results().map(result -> result.group()).toList();
    }
}
