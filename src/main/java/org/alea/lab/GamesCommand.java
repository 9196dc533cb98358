package org.alea.lab;

import java.util.List;
import java.util.stream.Collectors;
import org.alea.content.GameKit;
import org.alea.engine.Language;
import org.alea.engine.SetupOption;
import org.alea.engine.Words;

/** One line a game: its id, its title, and what can be set. */
record GamesCommand(Shelf shelf) implements Command {

    @Override
    public String name() {
        return "games";
    }

    @Override
    public String arguments() {
        return "[--lang fr|en]";
    }

    @Override
    public Words purpose() {
        return new Words(
                "les jeux, un par ligne, avec leurs options et leurs robots",
                "the games, one a line, with their options and their bots");
    }

    @Override
    public int run(List<String> words, Terminal terminal) {
        Arguments arguments = Arguments.of(words, Arguments.LANGUAGE + "=");
        if (!arguments.objects().isEmpty()) {
            throw new BadInputException("games takes no " + arguments.objects().get(0));
        }
        shelf.kits().forEach(kit -> terminal.out().println(line(kit, arguments.language())));
        return FINE;
    }

    private String line(GameKit kit, Language language) {
        var box = shelf.box(kit.id());
        String options = box.options().stream().map(GamesCommand::describe).collect(Collectors.joining(" "));
        return kit.id() + "\t" + kit.title().in(language) + "\t" + options + "\t--bot "
                + String.join("|", Bots.names(box));
    }

    /** {@code speed=official|relaxed}, the standard value first; {@code [ ]} for any of them; {@code 1|1..2} for a number. */
    private static String describe(SetupOption option) {
        String values = switch (option.kind()) {
            case ONE ->
                option.standard()
                        + option.values().stream()
                                .filter(value -> !value.equals(option.standard()))
                                .map(value -> "|" + value)
                                .collect(Collectors.joining());
            case ANY -> "[" + String.join(",", option.values()) + "]";
            case NUMBER -> option.standard() + "|" + String.join("..", option.values());
        };
        return option.id() + "=" + values;
    }
}
