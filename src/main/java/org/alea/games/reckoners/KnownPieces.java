package org.alea.games.reckoners;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.alea.games.reckoners.cards.CityCard;
import org.alea.games.reckoners.cards.DieCard;
import org.alea.games.reckoners.cards.DistrictCard;
import org.alea.games.reckoners.cards.EquipmentCard;
import org.alea.games.reckoners.cards.HighEpicCard;
import org.alea.games.reckoners.cards.ReckonerCard;
import org.alea.games.reckoners.cards.ReckonersContent;

/** The ids of all pieces of the game, whatever modules are on. */
record KnownPieces(
        Set<String> reckoners,
        Set<String> highEpics,
        Set<String> epics,
        Set<String> equipment,
        Set<String> assaults,
        Set<String> dawnslight,
        Set<String> dice,
        Map<String, Set<String>> districts) {

    static KnownPieces of(ReckonersContent content) {
        Set<String> epics = new HashSet<>(content.epics(true));
        epics.addAll(content.epics(false));
        Set<String> dice = new HashSet<>();
        for (DieCard die : content.dice()) {
            for (int i = 1; i <= die.count(); i++) {
                dice.add(die.id() + i);
            }
        }
        return new KnownPieces(
                content.reckoners().stream().map(ReckonerCard::id).collect(Collectors.toSet()),
                content.highEpics().stream().map(HighEpicCard::id).collect(Collectors.toSet()),
                epics,
                content.equipment().stream().map(EquipmentCard::id).collect(Collectors.toSet()),
                Set.copyOf(content.assaultCards()),
                Set.copyOf(content.dawnslight()),
                dice,
                content.cities().stream().collect(Collectors.toMap(CityCard::id, city -> districts(content, city))));
    }

    private static Set<String> districts(ReckonersContent content, CityCard city) {
        return content.districtsOf(city.id()).stream().map(DistrictCard::id).collect(Collectors.toSet());
    }

    /** The districts of a city; none of one the game does not have. */
    Set<String> districts(String city) {
        return districts.getOrDefault(city, Set.of());
    }
}
