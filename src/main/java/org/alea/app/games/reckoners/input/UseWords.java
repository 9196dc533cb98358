package org.alea.app.games.reckoners.input;

import java.util.Optional;
import org.alea.app.games.reckoners.art.ReckonSpeech;
import org.alea.app.games.reckoners.art.ReckonerLooks;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.ReckonersTable;
import org.alea.games.reckoners.cards.CampaignRules;
import org.alea.games.reckoners.cards.Symbol;
import org.alea.games.reckoners.state.District;
import org.alea.games.reckoners.state.EpicInPlay;
import org.alea.games.reckoners.state.ReckonersState;

/**
 * What a use of symbols is called on a button.
 *
 * @param icon the sign of the symbol, or of what is done
 * @param words a few words
 * @param brings what it changes, such as 2 → 1; may be empty
 */
record UseWords(String icon, String words, String brings) {

    static UseWords of(ReckonSpeech speech, ReckonersTable table, ReckonersMove move) {
        ReckonersState state = table.state();
        if (move instanceof ReckonersMove.Attack attack) {
            return on(speech, state, Symbol.ATK, "use.attack", attack.district(), Value.HEALTH);
        }
        if (move instanceof ReckonersMove.Research research) {
            return on(speech, state, Symbol.RES, "use.research", research.district(), Value.RESEARCH);
        }
        if (move instanceof ReckonersMove.Contain contain) {
            return on(speech, state, Symbol.CON, "use.contain", contain.district(), Value.BRACKET);
        }
        if (move instanceof ReckonersMove.AttackHighEpic) {
            String down = down(state.highEpic().health());
            return new UseWords(icon(Symbol.ATK), speech.get("use.attack", highEpic(speech, state)), down);
        }
        if (move instanceof ReckonersMove.ResearchHighEpic) {
            String down = down(state.highEpic().research());
            return new UseWords(icon(Symbol.RES), speech.get("use.research", highEpic(speech, state)), down);
        }
        if (move instanceof ReckonersMove.TakeHer) {
            String down = down(state.highEpic().research());
            return new UseWords(icon(Symbol.HER), speech.get("use.research", highEpic(speech, state)), down);
        }
        if (move instanceof ReckonersMove.ContainHighEpic contain) {
            return new UseWords(
                    icon(Symbol.CON),
                    speech.get("use.contain", speech.track(contain.track())),
                    down(state.highEpic().bracket(contain.track())));
        }
        if (move instanceof ReckonersMove.ResearchTrack track) {
            return marker(speech, state, Symbol.RES, "use.research", track.district());
        }
        if (move instanceof ReckonersMove.TakeHerAt her) {
            return marker(speech, state, Symbol.HER, "use.research", her.district());
        }
        if (move instanceof ReckonersMove.Protect protect) {
            return marker(speech, state, protect.symbol(), "use.protect", protect.district());
        }
        if (move instanceof ReckonersMove.AttackEnforcement attack) {
            District there = state.district(state.district(attack.district()));
            String words = speech.get("use.enforcement", speech.name(there.id()));
            return new UseWords(icon(Symbol.ENF), words, down(there.enforcement()));
        }
        if (move instanceof ReckonersMove.RemoveShield remove) {
            String words = speech.get(
                    "use.shield", speech.get("shield." + remove.colour().name()), speech.name(remove.district()));
            return new UseWords("mdi2s-shield-off-outline", words, "");
        }
        return whole(speech, table, move);
    }

    /** What a whole source pays for, and what belongs to no district. */
    private static UseWords whole(ReckonSpeech speech, ReckonersTable table, ReckonersMove move) {
        if (move instanceof ReckonersMove.Plan) {
            return new UseWords(icon(Symbol.PLN), speech.get("use.plan"), "+1");
        }
        if (move instanceof ReckonersMove.GiveToken give) {
            return new UseWords(icon(Symbol.PLN), speech.name(give.reckoner()), "+1");
        }
        if (move instanceof ReckonersMove.GainMoney) {
            return new UseWords(icon(Symbol.MON), speech.get("use.money"), "+1");
        }
        if (move instanceof ReckonersMove.AsMove go) {
            return new UseWords("mdi2w-walk", speech.name(go.district()), "");
        }
        if (move instanceof ReckonersMove.AsRemoveBarricade) {
            return new UseWords("mdi2b-boom-gate-outline", speech.get("use.barricade"), "");
        }
        if (move instanceof ReckonersMove.AsRemoveDuplicate) {
            return new UseWords("mdi2a-account-minus", speech.get("use.duplicate"), "");
        }
        if (move instanceof ReckonersMove.AsActivate use) {
            return new UseWords("mdi2c-cards-outline", speech.name(use.gear()), "");
        }
        if (move instanceof ReckonersMove.AsActivateAt use) {
            return new UseWords("mdi2m-map-marker", speech.name(use.district()), "");
        }
        if (move instanceof ReckonersMove.AsActivateToSend use) {
            String words = speech.get("use.send", speech.name(use.reckoner()), speech.name(use.district()));
            return new UseWords("mdi2a-arrow-right", words, "");
        }
        if (move instanceof ReckonersMove.AsActivateWith use) {
            return new UseWords("mdi2b-bomb", speech.get("use.tokens", use.number()), "");
        }
        if (move instanceof ReckonersMove.Decline decline) {
            return new UseWords("mdi2c-close", speech.get("use.decline", speech.symbol(decline.symbol())), "");
        }
        if (move instanceof ReckonersMove.OpenToken token) {
            return new UseWords(icon(token.symbol()), speech.move(table, move), "");
        }
        if (move instanceof ReckonersMove.AsPayHalf half) {
            return new UseWords("mdi2c-cards-outline", speech.name(half.gear()), "½");
        }
        return new UseWords("", speech.move(table, move), legacy(speech, move));
    }

    /** What a move costs in legacy points. */
    private static String legacy(ReckonSpeech speech, ReckonersMove move) {
        CampaignRules.Costs costs = speech.content().campaign().costs();
        int points = move instanceof ReckonersMove.BuyStash
                ? costs.stash()
                : move instanceof ReckonersMove.BuyTraining
                        ? costs.training()
                        : move instanceof ReckonersMove.BuyForesight
                                ? costs.foresight()
                                : move instanceof ReckonersMove.BuyGoodwill
                                        ? costs.goodwill()
                                        : move instanceof ReckonersMove.BuyTreatment ? costs.treatment() : 0;
        return points == 0 ? "" : speech.get("campaign.cost", points);
    }

    private enum Value {
        RESEARCH,
        HEALTH,
        BRACKET
    }

    private static UseWords on(
            ReckonSpeech speech, ReckonersState state, Symbol symbol, String words, String district, Value value) {
        Optional<EpicInPlay> epic = state.district(state.district(district)).epic();
        String name = epic.map(each -> speech.name(each.card())).orElse(speech.name(district));
        String down = epic.map(each -> switch (value) {
                    case RESEARCH -> down(each.research());
                    case HEALTH -> down(each.health());
                    case BRACKET -> down(each.bracket());
                })
                .orElse("");
        return new UseWords(icon(symbol), speech.get(words, name), down);
    }

    private static UseWords marker(
            ReckonSpeech speech, ReckonersState state, Symbol symbol, String words, String district) {
        int level = state.district(state.district(district)).marker();
        return new UseWords(icon(symbol), speech.get(words, speech.name(district)), down(level));
    }

    private static String highEpic(ReckonSpeech speech, ReckonersState state) {
        return speech.name(state.highEpic().id());
    }

    private static String icon(Symbol symbol) {
        return ReckonerLooks.icon(symbol);
    }

    private static String down(int from) {
        return from + " → " + Math.max(0, from - 1);
    }
}
