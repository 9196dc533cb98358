package org.alea.games.synchro.rules;

import java.util.ArrayList;
import java.util.List;
import org.alea.games.synchro.SynchroEvent.AbilityUsed;
import org.alea.games.synchro.SynchroMove;
import org.alea.games.synchro.cards.SynchroContent;
import org.alea.games.synchro.effects.Fighter;
import org.alea.games.synchro.effects.Marble;
import org.alea.games.synchro.effects.Talent;
import org.alea.games.synchro.effects.Talents;
import org.alea.games.synchro.effects.Trigger;
import org.alea.games.synchro.effects.Verb;
import org.alea.games.synchro.state.AbilityRef;
import org.alea.games.synchro.state.Ask;
import org.alea.games.synchro.state.Chore.Resolving;
import org.alea.games.synchro.state.ItemPiece;
import org.alea.games.synchro.state.PartyHero;

/** Abilities of heroes, masters and items: optional, in any order, each line once a window (SYNC-196 to SYNC-199). */
final class Abilities {

    /** A line that may resolve now, and whose it is. */
    record Offer(Marble hero, AbilityRef ability, Talent.Reaction reaction) {}

    private Abilities() {}

    /** Asks for the abilities of a hero that answer this, if it has any. */
    static void raise(Work work, Trigger trigger, Marble owner, List<Fighter> cause) {
        if (work.lives(owner) && waits(work.content(), work.hero(owner), trigger)) {
            work.push(new Ask.ChooseAbility(trigger, List.of(Fighter.hero(owner)), cause, List.of()));
        }
    }

    /** Asks for the abilities of all heroes that answer this. */
    static void raise(Work work, Trigger trigger) {
        List<Fighter> owners = new ArrayList<>();
        for (PartyHero hero : work.party().heroes()) {
            if (waits(work.content(), hero, trigger)) {
                owners.add(hero.fighter());
            }
        }
        if (!owners.isEmpty()) {
            work.push(new Ask.ChooseAbility(trigger, owners, List.of(), List.of()));
        }
    }

    private static boolean waits(SynchroContent content, PartyHero hero, Trigger trigger) {
        if (content.hero(hero.card()).side(hero.improved()).waiting(trigger) > 0
                || hero.master().isPresent()
                        && Prowess.master(content, hero.master().get()).waiting(trigger) > 0) {
            return true;
        }
        for (ItemPiece item : hero.items()) {
            if (Prowess.item(content, item).waiting(trigger) > 0) {
                return true;
            }
        }
        return false;
    }

    /** The lines that may resolve now. */
    static List<Offer> offers(Work work, Ask.ChooseAbility ask) {
        List<Offer> offers = new ArrayList<>(2);
        for (Fighter owner : ask.owners()) {
            if (work.lives(owner)) {
                offers(work, ask, work.hero(owner.board()), offers);
            }
        }
        return offers;
    }

    private static void offers(Work work, Ask.ChooseAbility ask, PartyHero hero, List<Offer> offers) {
        SynchroContent content = work.content();
        offers(work, ask, hero, hero.card(), content.hero(hero.card()).side(hero.improved()), offers);
        if (hero.master().isPresent()) {
            String master = hero.master().get().card();
            offers(
                    work,
                    ask,
                    hero,
                    master,
                    Prowess.master(content, hero.master().get()),
                    offers);
        }
        for (ItemPiece item : hero.items()) {
            offers(work, ask, hero, item.id(), Prowess.item(content, item), offers);
        }
    }

    private static void offers(
            Work work, Ask.ChooseAbility ask, PartyHero hero, String card, Talents talents, List<Offer> offers) {
        for (int i = 0; i < talents.waiting(ask.trigger()); i++) {
            int line = talents.waiting(ask.trigger(), i);
            AbilityRef ability = new AbilityRef(card, line);
            Talent.Reaction reaction = talents.reaction(line);
            if (!work.state().window().contains(ability)
                    && !ask.declined().contains(ability)
                    && Targeting.anyTarget(work, hero.fighter(), reaction.effects(), ask.cause())) {
                offers.add(new Offer(hero.board(), ability, reaction));
            }
        }
    }

    /** A single ability that can only be good and leaves no choice is used without asking. */
    static boolean ask(Work work, Ask.ChooseAbility ask) {
        List<Offer> offers = offers(work, ask);
        if (offers.isEmpty()) {
            work.pop();
            return false;
        }
        if (offers.size() == 1 && plain(offers.get(0).reaction())) {
            use(work, ask, offers.get(0));
            return false;
        }
        return true;
    }

    private static boolean plain(Talent.Reaction reaction) {
        for (Verb verb : reaction.effects()) {
            if (!verb.harmless() || !(verb.aimless() || verb.whom().fixedAmongHeroes())) {
                return false;
            }
        }
        return true;
    }

    static void listUses(Work work, Ask.ChooseAbility ask, List<SynchroMove> moves) {
        for (Offer offer : offers(work, ask)) {
            moves.add(new SynchroMove.UseAbility(
                    offer.hero(), offer.ability().card(), offer.ability().line()));
        }
    }

    static void listSkips(Work work, Ask.ChooseAbility ask, List<SynchroMove> moves) {
        for (Offer offer : offers(work, ask)) {
            moves.add(new SynchroMove.SkipAbility(
                    offer.hero(), offer.ability().card(), offer.ability().line()));
        }
    }

    static void listSkipAll(Work work, Ask.ChooseAbility ask, List<SynchroMove> moves) {
        if (offers(work, ask).size() > 1) {
            moves.add(new SynchroMove.SkipAll());
        }
    }

    static void use(Work work, Ask.ChooseAbility ask, SynchroMove.UseAbility move) {
        AbilityRef wanted = new AbilityRef(move.card(), move.line());
        for (Offer offer : offers(work, ask)) {
            if (offer.ability().equals(wanted)) {
                use(work, ask, offer);
                return;
            }
        }
    }

    private static void use(Work work, Ask.ChooseAbility ask, Offer offer) {
        work.spend(offer.ability());
        if (work.listening()) {
            work.tell(new AbilityUsed(
                    offer.hero(),
                    work.hero(offer.hero()).card(),
                    offer.ability().card()));
        }
        work.push(Resolving.of(
                Fighter.hero(offer.hero()),
                Resolving.Origin.ABILITY,
                offer.ability().card(),
                offer.reaction().effects(),
                ask.cause()));
    }

    static void skip(Work work, Ask.ChooseAbility ask, SynchroMove.SkipAbility move) {
        List<AbilityRef> declined = new ArrayList<>(ask.declined());
        declined.add(new AbilityRef(move.card(), move.line()));
        work.replaceTop(new Ask.ChooseAbility(ask.trigger(), ask.owners(), ask.cause(), declined));
    }

    static void skipAll(Work work, Ask.ChooseAbility ask, SynchroMove.SkipAll move) {
        work.pop();
    }
}
