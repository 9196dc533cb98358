package org.alea.games.reckoners.rules;

import java.util.List;
import java.util.Optional;
import org.alea.engine.Refusal;
import org.alea.games.reckoners.ReckonersEvent;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.cards.PowerTrack;
import org.alea.games.reckoners.cards.ShieldColour;
import org.alea.games.reckoners.cards.Symbol;
import org.alea.games.reckoners.state.District;
import org.alea.games.reckoners.state.EpicInPlay;
import org.alea.games.reckoners.state.HighEpicInPlay;

/** Symbols spent one by one, whatever they come from. RECK-071 to RECK-092 */
abstract class SpendingSymbols extends Asking {
    private static final Optional<Refusal> WRONG_SYMBOL = no("wrong-symbol", "RECK-064");
    private static final Optional<Refusal> NOT_HERE = no("not-here", "RECK-067");
    private static final Optional<Refusal> NO_TARGET = no("no-target", "RECK-070");
    private static final Optional<Refusal> RED_SHIELD = no("shielded", "RECK-088");
    private static final Optional<Refusal> BLUE_SHIELD = no("shielded", "RECK-089");

    SpendingSymbols(Rules rules) {
        super(rules);
        on(ReckonersMove.Research.class, this::checkResearch, this::research);
        on(ReckonersMove.ResearchHighEpic.class, this::checkResearchHighEpic, (play, move) -> {
            int credited = credited(play);
            used(play, Symbol.RES);
            Blows.researchHighEpic(play, 1, credited);
        });
        on(ReckonersMove.ResearchTrack.class, this::checkResearchTrack, (play, move) -> {
            int credited = credited(play);
            used(play, Symbol.RES);
            Blows.lowerTrack(play, play.s().district(move.district()), credited);
        });
        on(ReckonersMove.Attack.class, this::checkAttack, (play, move) -> {
            int credited = credited(play);
            used(play, Symbol.ATK);
            Blows.attackEpic(play, play.s().district(move.district()), credited);
        });
        on(ReckonersMove.AttackHighEpic.class, this::checkAttackHighEpic, (play, move) -> {
            used(play, Symbol.ATK);
            Blows.attackHighEpic(play);
        });
        on(ReckonersMove.Contain.class, this::checkContain, this::contain);
        on(ReckonersMove.ContainHighEpic.class, this::checkContainHighEpic, this::containHighEpic);
        on(ReckonersMove.AttackEnforcement.class, this::checkEnforcement, this::attackEnforcement);
        on(ReckonersMove.RemoveShield.class, this::checkShield, this::removeShield);
        on(ReckonersMove.GainMoney.class, (play, move) -> has(play, Symbol.MON), (play, move) -> {
            used(play, Symbol.MON);
            play.gainMoney(1);
        });
    }

    /** What can be spent now. */
    abstract List<Symbol> symbols(Play play);

    /** Whether this symbol acts in this district. */
    abstract boolean reaches(Play play, Symbol symbol, int place);

    /** Who is credited with what a symbol does. RECK-104 */
    abstract int credited(Play play);

    /** Takes one symbol away. */
    abstract void used(Play play, Symbol symbol);

    final Optional<Refusal> has(Play play, Symbol symbol) {
        return symbols(play).contains(symbol) ? FINE : WRONG_SYMBOL;
    }

    private Optional<Refusal> at(Play play, Symbol symbol, int place) {
        if (!symbols(play).contains(symbol)) {
            return WRONG_SYMBOL;
        }
        return place >= 0 && reaches(play, symbol, place) ? FINE : NOT_HERE;
    }

    /** The symbol reaches the district, and an Epic is there. */
    private Optional<Refusal> atEpic(Play play, Symbol symbol, int place) {
        Optional<Refusal> refusal = at(play, symbol, place);
        if (refusal.isPresent()) {
            return refusal;
        }
        return play.district(place).epic().isPresent() ? FINE : NO_TARGET;
    }

    private Optional<Refusal> checkResearch(Play play, ReckonersMove.Research move) {
        int place = play.s().district(move.district());
        Optional<Refusal> refusal = atEpic(play, Symbol.RES, place);
        if (refusal.isPresent()) {
            return refusal;
        }
        return play.district(place).epic().orElseThrow().isWeakened() ? NO_TARGET : FINE;
    }

    private void research(Play play, ReckonersMove.Research move) {
        int credited = credited(play);
        used(play, Symbol.RES);
        Blows.researchEpic(play, play.s().district(move.district()), credited);
    }

    private Optional<Refusal> checkResearchHighEpic(Play play, ReckonersMove.ResearchHighEpic move) {
        HighEpicInPlay highEpic = play.s().highEpic();
        Optional<Refusal> refusal = at(play, Symbol.RES, highEpic.place());
        if (refusal.isPresent()) {
            return refusal;
        }
        return highEpic.research() > 0 ? FINE : NO_TARGET;
    }

    private Optional<Refusal> checkResearchTrack(Play play, ReckonersMove.ResearchTrack move) {
        int place = play.s().district(move.district());
        Optional<Refusal> refusal = at(play, Symbol.RES, place);
        if (refusal.isPresent()) {
            return refusal;
        }
        return hasResearchTracks(play) && play.district(place).marker() > 0 ? FINE : NO_TARGET;
    }

    static boolean hasResearchTracks(Play play) {
        return play.content().city(play.s().setting().city()).districtResearch();
    }

    private Optional<Refusal> checkAttack(Play play, ReckonersMove.Attack move) {
        int place = play.s().district(move.district());
        Optional<Refusal> refusal = atEpic(play, Symbol.ATK, place);
        if (refusal.isPresent()) {
            return refusal;
        }
        return play.district(place).epic().orElseThrow().isInfinite() ? no("infinite-health", "RECK-073") : FINE;
    }

    private Optional<Refusal> checkAttackHighEpic(Play play, ReckonersMove.AttackHighEpic move) {
        Optional<Refusal> refusal = at(play, Symbol.ATK, play.s().highEpic().place());
        if (refusal.isPresent()) {
            return refusal;
        }
        return play.s().highEpic().weakened() ? FINE : no("high-epic-not-weakened", "RECK-074");
    }

    private Optional<Refusal> checkContain(Play play, ReckonersMove.Contain move) {
        int place = play.s().district(move.district());
        Optional<Refusal> refusal = atEpic(play, Symbol.CON, place);
        if (refusal.isPresent()) {
            return refusal;
        }
        if (play.district(place).blueShields() > 0) {
            return BLUE_SHIELD;
        }
        return play.district(place).epic().orElseThrow().bracket() > 0 ? FINE : NO_TARGET;
    }

    private void contain(Play play, ReckonersMove.Contain move) {
        used(play, Symbol.CON);
        int place = play.s().district(move.district());
        District district = play.district(place);
        EpicInPlay epic = district.epic().orElseThrow();
        EpicInPlay contained = epic.withBracket(epic.bracket() - 1);
        play.set(place, district.withEpicInPlay(contained));
        play.tell(new ReckonersEvent.EpicContained(epic.card(), district.id(), contained.bracket()));
    }

    private Optional<Refusal> checkContainHighEpic(Play play, ReckonersMove.ContainHighEpic move) {
        HighEpicInPlay highEpic = play.s().highEpic();
        Optional<Refusal> refusal = at(play, Symbol.CON, highEpic.place());
        if (refusal.isPresent()) {
            return refusal;
        }
        if (play.district(highEpic.place()).blueShields() > 0) {
            return BLUE_SHIELD;
        }
        return highEpic.bracket(move.track()) > 0 ? FINE : NO_TARGET;
    }

    private void containHighEpic(Play play, ReckonersMove.ContainHighEpic move) {
        used(play, Symbol.CON);
        HighEpicInPlay highEpic = play.s().highEpic();
        int bracket = highEpic.bracket(move.track()) - 1;
        play.become(play.s().withHighEpic(highEpic.withBracket(move.track(), bracket)));
        play.tell(new ReckonersEvent.HighEpicContained(move.track(), bracket));
    }

    private Optional<Refusal> checkEnforcement(Play play, ReckonersMove.AttackEnforcement move) {
        int place = play.s().district(move.district());
        Optional<Refusal> refusal = at(play, Symbol.ENF, place);
        if (refusal.isPresent()) {
            return refusal;
        }
        if (play.district(place).redShields() > 0) {
            return RED_SHIELD;
        }
        return play.district(place).enforcement() > 0 ? FINE : NO_TARGET;
    }

    private void attackEnforcement(Play play, ReckonersMove.AttackEnforcement move) {
        used(play, Symbol.ENF);
        removeEnforcement(play, play.s().district(move.district()));
    }

    static void removeEnforcement(Play play, int place) {
        District district = play.district(place);
        play.set(place, district.withEnforcement(district.enforcement() - 1));
        play.tell(new ReckonersEvent.EnforcementRemoved(district.id(), district.enforcement() - 1));
    }

    private static Symbol against(ShieldColour colour) {
        return colour == ShieldColour.RED ? Symbol.ENF : Symbol.CON;
    }

    private Optional<Refusal> checkShield(Play play, ReckonersMove.RemoveShield move) {
        int place = play.s().district(move.district());
        Optional<Refusal> refusal = at(play, against(move.colour()), place);
        if (refusal.isPresent()) {
            return refusal;
        }
        return play.district(place).shields(move.colour()) > 0 ? FINE : NO_TARGET;
    }

    private void removeShield(Play play, ReckonersMove.RemoveShield move) {
        used(play, against(move.colour()));
        removeShield(play, play.s().district(move.district()), move.colour());
    }

    static void removeShield(Play play, int place, ShieldColour colour) {
        District district = play.district(place);
        play.set(place, district.withShields(colour, district.shields(colour) - 1));
        play.tell(new ReckonersEvent.ShieldRemoved(district.id(), colour));
    }

    /** The moves with which a symbol acts in a district. */
    final void offerSymbols(Play play, Offers offers) {
        List<Symbol> symbols = symbols(play);
        for (int i = 0; i < symbols.size(); i++) {
            Symbol symbol = symbols.get(i);
            if (symbols.indexOf(symbol) == i) {
                offer(play, offers, symbol);
            }
        }
    }

    private void offer(Play play, Offers offers, Symbol symbol) {
        switch (symbol) {
            case RES -> {
                if (play.s().highEpic().research() > 0) {
                    offers.add(new ReckonersMove.ResearchHighEpic());
                }
                boolean tracks = hasResearchTracks(play);
                for (District district : play.s().districts()) {
                    if (district.epic().isPresent()) {
                        offers.add(new ReckonersMove.Research(district.id()));
                    }
                    if (tracks) {
                        offers.add(new ReckonersMove.ResearchTrack(district.id()));
                    }
                }
            }
            case ATK -> {
                offers.add(new ReckonersMove.AttackHighEpic());
                for (District district : play.s().districts()) {
                    if (district.epic().isPresent()) {
                        offers.add(new ReckonersMove.Attack(district.id()));
                    }
                }
            }
            case CON -> {
                if (reaches(play, symbol, play.s().highEpic().place())) {
                    for (int i = 0; i < PowerTrack.count(); i++) {
                        offers.add(new ReckonersMove.ContainHighEpic(PowerTrack.of(i)));
                    }
                }
                for (District district : play.s().districts()) {
                    if (district.blueShields() > 0) {
                        offers.add(new ReckonersMove.RemoveShield(district.id(), ShieldColour.BLUE));
                    } else if (district.epic().isPresent()) {
                        offers.add(new ReckonersMove.Contain(district.id()));
                    }
                }
            }
            case ENF -> {
                for (District district : play.s().districts()) {
                    if (district.redShields() > 0) {
                        offers.add(new ReckonersMove.RemoveShield(district.id(), ShieldColour.RED));
                    } else if (district.enforcement() > 0) {
                        offers.add(new ReckonersMove.AttackEnforcement(district.id()));
                    }
                }
            }
            case MON -> offers.add(new ReckonersMove.GainMoney());
            default -> {}
        }
    }
}
