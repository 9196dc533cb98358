package org.alea.lab;

import java.util.List;
import java.util.Optional;
import org.alea.engine.Words;

/** Says which version of the program this is. */
record VersionCommand() implements Command {

    @Override
    public String name() {
        return "--version";
    }

    @Override
    public String arguments() {
        return "";
    }

    @Override
    public Words purpose() {
        return new Words("la version de ce programme", "the version of this program");
    }

    @Override
    public int run(List<String> words, Terminal terminal) {
        Arguments arguments = Arguments.of(words);
        if (!arguments.objects().isEmpty()) {
            throw new BadInputException(
                    name() + " takes no " + arguments.objects().get(0));
        }
        terminal.out().println("alea-solo " + version());
        return FINE;
    }

    /** The version the jar was packed as. */
    private static String version() {
        return Optional.ofNullable(VersionCommand.class.getPackage().getImplementationVersion())
                .orElse("unpacked");
    }
}
