package org.alea.app.games.reckoners.board;

import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.alea.app.games.reckoners.art.ReckonSpeech;
import org.alea.app.games.reckoners.art.ReckonerLooks;
import org.alea.app.games.reckoners.input.ReckonSpots;
import org.alea.app.shell.Fonts;
import org.alea.app.table.Fitting;
import org.alea.games.reckoners.cards.Assault;
import org.alea.games.reckoners.cards.DawnslightCard;
import org.alea.games.reckoners.cards.EquipmentCard;
import org.alea.games.reckoners.cards.ReckonerAbility;
import org.alea.games.reckoners.state.CardStage;
import org.alea.games.reckoners.state.OwnedCard;
import org.alea.games.reckoners.state.Reckoner;

/** What a Reckoner has besides dice: the ability, cards, tokens, Assaults, as strips one after the other. */
final class GearStrips {
    private static final PseudoClass RESTING = PseudoClass.getPseudoClass("resting");

    /** Below this width there is no room for the names of cards. */
    private static final double NARROW = 230;

    /** From this width on the ability says what it does. */
    private static final double WIDE = 300;

    private final BoardKit kit;
    private final ReckonSpeech speech;

    GearStrips(BoardKit kit) {
        this.kit = kit;
        this.speech = kit.speech();
    }

    FlowPane of(BoardKit.View view, Reckoner reckoner, double width, double room) {
        FlowPane all = new FlowPane(5, 4);
        all.setPrefWrapLength(width);
        ReckonerAbility ability = speech.content().reckoner(reckoner.id()).ability();
        String name = speech.table().name(ability.name());
        String loaded = reckoner.demolition() > 0 ? name + " · " + reckoner.demolition() : name;
        boolean told = width > WIDE && room > (reckoner.cards().isEmpty() ? 40 : 74) * kit.text();
        Region strip = told
                ? told(
                        ReckonerLooks.gear(ability.kind()),
                        loaded,
                        speech.table().name(ability.text()),
                        width)
                : strip(ReckonerLooks.gear(ability.kind()), loaded, width, "ability");
        boolean off = reckoner.abilityUsed() || reckoner.suffers(Assault.ABILITY);
        strip.pseudoClassStateChanged(RESTING, off);
        view.pieces().place(ReckonSpots.gear(ability.id()), strip);
        BoardKit.hear(
                strip,
                name + ". " + speech.table().name(ability.text())
                        + (off ? "\n" + speech.get(reckoner.abilityUsed() ? "used" : "off") : ""));
        all.getChildren().add(strip);
        reckoner.cards().forEach(card -> all.getChildren().add(card(view, card, width)));
        for (String aid : reckoner.dawnslight()) {
            DawnslightCard card = speech.content().dawnslight(aid);
            String words = card.isSource() ? speech.symbols(card.symbols()) : "+" + card.population();
            Label dawn = strip("mdi2w-weather-sunset-up", words, width, "dawn");
            view.pieces().place(ReckonSpots.dawn(aid), dawn);
            BoardKit.hear(dawn, speech.get("hear.dawn", words));
            all.getChildren().add(dawn);
        }
        for (Assault assault : reckoner.assaults()) {
            Label hit = strip("mdi2a-alert", speech.assault(assault), width, "assault");
            BoardKit.hear(hit, speech.get("hear.assault", speech.assault(assault)));
            all.getChildren().add(hit);
        }
        return all;
    }

    /** The ability with what it does, where there is room for that. */
    private HBox told(String icon, String name, String does, double width) {
        Label heading = kit.signed(icon, name, 17, "ability-name");
        Label words = kit.label(does, "ability-does");
        words.setWrapText(true);
        words.setMinHeight(0);
        double wide = width - Fitting.width(name, Fonts.DISPLAY, 15 * kit.text()) - 64;
        Fitting.block(words, Fonts.TEXT, 12 * kit.text(), wide, 36 * kit.text());
        words.setMaxWidth(wide);
        HBox strip = new HBox(10, heading, words);
        strip.setAlignment(Pos.CENTER_LEFT);
        strip.setMaxWidth(width);
        strip.getStyleClass().addAll("gear-strip", "ability");
        return strip;
    }

    private Label card(BoardKit.View view, OwnedCard owned, double width) {
        EquipmentCard card = speech.content().equipment(owned.id());
        String name = speech.table().name(card.name());
        Optional<String> half = owned.paid().map(symbol -> name + " ½");
        Label strip = strip(ReckonerLooks.gear(card.kind()), half.orElse(name), width, "equipment");
        boolean rests = owned.disabled() || owned.stage() != CardStage.READY;
        strip.pseudoClassStateChanged(RESTING, rests);
        String state = owned.disabled() ? "off" : owned.stage() == CardStage.USED ? "used" : "waiting";
        BoardKit.hear(
                strip,
                name + ". " + speech.get("gear." + card.kind().name()) + ". "
                        + speech.table().name(card.text()) + (rests ? "\n" + speech.get(state) : ""));
        view.pieces().place(ReckonSpots.gear(owned.id()), strip);
        return strip;
    }

    private Label strip(String icon, String words, double width, String style) {
        boolean bare = width < NARROW && !style.equals("ability");
        Label strip = kit.signed(icon, bare ? "" : words, kit.of(16, 14), "gear-strip", style);
        strip.setMinWidth(0);
        strip.setMaxWidth(width);
        strip.setMinHeight(Region.USE_PREF_SIZE);
        return strip;
    }
}
