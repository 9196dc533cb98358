package org.alea.games.reckoners.rules;

import java.util.List;
import java.util.Optional;
import org.alea.engine.Refusal;
import org.alea.games.reckoners.ReckonersEvent;
import org.alea.games.reckoners.cards.Assault;
import org.alea.games.reckoners.cards.EquipmentCard;
import org.alea.games.reckoners.cards.GearEffect;
import org.alea.games.reckoners.cards.GearKind;
import org.alea.games.reckoners.cards.ReckonerAbility;
import org.alea.games.reckoners.cards.Symbol;
import org.alea.games.reckoners.state.CardStage;
import org.alea.games.reckoners.state.OwnedCard;
import org.alea.games.reckoners.state.Reckoner;
import org.alea.games.reckoners.state.SourceKind;

/**
 * A card or an ability that somebody of the team has.
 *
 * @param card the place among the owner's cards, or {@link #ABILITY}
 */
record Gear(int owner, int card, String id, GearKind kind, GearEffect effect, List<Symbol> cost) {
    static final int ABILITY = -1;
    private static final Optional<Refusal> FINE = Optional.empty();

    static Gear ability(Play play, int owner) {
        ReckonerAbility ability = play.ability(owner);
        return new Gear(owner, ABILITY, ability.id(), ability.kind(), ability.effect(), List.of());
    }

    static Gear card(Play play, int owner, int index) {
        OwnedCard owned = play.reckoner(owner).cards().get(index);
        EquipmentCard card = play.content().equipment(owned.id());
        return new Gear(owner, index, card.id(), card.kind(), card.effect(), card.cost());
    }

    /** What goes by this id in the team, if anybody has it. */
    static Optional<Gear> find(Play play, String id) {
        for (int i = 0; i < play.s().team().size(); i++) {
            if (play.ability(i).id().equals(id)) {
                return Optional.of(ability(play, i));
            }
            int card = play.reckoner(i).card(id);
            if (card >= 0) {
                return Optional.of(card(play, i, card));
            }
        }
        return Optional.empty();
    }

    boolean isAbility() {
        return card == ABILITY;
    }

    SourceKind source() {
        return isAbility() ? SourceKind.ABILITY : SourceKind.EQUIPMENT;
    }

    /** Whether it can be used now. RECK-105, RECK-123, RECK-163, RECK-241, RECK-243 */
    Optional<Refusal> refusal(Play play) {
        Reckoner reckoner = play.reckoner(owner);
        if (isAbility()) {
            if (reckoner.suffers(Assault.ABILITY)) {
                return Refusal.because("disabled", "RECK-243");
            }
            return reckoner.abilityUsed() ? Refusal.because("used-this-round", "RECK-105") : FINE;
        }
        OwnedCard owned = reckoner.cards().get(card);
        if (owned.disabled()) {
            return Refusal.because("disabled", "RECK-241");
        }
        return switch (owned.stage()) {
            case READY -> FINE;
            case USED -> Refusal.because("used-this-round", "RECK-123");
            case WAITING -> Refusal.because("not-yet", "RECK-163");
        };
    }

    boolean isReady(Play play) {
        Reckoner reckoner = play.reckoner(owner);
        return isAbility()
                ? !reckoner.abilityUsed() && !reckoner.suffers(Assault.ABILITY)
                : reckoner.cards().get(card).canBeUsed();
    }

    void use(Play play) {
        Reckoner reckoner = play.reckoner(owner);
        if (isAbility()) {
            play.set(owner, reckoner.withAbilityUsed(true));
            play.tell(new ReckonersEvent.AbilityUsed(reckoner.id(), id));
        } else {
            OwnedCard owned = reckoner.cards().get(card);
            play.set(
                    owner,
                    reckoner.withCard(card, owned.withStage(CardStage.USED).withPaid(Optional.empty())));
            play.tell(new ReckonersEvent.CardUsed(reckoner.id(), id));
        }
    }
}
