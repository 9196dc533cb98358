package org.alea.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import org.alea.engine.Words;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FaultTest {
    @TempDir
    private Path folder;

    @Test
    void whatIsExpectedAndWhatIsFoundAreSaidInBothLanguages() {
        assertThat(Fault.field("need", Fault.expected(Expected.wholeNumber(0, 20), "\"four\"")))
                .isEqualTo(new Words(
                        "champ need\u00a0: il faut un nombre entier de 0 à 20 (trouvé\u00a0: \"four\")",
                        "field need: expected a whole number from 0 to 20, found \"four\""));
        assertThat(Fault.missing(Expected.TEXT))
                .isEqualTo(new Words("absent\u00a0; il faut un texte", "is missing; expected a text"));
        assertThat(Fault.unknown("id, name"))
                .isEqualTo(new Words(
                        "inconnu ici\u00a0; seuls sont possibles\u00a0: id, name",
                        "is unknown here; expected only id, name"));
        assertThat(Fault.unknown(""))
                .isEqualTo(new Words("inconnu ici\u00a0; il n’en faut aucun", "is unknown here; expected none"));
    }

    @Test
    void aFileTheDiskDoesNotGiveIsExplained() {
        assertThat(Fault.unreadable(new AccessDeniedException("cards.json")))
                .isEqualTo(new Words("illisible (accès refusé)", "cannot be read (access denied)"));
        assertThat(Fault.disk(new MalformedInputException(1)))
                .isEqualTo(new Words("ce n’est pas du texte en UTF-8", "is not text in UTF-8"));
        assertThat(Fault.disk(new FileSystemException("cards.json", null, "Is a directory"))
                        .en())
                .isEqualTo("Is a directory");
        assertThat(Fault.disk(new IOException("Input/output error")))
                .isEqualTo(new Words("erreur du système de fichiers", "Input/output error"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            [1]                      | toy/things.json, entrée 1~: il faut un objet JSON (trouvé~: 1)
            [{}]                     | toy/things.json, entrée 1~: champ id~: absent~; il faut un texte
            [{"id": 7}]              | toy/things.json, entrée 1~: champ id~: il faut un texte (trouvé~: 7)
            [{"id":"a"},{"id":"a"}]  | toy/things.json, a~: champ id~: deux entrées portent cet id
            {}                       | toy/things.json~: il faut une liste JSON
            [{"id":"a","id":"b"}]    | toy/things.json, ligne 1, colonne 16~: ce n’est pas du JSON valide (le champ id y est deux fois)
            [{                       | toy/things.json, ligne 1, colonne 3~: ce n’est pas du JSON valide (le texte s’arrête trop tôt)
            [nope]                   | toy/things.json, ligne 1, colonne 2~: ce n’est pas du JSON valide
            """)
    void aBrokenFileIsExplainedInFrench(String json, String french) {
        ContentSource source = new CardFolder(folder).with("things.json", json).source();
        assertThatThrownBy(() -> source.list("toy", "things.json").read(ContentEntry::json))
                .asInstanceOf(InstanceOfAssertFactories.type(ContentException.class))
                .extracting(refused -> refused.words().fr())
                .isEqualTo(french.replace('~', '\u00a0'));
    }
}
