package org.alea.games.queen;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.alea.content.ContentEntry;
import org.alea.content.ContentException;
import org.alea.content.MisfitException;
import org.alea.content.TableCodec;
import org.alea.engine.Chance;
import org.alea.engine.Countdown;

/** A table as JSON, complete and readable: cards and dice by their ids, nothing where nothing is. */
final class QueenTableCodec implements TableCodec<QueenTable> {
    private final QueenCards cards;

    QueenTableCodec(QueenCards cards) {
        this.cards = cards;
    }

    @Override
    public QueenTable read(ObjectNode json, Chance chance) {
        try {
            return new TableReader(cards, ContentEntry.of("table", json)).read(chance);
        } catch (ContentException e) {
            throw new MisfitException(e.words(), e);
        }
    }

    @Override
    public ObjectNode write(QueenTable table) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.set("setup", setup(table.options));
        json.put("phase", table.phase.name());
        if (!TableReader.STEPS.containsKey(table.phase)) {
            json.put("step", table.step.name());
        }
        json.put("round", table.round);
        json.put("cursor", table.cursor);
        json.put("health", table.health);
        json.put("stackSpace", table.stackSpace);
        json.put("defeats", table.defeats);
        json.put("defeatsThisRound", table.defeatsThisRound);
        json.put("defeatsLastRound", table.defeatsLastRound);
        json.put("timeLeftMs", table.timeLeftMs);
        json.set("clock", clock(table.clock));
        json.set("dice", dice(table));
        json.put("dragon", table.dragon.map(Enum::name).orElse(null));
        slotOrNull(json, "dragonSlot", table.dragonSlot);
        if (table.dice.painted != Dice.NO_DIE) {
            json.putObject("painted")
                    .put("die", cards.dieId(table.dice.painted))
                    .put("colour", table.dice.paint.name());
        }
        json.set("enemies", enemies(table));
        ids(json.putArray("enemyDeck"), QueenCards.cards(table.ring.deck, cards.enemies()), EnemyCard::id);
        ids(json.putArray("enemyDiscard"), table.enemyDiscard(), EnemyCard::id);
        json.set("modifiers", modifiers(table.modifiers));
        ids(
                json.putArray("assigned"),
                java.util.stream.IntStream.rangeClosed(1, 6)
                        .filter(value -> (table.assigned & 1 << value) != 0)
                        .boxed()
                        .toList());
        chariots(json, table);
        json.put("spirit", table.spirit().map(SpiritCard::id).orElse(null));
        json.put("powerUses", table.powerUses);
        json.set("conspirators", conspirators(table));
        slotOrNull(json, "sun", table.sun);
        slotOrNull(json, "lastSun", table.lastSun);
        ArrayNode agenda = json.putArray("agenda");
        table.agenda.effects().forEach(effect -> agenda.add(effect(effect)));
        return json;
    }

    private static ObjectNode setup(QueenOptions options) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        options.written().forEach(json::put);
        ArrayNode modules = json.putArray("modules");
        for (QueenModule module : QueenModule.values()) {
            if (options.with(module)) {
                modules.add(module.option());
            }
        }
        return json;
    }

    private static ObjectNode clock(Clock clock) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("limitMs", clock.limitMs == Countdown.NO_LIMIT ? null : (Integer) clock.limitMs);
        json.put("elapsedMs", clock.elapsedMs);
        json.put("lockEndMs", clock.lockEndMs);
        json.put("paused", clock.paused);
        json.put("pausesThisRound", clock.pausesThisRound);
        json.put("pausesThisGame", clock.pausesThisGame);
        json.put("rerolls", clock.rerolls);
        json.put("rerollCap", clock.rerollCap == Clock.NO_CAP ? null : (Integer) clock.rerollCap);
        return json;
    }

    private static ObjectNode dice(QueenTable table) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        for (QueenDie die : table.dice()) {
            ObjectNode written = json.putObject(die.id()).put("zone", die.zone().name());
            if (die.value() != Dice.SHOWS_NOTHING) {
                written.put("value", die.value());
            }
        }
        return json;
    }

    private static ArrayNode enemies(QueenTable table) {
        ArrayNode json = JsonNodeFactory.instance.arrayNode();
        for (int slot = 1; slot <= Ring.SLOTS; slot++) {
            json.addObject()
                    .put("slot", slot)
                    .put("card", table.ring.empty(slot) ? null : table.ring.id(slot))
                    .put("marker", table.ring.marker[slot])
                    .put("shield", table.ring.shielded(slot))
                    .put("damaged", table.ring.damaged(slot));
        }
        return json;
    }

    private static ObjectNode modifiers(Modifiers modifiers) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        ArrayNode asWhite = json.putArray("asWhite");
        for (DieColour colour : DieColour.COLOURED) {
            if (modifiers.countsAsWhite(colour)) {
                asWhite.add(colour.name());
            }
        }
        return json.put("needTop", modifiers.needTop())
                .put("needAll", modifiers.needAll())
                .put("oneSquare", modifiers.oneSquare())
                .put("soloDown", modifiers.soloDown())
                .put("lowestSoloDown", modifiers.lowestSoloDown())
                .put("idleDown", modifiers.idleDown());
    }

    private void chariots(ObjectNode json, QueenTable table) {
        ArrayNode inPlay = json.putArray("chariots");
        for (int place = 1; place <= Chariots.PLACES; place++) {
            int card = table.chariots.inPlay[place];
            inPlay.addObject()
                    .put("place", place)
                    .put(
                            "card",
                            card == Chariots.NONE
                                    ? null
                                    : cards.chariots().get(card).id());
        }
        ids(json.putArray("chariotDeck"), QueenCards.cards(table.chariots.deck, cards.chariots()), ChariotCard::id);
        ids(json.putArray("chariotDiscard"), table.chariotDiscard(), ChariotCard::id);
    }

    private ObjectNode conspirators(QueenTable table) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        ids(json.putArray("faceUp"), table.conspirators(), ConspiratorCard::id);
        ids(
                json.putArray("faceDown"),
                QueenCards.cards(table.conspirators.faceDown, cards.conspirators()),
                ConspiratorCard::id);
        slotOrNull(json, "die", table.conspirators.die);
        json.put("active", table.activeConspirator().map(ConspiratorCard::id).orElse(null));
        return json;
    }

    /** As in card data: the type and what stands beside it. */
    private static ObjectNode effect(Effect effect) {
        ObjectNode json = JsonNodeFactory.instance.objectNode().put("type", effect.type());
        effect.parameters().forEach((name, value) -> {
            if (value instanceof Integer number) {
                json.put(name, number);
            } else if (value instanceof List<?> list) {
                ArrayNode texts = json.putArray(name);
                list.forEach(each -> texts.add(each.toString()));
            } else {
                json.put(name, value.toString());
            }
        });
        return json;
    }

    private static void slotOrNull(ObjectNode json, String field, int slot) {
        json.put(field, slot == 0 ? null : (Integer) slot);
    }

    private static <C> void ids(ArrayNode json, List<C> all, java.util.function.Function<C, String> id) {
        all.forEach(card -> json.add(id.apply(card)));
    }

    private static void ids(ArrayNode json, List<Integer> all) {
        all.forEach(json::add);
    }
}
