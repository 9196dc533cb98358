package org.alea.app.rulebook;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.util.Subscription;
import org.alea.app.games.RuleDrill;
import org.alea.app.reference.Catalogue;
import org.alea.app.shell.Texts;
import org.alea.content.RuleBook;
import org.alea.engine.Language;

/** The open book, the rule that is read, and what is searched in it. */
final class RulebookModel {
    private final Texts texts;
    private final ReadOnlyObjectWrapper<Optional<Volume>> volume = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<RuleBook.Entry>> rule = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyIntegerWrapper passages = new ReadOnlyIntegerWrapper();
    private final StringProperty typed = new SimpleStringProperty("");
    private final BooleanProperty bilingual = new SimpleBooleanProperty();
    private final BooleanProperty illustrated = new SimpleBooleanProperty(true);
    private final Map<String, Integer> hits = new HashMap<>();
    private List<RuleBook.Entry> ranked = List.of();
    private final Subscription follows;
    private Optional<RuleBook.Entry> place = Optional.empty();
    private boolean inOtherLanguage;

    /**
     * A book with the pieces it speaks of, and the terms that link both in each language.
     *
     * @param drills finds what practises a rule, by its id
     */
    record Volume(
            Book book,
            Catalogue catalogue,
            Terms french,
            Terms english,
            Kinship kinship,
            Function<String, Optional<RuleDrill>> drills) {

        static Volume of(Book book, Catalogue catalogue, Function<String, Optional<RuleDrill>> drills) {
            Terms french = new Terms(book.rules(), catalogue.entries(), Language.FR);
            Terms english = new Terms(book.rules(), catalogue.entries(), Language.EN);
            return new Volume(book, catalogue, french, english, new Kinship(book.rules(), french), drills);
        }

        Terms terms(Language language) {
            return language == Language.FR ? french : english;
        }
    }

    RulebookModel(Texts texts) {
        this.texts = texts;
        typed.addListener((all, old, now) -> {
            if (now.isBlank()) {
                stay();
            }
            search(Optional.empty(), place);
        });
        bilingual.addListener((all, old, now) -> search(rule(), rule()));
        follows = texts.languageProperty().subscribe((old, now) -> search(rule(), rule()));
    }

    ReadOnlyObjectProperty<Optional<Volume>> volumeProperty() {
        return volume.getReadOnlyProperty();
    }

    Optional<Volume> volume() {
        return volume.get();
    }

    ReadOnlyObjectProperty<Optional<RuleBook.Entry>> ruleProperty() {
        return rule.getReadOnlyProperty();
    }

    Optional<RuleBook.Entry> rule() {
        return rule.get();
    }

    Optional<Book.Chapter> chapter() {
        return chapter(rule());
    }

    private Optional<Book.Chapter> chapter(Optional<RuleBook.Entry> of) {
        return volume().flatMap(open -> of.flatMap(open.book()::chapterOf));
    }

    Related related() {
        return volume().flatMap(open -> rule().map(one -> Related.to(one, open)))
                .orElse(Related.NOTHING);
    }

    StringProperty typedProperty() {
        return typed;
    }

    /** How many passages hold what was typed. */
    ReadOnlyIntegerProperty passagesProperty() {
        return passages.getReadOnlyProperty();
    }

    /** Whether every text stands in both languages. */
    BooleanProperty bilingualProperty() {
        return bilingual;
    }

    /** Whether what was typed stands only in the language that the reader does not read in. */
    boolean inOtherLanguage() {
        return inOtherLanguage;
    }

    /** Whether a rule is shown in both languages: all are, or what was typed is found only there. */
    boolean inBothLanguages(RuleBook.Entry one) {
        return bilingual.get() || (inOtherLanguage && hits(one) > 0);
    }

    /** Whether pictures are shown. */
    BooleanProperty illustratedProperty() {
        return illustrated;
    }

    int hits(RuleBook.Entry one) {
        return hits.getOrDefault(one.id(), 0);
    }

    int hits(Book.Chapter chapter) {
        return chapter.rules().stream().mapToInt(this::hits).sum();
    }

    /** Opens a book at its first rule, or at the one with this id. */
    void open(Volume newVolume, Optional<String> at) {
        volume.set(Optional.of(newVolume));
        rule.set(at.flatMap(newVolume.book()::rule)
                .or(() -> newVolume.book().rules().stream().findFirst()));
        stay();
        search(place, place);
    }

    void read(RuleBook.Entry newRule) {
        rule.set(Optional.of(newRule));
        stay();
    }

    /** What is in sight now is where the reader wants to be: the next search begins here and leads back here in vain. */
    void stay() {
        place = rule();
    }

    /** Goes to the rule so many rules on. */
    void step(int by) {
        volume().ifPresent(open -> {
            List<RuleBook.Entry> all = open.book().rules();
            int at = rule().map(all::indexOf).orElse(0) + by;
            read(all.get(Math.max(0, Math.min(all.size() - 1, at))));
        });
    }

    /** Goes to the next best rule with a hit, from the last one round to the best. */
    void nextHit() {
        if (!ranked.isEmpty()) {
            int here = rule().map(ranked::indexOf).orElse(-1);
            read(ranked.get((here + 1) % ranked.size()));
        }
    }

    /** The screen has been left. */
    void dispose() {
        follows.unsubscribe();
    }

    /** What is looked for now, before it is looked for in the other language as well. */
    Search search() {
        return Search.of(typed.get(), texts.language(), bilingual.get());
    }

    /**
     * Counts anew and shows the best hit, if any.
     *
     * @param kept goes on being shown if it has a hit
     * @param otherwise is shown if nothing is found
     */
    private void search(Optional<RuleBook.Entry> kept, Optional<RuleBook.Entry> otherwise) {
        Search search = search();
        int sum = count(search);
        inOtherLanguage = false;
        if (sum == 0 && !search.bilingual()) {
            sum = count(search.bothWays());
            inOtherLanguage = sum > 0;
        }
        // listeners of the number look at the hits, so it has to change with them
        passages.set(-1);
        passages.set(sum);
        rule.set(kept.filter(ranked::contains)
                .or(() -> ranked.stream().findFirst())
                .or(() -> otherwise));
    }

    private int count(Search search) {
        hits.clear();
        ranked = List.of();
        if (volume().isPresent() && !search.nothing()) {
            List<RuleBook.Entry> all = volume().get().book().rules();
            all.forEach(one -> hits.put(one.id(), search.passages(one)));
            ranked = search.ranked(all.stream().filter(one -> hits(one) > 0).toList());
        }
        return hits.values().stream().mapToInt(Integer::intValue).sum();
    }
}
