package org.alea.content;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.alea.content.guide.Guide;
import org.alea.engine.Words;

/**
 * Where card data comes from: the {@code rules-data} folder packed into the program, with a player's own folder of the
 * same shape laid over it. In a list, an entry with a known id replaces that entry and a new id is added; in an object,
 * fields replace fields.
 */
public final class ContentSource {
    private static final JsonMapper MAPPER = JsonMapper.builder(JsonLimits.factory())
            .enable(com.fasterxml.jackson.databind.DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private final Optional<Path> base;
    private final Optional<Path> overlay;

    private ContentSource(Optional<Path> base, Optional<Path> overlay) {
        this.base = base;
        this.overlay = overlay;
    }

    /** What the program ships. */
    public static ContentSource builtIn() {
        return new ContentSource(Optional.empty(), Optional.empty());
    }

    /** A folder of its own that stands in for what the program ships. */
    public static ContentSource folder(Path rulesData) {
        return new ContentSource(Optional.of(rulesData), Optional.empty());
    }

    /** This content with the player's folder laid over it; a folder that does not exist changes nothing. */
    public ContentSource overlaidBy(Path rulesData) {
        return new ContentSource(base, Optional.of(rulesData));
    }

    /** What lessons are given with: the cards they were written for, so without the player's unless he wrote them. */
    public ContentSource forLessons(String game) {
        return ownLessons(game) ? this : new ContentSource(base, Optional.empty());
    }

    /** Whether the lessons were written for these very cards: those of the program know nothing of the player's. */
    public boolean fitsLessons(String game) {
        return ownLessons(game) || !changes(game);
    }

    private boolean ownLessons(String game) {
        return overlay.isPresent()
                && Files.isRegularFile(overlay.get().resolve(game).resolve(Guide.FILE));
    }

    /** A list of entries, for instance the cards of one kind. */
    public ContentList list(String game, String file) {
        String name = game + "/" + file;
        JsonNode content = read(name);
        Optional<JsonNode> own = readOverlay(name);
        if (!(content instanceof ArrayNode entries)) {
            throw refuse(Words.same(name), Fault.expected(Expected.JSON_ARRAY));
        }
        Faults faults = Faults.gathered();
        ContentList list = new ContentList(Words.same(name), entries, faults);
        if (own.isEmpty()) {
            return list;
        }
        if (!(own.get() instanceof ArrayNode ownEntries)) {
            throw refuse(yours(name), Fault.expected(Expected.JSON_ARRAY));
        }
        return list.overlaidBy(new ContentList(yours(name), ownEntries, faults));
    }

    /** A single object, for instance a board. */
    public ContentEntry object(String game, String file) {
        String name = game + "/" + file;
        JsonNode content = read(name);
        if (!(content instanceof ObjectNode object)) {
            throw refuse(Words.same(name), Fault.expected(Expected.JSON_OBJECT));
        }
        Optional<JsonNode> own = readOverlay(name);
        if (own.isPresent()) {
            if (!(own.get() instanceof ObjectNode ownObject)) {
                throw refuse(yours(name), Fault.expected(Expected.JSON_OBJECT));
            }
            object.setAll(ownObject);
            return new ContentEntry(yours(name), "", object, Faults.AT_ONCE);
        }
        return new ContentEntry(Words.same(name), "", object, Faults.AT_ONCE);
    }

    /** What the program ships in place of an object that the player's folder, or one of its own, brings. */
    Optional<ContentEntry> shippedObject(String game, String file) {
        boolean changed = base.isPresent() || readOverlay(game + "/" + file).isPresent();
        return changed && ships(game, file) ? Optional.of(builtIn().object(game, file)) : Optional.empty();
    }

    /** Whether the program ships this file. */
    public static boolean ships(String game, String file) {
        return ContentSource.class.getResource("/rules-data/" + game + "/" + file) != null;
    }

    /** Whether the player's folder changes anything of this game. */
    public boolean changes(String game) {
        return overlay.isPresent() && Files.isDirectory(overlay.get().resolve(game));
    }

    /** The ids of all entries the player's folder adds to this game or changes in it. */
    public Set<String> ownIds(String game) {
        if (!changes(game)) {
            return Set.of();
        }
        Set<String> ids = new TreeSet<>();
        try (Stream<Path> files = Files.list(overlay.orElseThrow().resolve(game))) {
            for (Path file : files.filter(path -> path.toString().endsWith(".json"))
                    .sorted()
                    .toList()) {
                for (JsonNode entry : parse(yours(game + "/" + file.getFileName()), file)) {
                    ids.add(entry.path("id").asText());
                }
            }
        } catch (IOException e) {
            throw refuse(new Words("votre dossier " + game, "your " + game), Fault.unreadable(e));
        }
        ids.remove("");
        return ids;
    }

    /** A fingerprint of the files of a game: a save knows from it whether it was made with the same cards. */
    public String hash(String game, Iterable<String> files) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            for (String file : files) {
                String name = game + "/" + file;
                digest.update(read(name).toString().getBytes(StandardCharsets.UTF_8));
                readOverlay(name).ifPresent(own -> digest.update(own.toString().getBytes(StandardCharsets.UTF_8)));
            }
            return HexFormat.of().formatHex(digest.digest(), 0, 8);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    private JsonNode read(String name) {
        if (base.isPresent()) {
            Path file = base.get().resolve(name);
            if (!Files.isRegularFile(file)) {
                throw refuse(
                        Words.same(name),
                        Fault.expected(new Words("ce fichier dans le dossier", "this file in the folder")));
            }
            return parse(Words.same(name), file);
        }
        try (InputStream in = ContentSource.class.getResourceAsStream("/rules-data/" + name)) {
            if (in == null) {
                throw refuse(Words.same(name), new Words("absent du programme", "is missing from the program"));
            }
            return parse(Words.same(name), in.readAllBytes());
        } catch (IOException e) {
            throw refuse(Words.same(name), Fault.unreadable(e));
        }
    }

    private Optional<JsonNode> readOverlay(String name) {
        return overlay.map(folder -> folder.resolve(name))
                .filter(Files::isRegularFile)
                .map(file -> parse(yours(name), file));
    }

    private static JsonNode parse(Words name, Path file) {
        try {
            return parse(name, TextFile.bytes(file));
        } catch (IOException e) {
            throw refuse(name, Fault.unreadable(e));
        }
    }

    private static JsonNode parse(Words name, byte[] bytes) {
        try (JsonParser parser = MAPPER.createParser(bytes)) {
            JsonNode node = MAPPER.readTree(parser);
            if (node == null || node.isMissingNode()) {
                throw refuse(name, new Words("vide", "is empty"));
            }
            return node;
        } catch (JsonProcessingException e) {
            throw new ContentException(name, JsonFault.place(e), JsonFault.of(e));
        } catch (IOException e) {
            throw refuse(name, Fault.unreadable(e));
        }
    }

    private static Words yours(String name) {
        return new Words("votre fichier " + name, "your " + name);
    }

    private static ContentException refuse(Words file, Words problem) {
        return new ContentException(file, Words.same(""), problem);
    }
}
