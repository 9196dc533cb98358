package org.alea.app.games.reckoners;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.alea.app.games.GameFigures;
import org.alea.app.shell.Texts;
import org.alea.content.GameBox;
import org.alea.games.reckoners.ReckonersBox;
import org.alea.games.reckoners.cards.HighEpicCard;
import org.alea.games.reckoners.cards.ReckonersContent;

/** How games of Reckoners are told apart: by High Epic and city, then by level, then by the size of the team and who was in it. */
final class ReckonersFigures implements GameFigures {

    @Override
    public List<Kind> kinds(GameBox<?, ?> box, Map<String, String> setup, Texts texts) {
        ReckonersContent content = ((ReckonersBox) box).game().content();
        boolean campaign = setup.getOrDefault("campaign", "off").equals("on");
        String id = "campaign";
        String name = texts.get("reckoners.preset.campaign");
        List<Kind> kinds = new ArrayList<>();
        if (!campaign) {
            HighEpicCard highEpic = content.highEpic(setup.getOrDefault("highEpic", "steelheart"));
            String chosen = setup.getOrDefault("city", "home");
            String city = chosen.equals("home") ? highEpic.home() : chosen;
            id = highEpic.id();
            name = highEpic.name().in(texts.language());
            kinds.add(new Kind(id, name));
            id += " " + city;
            name += ", " + content.city(city).name().in(texts.language());
        }
        kinds.add(new Kind(id, name));
        String letter = setup.getOrDefault("letter", "B");
        id += " " + letter;
        name += ", " + texts.get("reckoners.level", letter);
        kinds.add(new Kind(id, name));
        int size = Integer.parseInt(setup.getOrDefault("reckoners", "2"));
        kinds.add(new Kind(id + " " + size, name + ", " + texts.get("reckoners.figures.team", size)));
        List<String> team = team(setup, size);
        if (team.size() == size && !campaign) {
            String names = String.join(
                    " + ",
                    team.stream()
                            .map(who -> content.reckoner(who).name().in(texts.language()))
                            .toList());
            kinds.add(new Kind(id + " " + String.join("+", team), name + ", " + names));
        }
        return kinds;
    }

    /** The Reckoners who were chosen by name, whatever their order. */
    private static List<String> team(Map<String, String> setup, int size) {
        if (!setup.getOrDefault("team", "random").equals("chosen")) {
            return List.of();
        }
        return IntStream.rangeClosed(1, size)
                .mapToObj(place -> setup.getOrDefault("reckoner" + place, "random"))
                .filter(who -> !who.equals("random"))
                .sorted()
                .toList();
    }
}
