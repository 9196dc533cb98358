package org.alea.games.fateforge.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.engine.Refusal;
import org.alea.games.fateforge.FateforgeEvent;
import org.alea.games.fateforge.FateforgeMove;
import org.alea.games.fateforge.cards.CardFlag;
import org.alea.games.fateforge.cards.ItemCard;
import org.alea.games.fateforge.cards.ResultFace;
import org.alea.games.fateforge.cards.TokenKind;
import org.alea.games.fateforge.state.Errand;
import org.alea.games.fateforge.state.Gear;
import org.alea.games.fateforge.state.GearSlot;
import org.alea.games.fateforge.state.HeldResult;
import org.alea.games.fateforge.state.Hero;
import org.alea.games.fateforge.state.OncePerRound;
import org.alea.games.fateforge.state.Prompt;
import org.alea.games.fateforge.state.Token;

/** The questions asked in the middle of something else. */
final class NestedAnswers {
    private NestedAnswers() {}

    // --- damage

    static List<Offer<Prompt.Absorbing, ?>> absorbing() {
        return List.of(Offer.of(
                FateforgeMove.Absorb.class,
                NestedAnswers::spreads,
                "WRONG_ABSORB",
                "FATE-086",
                (referee, prompt, move) -> Health.take(
                        referee,
                        prompt.hero(),
                        prompt.damage(),
                        prompt.toxic(),
                        prompt.from(),
                        move.parry(),
                        move.armour())));
    }

    private static void spreads(Situation now, Prompt.Absorbing prompt, List<FateforgeMove> into) {
        Hero hero = now.hero(prompt.hero());
        int most = now.ground().mayParry(hero)
                ? Math.min(prompt.damage(), hero.fight().parry())
                : 0;
        List<Gear> armour = Sheet.armour(hero);
        for (int parry = most; parry >= 0; parry--) {
            spread(armour, 0, prompt.damage() - parry, parry, new ArrayList<>(), into);
        }
    }

    private static void spread(
            List<Gear> armour, int piece, int left, int parry, List<Integer> chosen, List<FateforgeMove> into) {
        if (piece == armour.size()) {
            into.add(new FateforgeMove.Absorb(parry, List.copyOf(chosen)));
            return;
        }
        for (int cubes = Math.min(left, armour.get(piece).armour()); cubes >= 0; cubes--) {
            chosen.add(cubes);
            spread(armour, piece + 1, left - cubes, parry, chosen, into);
            chosen.remove(chosen.size() - 1);
        }
    }

    // --- victims

    static List<Offer<Prompt.ChoosingVictim, ?>> victims() {
        return List.of(Offer.of(
                FateforgeMove.Victim.class,
                (now, prompt, into) -> prompt.heroes().forEach(hero -> into.add(new FateforgeMove.Victim(hero))),
                "NO_VICTIM",
                "FATE-203",
                (referee, prompt, move) -> {
                    referee.because(
                            "target.choice",
                            "FATE-203",
                            List.of(prompt.foe(), move.hero()),
                            "foe",
                            prompt.foe(),
                            "hero",
                            move.hero());
                    FoeTurns.act(referee, FoeTurns.aimedAt(prompt.section(), move.hero()));
                }));
    }

    // --- traps

    static List<Offer<Prompt.TrapSprung, ?>> traps() {
        return List.of(
                Offer.of(
                        FateforgeMove.PayTrap.class,
                        (now, prompt, into) -> {
                            for (HeldResult result : Area.distinct(now.hero(prompt.hero()), ResultFace.ANY)) {
                                into.add(new FateforgeMove.PayTrap(result.id()));
                            }
                        },
                        (now, prompt, move) -> {
                            Hero hero = now.hero(prompt.hero());
                            return Area.holds(hero, move.result(), ResultFace.ANY)
                                    ? Optional.empty()
                                    : Refusal.because("WRONG_RESULT", "FATE-351");
                        },
                        (referee, prompt, move) -> {
                            Area.spend(referee, prompt.hero(), move.result());
                            referee.tell(new FateforgeEvent.TrapPaid(prompt.hero(), prompt.token()));
                        }),
                Offer.of(
                        FateforgeMove.RemoveTrap.class,
                        (now, prompt, into) -> {
                            if (now.ground().flag(now.hero(prompt.hero()), CardFlag.REMOVE_TRAP)) {
                                into.add(new FateforgeMove.RemoveTrap());
                            }
                        },
                        "NO_TOOLS",
                        "FATE-350",
                        (referee, prompt, move) -> removeTrap(referee, prompt.token())),
                Offer.always(FateforgeMove.DrawTrap.class, new FateforgeMove.DrawTrap(), (referee, prompt, move) -> {
                    Fates.drawTrap(referee, prompt.hero());
                    removeTrap(referee, prompt.token());
                }));
    }

    private static void removeTrap(Referee referee, String token) {
        Token trap = referee.ground().token(token);
        referee.put(referee.fray().taking(trap));
        referee.tell(new FateforgeEvent.TokenRemoved(token, TokenKind.TRAP, trap.zone()));
    }

    // --- results

    static List<Offer<Prompt.Discarding, ?>> discards() {
        return List.of(Offer.of(
                FateforgeMove.Discard.class,
                (now, prompt, into) -> {
                    for (HeldResult result : Area.distinct(now.hero(prompt.hero()), ResultFace.ANY)) {
                        into.add(new FateforgeMove.Discard(result.id()));
                    }
                },
                (now, prompt, move) -> Area.holds(now.hero(prompt.hero()), move.result(), ResultFace.ANY)
                        ? Optional.empty()
                        : Refusal.because("WRONG_RESULT", "FATE-369"),
                (referee, prompt, move) -> Area.spend(referee, prompt.hero(), move.result())));
    }

    static List<Offer<Prompt.FrenzyChoosing, ?>> frenzy() {
        return List.of(
                Offer.always(
                        FateforgeMove.FrenzyMove.class,
                        new FateforgeMove.FrenzyMove(),
                        (referee, prompt, move) -> Area.gain(referee, prompt.hero(), ResultFace.MV)),
                Offer.always(
                        FateforgeMove.FrenzyEnergy.class,
                        new FateforgeMove.FrenzyEnergy(),
                        (referee, prompt, move) -> Health.energise(referee, prompt.hero(), 1)),
                Offer.always(
                        FateforgeMove.FrenzyNone.class, new FateforgeMove.FrenzyNone(), (referee, prompt, move) -> {}));
    }

    // --- items found

    static List<Offer<Prompt.Placing, ?>> placing() {
        return List.of(
                Offer.of(
                        FateforgeMove.PlaceFound.class,
                        NestedAnswers::places,
                        "NO_PLACE",
                        "FATE-302",
                        (referee, prompt, move) -> {
                            Hero hero = referee.hero(prompt.hero());
                            List<Gear> gear = new ArrayList<>(hero.gear());
                            gear.add(prompt.item().in(move.slot(), move.faceUp()));
                            referee.put(hero.withGear(List.copyOf(gear)));
                            referee.tell(new FateforgeEvent.ItemPlaced(
                                    hero.id(), prompt.item().card(), move.slot(), move.faceUp()));
                        }),
                Offer.always(FateforgeMove.ToBag.class, new FateforgeMove.ToBag(), (referee, prompt, move) -> {
                    referee.put(referee.state().bag().with(prompt.item()));
                    referee.tell(new FateforgeEvent.ItemPlaced(
                            prompt.hero(), prompt.item().card(), GearSlot.BAG, false));
                }));
    }

    /** FATE-301, FATE-302: a free suitable slot face up, or a free backpack slot face down; nothing is displaced. */
    private static void places(Situation now, Prompt.Placing prompt, List<FateforgeMove> into) {
        Hero hero = now.hero(prompt.hero());
        ItemCard card = now.content().item(prompt.item().card());
        Slots.suitable(now.content(), hero, card).ifPresent(slot -> into.add(new FateforgeMove.PlaceFound(slot, true)));
        Slots.freePack(hero).ifPresent(slot -> into.add(new FateforgeMove.PlaceFound(slot, false)));
    }

    // --- moves of the other hero

    static List<Offer<Prompt.MovingOther, ?>> movingOther() {
        return List.of(
                Offer.of(
                        FateforgeMove.MoveTo.class,
                        (now, prompt, into) -> {
                            List<String> aims = new ArrayList<>();
                            Moving.aims(now.ground(), now.hero(prompt.hero()), false, List.of(), aims);
                            for (String aim : aims) {
                                int plus = aim.indexOf('+');
                                into.add(new FateforgeMove.MoveTo(
                                        plus < 0 ? aim : aim.substring(0, plus),
                                        plus < 0 ? List.of() : List.of(aim.substring(plus + 1))));
                            }
                        },
                        "NOT_ADJACENT",
                        "FATE-473",
                        (referee, prompt, move) -> Moving.act(
                                referee,
                                prompt.hero(),
                                move.extra().isEmpty()
                                        ? move.to()
                                        : move.to() + "+" + move.extra().get(0))),
                Offer.always(
                        FateforgeMove.DeclineMove.class,
                        new FateforgeMove.DeclineMove(),
                        (referee, prompt, move) -> {}));
    }

    static List<Offer<Prompt.SplittingParry, ?>> splitting() {
        return List.of(Offer.of(
                FateforgeMove.SplitParry.class,
                (now, prompt, into) -> {
                    for (int first = prompt.n(); first >= 0; first--) {
                        into.add(new FateforgeMove.SplitParry(List.of(first, prompt.n() - first)));
                    }
                },
                "WRONG_SPLIT",
                "FATE-086",
                (referee, prompt, move) -> {
                    for (int i = 0; i < prompt.heroes().size(); i++) {
                        Health.parry(
                                referee, prompt.heroes().get(i), move.tokens().get(i));
                    }
                }));
    }

    // --- triggers

    static List<Offer<Prompt.CloakOffered, ?>> cloak() {
        return List.of(
                Offer.always(
                        FateforgeMove.UseTrigger.class, new FateforgeMove.UseTrigger(), (referee, prompt, move) -> {
                            Hero hero = referee.hero(prompt.hero());
                            referee.put(hero.with(hero.fight().spending(prompt.item())));
                            referee.tell(
                                    new FateforgeEvent.ShotCancelled(hero.id(), CardSource.card(hero, prompt.item())));
                        }),
                Offer.always(
                        FateforgeMove.PassTrigger.class,
                        new FateforgeMove.PassTrigger(),
                        (referee, prompt, move) -> Health.spread(referee, prompt.shot())));
    }

    static List<Offer<Prompt.LanternOffered, ?>> lantern() {
        return List.of(
                Offer.always(
                        FateforgeMove.UseTrigger.class, new FateforgeMove.UseTrigger(), (referee, prompt, move) -> {
                            Hero hero = referee.hero(prompt.hero());
                            referee.put(hero.with(hero.fight().spending(prompt.item())));
                            Fates.discardFear(referee, prompt.card());
                            referee.tell(new FateforgeEvent.FearTurnedAway(hero.id(), prompt.card()));
                        }),
                Offer.always(
                        FateforgeMove.PassTrigger.class,
                        new FateforgeMove.PassTrigger(),
                        (referee, prompt, move) -> Fates.applyFear(referee, prompt.hero(), prompt.card())));
    }

    static List<Offer<Prompt.TalismanOffered, ?>> talisman() {
        return List.of(
                Offer.always(
                        FateforgeMove.UseTrigger.class, new FateforgeMove.UseTrigger(), (referee, prompt, move) -> {
                            List<String> cards = new ArrayList<>();
                            Fates.draw(referee).ifPresent(cards::add);
                            Fates.draw(referee).ifPresent(cards::add);
                            referee.push(
                                    new Prompt.CorruptionChoosing(prompt.hero(), List.copyOf(cards), prompt.revived()));
                        }),
                Offer.always(
                        FateforgeMove.PassTrigger.class,
                        new FateforgeMove.PassTrigger(),
                        (referee, prompt, move) -> Fates.corrupt(referee, prompt.hero())));
    }

    static List<Offer<Prompt.CorruptionChoosing, ?>> corruption() {
        return List.of(Offer.of(
                FateforgeMove.PickCard.class,
                (now, prompt, into) ->
                        prompt.cards().stream().distinct().forEach(card -> into.add(new FateforgeMove.PickCard(card))),
                "NO_SUCH_CARD",
                "FATE-476",
                (referee, prompt, move) -> {
                    List<String> others = new ArrayList<>(prompt.cards());
                    others.remove(move.card());
                    for (String other : others) {
                        Fates.shuffleBack(referee, other);
                    }
                    Fates.applyCorruption(referee, prompt.hero(), move.card());
                }));
    }

    static List<Offer<Prompt.KeepingAlly, ?>> allies() {
        return List.of(Offer.of(
                FateforgeMove.KeepAlly.class,
                (now, prompt, into) -> {
                    into.add(new FateforgeMove.KeepAlly(
                            now.ground().fray.ally().orElseThrow().card()));
                    into.add(new FateforgeMove.KeepAlly(prompt.joining()));
                },
                "NO_ALLY",
                "FATE-486",
                (referee, prompt, move) -> {
                    if (move.ally().equals(prompt.joining())) {
                        String gone = referee.fray().ally().orElseThrow().card();
                        Allies.join(referee, prompt.joining(), prompt.hero());
                        referee.tell(new FateforgeEvent.AllyOut(gone));
                    } else {
                        referee.tell(new FateforgeEvent.AllyOut(prompt.joining()));
                    }
                }));
    }

    /** Whether the card was used at most once this round. */
    static boolean ready(Hero hero, String source) {
        return !hero.fight().hasUsed(source) && !hero.fight().hasUsed(OncePerRound.ALLY);
    }

    static void suffer(Referee referee, String hero, String card) {
        referee.push(new Errand.Suffer(hero, card, 0));
    }
}
