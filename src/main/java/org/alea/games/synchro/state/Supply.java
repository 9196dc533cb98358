package org.alea.games.synchro.state;

import java.util.List;
import java.util.Optional;
import org.alea.engine.Deck;

/**
 * What lies beside the map: bags, decks, the tray, the graveyard.
 *
 * @param monsters the decks of levels 1 to 4
 * @param celestials those that are not on the stage
 * @param skills the skill bag, in no order that matters
 * @param setAside the tile chosen at the Wizard’s tower
 */
public record Supply(
        Shards bag,
        Shards tray,
        List<String> heroes,
        List<String> legends,
        List<String> items,
        List<Deck<String>> monsters,
        List<String> celestials,
        List<String> skills,
        List<String> graveyard,
        Optional<String> setAside) {

    public Supply withShards(Shards newBag, Shards newTray) {
        return new Supply(newBag, newTray, heroes, legends, items, monsters, celestials, skills, graveyard, setAside);
    }

    public Supply withHeroes(List<String> deck) {
        return new Supply(bag, tray, deck, legends, items, monsters, celestials, skills, graveyard, setAside);
    }

    public Supply withLegends(List<String> deck) {
        return new Supply(bag, tray, heroes, deck, items, monsters, celestials, skills, graveyard, setAside);
    }

    public Supply withItems(List<String> deck) {
        return new Supply(bag, tray, heroes, legends, deck, monsters, celestials, skills, graveyard, setAside);
    }

    public Supply withMonsters(List<Deck<String>> decks) {
        return new Supply(bag, tray, heroes, legends, items, decks, celestials, skills, graveyard, setAside);
    }

    public Supply withCelestials(List<String> deck) {
        return new Supply(bag, tray, heroes, legends, items, monsters, deck, skills, graveyard, setAside);
    }

    public Supply withSkills(List<String> tiles) {
        return new Supply(bag, tray, heroes, legends, items, monsters, celestials, tiles, graveyard, setAside);
    }

    public Supply withGraveyard(List<String> cards) {
        return new Supply(bag, tray, heroes, legends, items, monsters, celestials, skills, cards, setAside);
    }

    public Supply withSetAside(Optional<String> tile) {
        return new Supply(bag, tray, heroes, legends, items, monsters, celestials, skills, graveyard, tile);
    }
}
