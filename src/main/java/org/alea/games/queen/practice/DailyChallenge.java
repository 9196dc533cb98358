package org.alea.games.queen.practice;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.alea.engine.Setup;
import org.alea.games.queen.QueenBox;
import org.alea.games.queen.QueenModule;

/** The game everybody plays on the same date (QUEEN-196, 197). */
public record DailyChallenge(LocalDate date) {

    /** The first eight bytes of the hash of the date. */
    public long seed() {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            byte[] hash = digest.digest(("QUEEN-DAILY-" + date).getBytes(StandardCharsets.UTF_8));
            return ByteBuffer.wrap(hash).getLong();
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    /** In the order of the box. */
    public List<QueenModule> modules() {
        return modules(date.getDayOfWeek());
    }

    private static List<QueenModule> modules(DayOfWeek day) {
        return switch (day) {
            case MONDAY -> List.of();
            case TUESDAY -> List.of(QueenModule.DRAGON, QueenModule.SHIELDS);
            case WEDNESDAY -> List.of(QueenModule.CHARIOTS);
            case THURSDAY -> List.of(QueenModule.SPIRIT, QueenModule.CONSPIRATORS);
            case FRIDAY -> List.of(QueenModule.DRAGON, QueenModule.SUNMOON);
            case SATURDAY -> List.of(QueenModule.DRAGON, QueenModule.CHARIOTS, QueenModule.SHIELDS);
            case SUNDAY -> List.of(QueenModule.values());
        };
    }

    /** The game that is scored. */
    public Setup setup(QueenBox box) {
        return setup(box, "daily");
    }

    /** The same game once more: it sets no daily record (QUEEN-198). */
    public Setup again(QueenBox box) {
        return setup(box, "again");
    }

    /** The set-up for whoever wants to play a finished game once more: a Daily Challenge is scored only once. */
    public static Setup onceMore(Setup played) {
        return played.get("occasion").equals("daily") ? played.with("occasion", "again") : played;
    }

    private Setup setup(QueenBox box, String occasion) {
        String modules = modules().stream().map(QueenModule::option).collect(Collectors.joining(","));
        return Setup.of(
                box.options(),
                Map.of("modules", modules, "speed", "official", "level", "official", "occasion", occasion),
                seed());
    }
}
