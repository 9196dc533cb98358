package org.alea.app.games.queen;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.alea.app.games.SetupOutlook;
import org.alea.app.games.SetupPreset;
import org.alea.app.shell.Texts;
import org.alea.app.table.Glyph;
import org.alea.engine.Match;
import org.alea.engine.Setup;
import org.alea.games.queen.Combination;
import org.alea.games.queen.QueenBox;
import org.alea.games.queen.QueenModule;
import org.alea.games.queen.QueenOptions;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.Zone;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;

/** What awaits the player, read off a table that is laid out for the setup, and what was measured for its modules. */
final class QueenOutlook {
    private static final List<Zone> EXHAUSTION = List.of(Zone.TOP, Zone.MIDDLE, Zone.BOTTOM);
    private static final String ALL = "dragon,chariots,spirit,shields,conspirators,sunmoon";

    /** From the gentlest to the whole box. */
    static final List<SetupPreset> PRESETS = List.of(
            preset("first", "", "untimed", "official"),
            preset("training", "", "official", "official"),
            preset("dragon", "dragon,spirit", "official", "official"),
            preset("siege", "chariots,shields", "official", "official"),
            preset("gladiator", ALL, "official", "official"));

    private final QueenBox box;
    private final QueenTable table;
    private final Texts texts;
    private final List<SetupOutlook.Fact> facts = new ArrayList<>();

    private QueenOutlook(QueenBox box, Setup setup, Texts texts) {
        this.box = box;
        this.table = Match.start(box.game(), setup).table();
        this.texts = texts;
    }

    static SetupOutlook of(QueenBox box, Setup setup, Texts texts) {
        return new QueenOutlook(box, setup, texts).look();
    }

    private SetupOutlook look() {
        QueenOptions options = table.options();
        Combination modules = box.cards().combination(options.mask());
        if (options.speed().timed()) {
            add(MaterialDesignT.TIMER_OUTLINE, "seconds", table.limitMs() / 1000);
        } else {
            add(MaterialDesignT.TIMER_OFF_OUTLINE, "untimed");
        }
        add(MaterialDesignC.CROWN, "enemies", QueenTable.ENEMIES_TO_DEFEAT, table.lastHealthSpace());
        add(
                MaterialDesignD.DICE_MULTIPLE,
                options.with(QueenModule.DRAGON) ? "diceAndDragon" : "dice",
                table.dice(Zone.RESERVE).size(),
                EXHAUSTION.stream().mapToInt(space -> table.dice(space).size()).sum());
        cards(options);
        add(MaterialDesignR.REPEAT, "rounds", Math.round(modules.measuredRounds()));
        add(MaterialDesignM.MEDAL_OUTLINE, "factor", factor(options, modules));
        WinRate rate = new WinRate(modules, options.speed(), options.level());
        OptionalInt percent = OptionalInt.of(rate.percent());
        return new SetupOutlook(
                rate.measured() ? percent : OptionalInt.empty(),
                rate.measured() ? OptionalInt.empty() : percent,
                OptionalInt.of(modules.stars()),
                List.copyOf(facts));
    }

    private void cards(QueenOptions options) {
        add(options, QueenModule.CHARIOTS, "chariots", box.cards().chariots().size());
        // QUEEN-144: those of modules that are not in play are taken out first
        add(options, QueenModule.SPIRIT, "spirits", (int) box.cards().spirits().stream()
                .filter(card -> options.with(card.module()))
                .count());
        add(
                options,
                QueenModule.CONSPIRATORS,
                "conspirators",
                box.cards().conspirators().size());
    }

    private static double factor(QueenOptions options, Combination modules) {
        double hundredths = modules.factor()
                * (options.speed().hundredths() / 100.0)
                * (options.level().hundredths() / 100.0);
        return Math.round(hundredths) / 100.0;
    }

    private void add(QueenOptions options, QueenModule module, String key, int count) {
        if (options.with(module)) {
            add(Glyph.glyph(Emblems.of(module)), key, count);
        }
    }

    private void add(Ikon icon, String key, Object... args) {
        facts.add(new SetupOutlook.Fact(icon, texts.get("outlook.queen." + key, args)));
    }

    private static SetupPreset preset(String name, String modules, String speed, String level) {
        return new SetupPreset("preset.queen." + name, Map.of("modules", modules, "speed", speed, "level", level));
    }
}
