package org.alea.lab;

import java.util.List;
import java.util.function.LongSupplier;
import org.alea.content.GameBox;
import org.alea.engine.Language;
import org.alea.engine.Match;
import org.alea.engine.Move;
import org.alea.engine.Seeds;
import org.alea.engine.Setup;
import org.alea.engine.Table;
import org.alea.engine.Words;

/** Plays a whole game in the terminal. */
record PlayCommand(Shelf shelf, LongSupplier nanoClock) implements Command {

    @Override
    public String name() {
        return "play";
    }

    @Override
    public String arguments() {
        return "GAME [--seed N] [--set key=value …] [--lang fr|en]";
    }

    @Override
    public Words purpose() {
        return new Words("joue dans le terminal", "plays in the terminal");
    }

    @Override
    public int run(List<String> words, Terminal terminal) {
        Arguments arguments = Arguments.of(words, Arguments.SEED + "=", Arguments.SET, Arguments.LANGUAGE + "=");
        Language language = arguments.language();
        GameBox<?, ?> box =
                shelf.box(arguments.object("GAME"), problem -> terminal.err().println(problem.in(language)));
        Setup setup = Setup.of(box.options(), arguments.settings(), arguments.seed(Seeds.fresh()));
        play(box, setup, language, terminal);
        return FINE;
    }

    private <T extends Table<T>, M extends Move> void play(
            GameBox<T, M> box, Setup setup, Language language, Terminal terminal) {
        Match<T, M> match = Match.start(box.game(), setup);
        new TerminalGame<>(box, match, language, terminal.out(), new Keyboard(terminal.in()), nanoClock).play();
    }
}
