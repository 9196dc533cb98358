package org.alea.app.games.fateforge.camp;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import org.alea.app.games.fateforge.art.FatePrints;
import org.alea.app.games.fateforge.art.FateSpeech;
import org.alea.app.games.fateforge.board.BoardKit;
import org.alea.app.games.fateforge.input.FateSpots;
import org.alea.app.table.Spot;
import org.alea.app.table.card.CardPrint;
import org.alea.content.MoveCodec;
import org.alea.games.fateforge.cards.RestPlace;
import org.alea.games.fateforge.cards.RestPlace.PlaceService;
import org.alea.games.fateforge.cards.SkillCard;
import org.alea.games.fateforge.state.Hero;

/** What a place offers: in a line for the list of places, and as cards once the group is there. */
public final class Services {
    private static final Map<Class<?>, BiFunction<Services, PlaceService, List<Ware>>> WARES = Map.of(
            PlaceService.Goods.class, (all, service) -> all.items(((PlaceService.Goods) service).items()),
            PlaceService.Curios.class,
                    (all, service) -> all.items(
                            all.view.table().state().rest().orElseThrow().curios()),
            PlaceService.Training.class, (all, service) -> all.skills(((PlaceService.Training) service).levels()),
            PlaceService.Hiring.class, (all, service) -> all.allies(((PlaceService.Hiring) service).allies()));

    private final BoardKit kit;
    private final BoardKit.View view;
    private final FatePrints prints;

    Services(BoardKit kit, BoardKit.View view) {
        this.kit = kit;
        this.view = view;
        prints = new FatePrints(kit.speech());
    }

    /** The same in as few words as there are. */
    static String briefly(FateSpeech speech, RestPlace place) {
        List<String> words = new ArrayList<>();
        for (PlaceService service : place.services()) {
            String name = MoveCodec.name(service.getClass());
            boolean brief = speech.table().knows("service.brief." + name);
            Object[] values = MoveCodec.parameters(service).values().toArray();
            words.add(speech.get((brief ? "service.brief." : "service.") + name, values));
        }
        return String.join(", ", words);
    }

    /** A card that is for sale. */
    record Ware(Spot spot, CardPrint print) {}

    public static String line(FateSpeech speech, RestPlace place) {
        List<String> words = new ArrayList<>();
        for (PlaceService service : place.services()) {
            Object[] values = MoveCodec.parameters(service).values().toArray();
            words.add(speech.get("service." + MoveCodec.name(service.getClass()), values));
        }
        return String.join(", ", words);
    }

    List<Ware> wares(RestPlace place) {
        List<Ware> wares = new ArrayList<>();
        for (PlaceService service : place.services()) {
            BiFunction<Services, PlaceService, List<Ware>> offered = WARES.get(service.getClass());
            if (offered != null) {
                wares.addAll(offered.apply(this, service));
            }
        }
        return wares;
    }

    private List<Ware> items(List<String> cards) {
        List<String> sold = view.table().state().quest().sold();
        return cards.stream()
                .filter(card -> sold.stream().filter(card::equals).count()
                        < kit.speech().content().item(card).copies())
                .map(kit.speech().content()::item)
                .map(card -> new Ware(
                        FateSpots.ware("item." + card.id()),
                        prints.priced(prints.itemInShort(card), card.gold().orElse(0))))
                .toList();
    }

    private List<Ware> skills(List<Integer> levels) {
        List<Ware> wares = new ArrayList<>();
        for (Hero hero : view.table().state().heroes()) {
            for (SkillCard skill : kit.speech().content().skillsOf(hero.id())) {
                if (levels.contains(skill.level()) && !hero.skills().contains(skill.id()) && skill.gold() > 0) {
                    wares.add(new Ware(
                            FateSpots.ware("skill." + skill.id()), prints.priced(prints.skill(skill), skill.gold())));
                }
            }
        }
        return wares;
    }

    private List<Ware> allies(List<String> cards) {
        return cards.stream()
                .map(card -> new Ware(
                        FateSpots.ware("ally." + card),
                        prints.ally(kit.speech().content().ally(card))))
                .toList();
    }
}
