import type { Card, Printed } from '#decks/catalogue/card';
import { cardByCode, printingsOf } from '#decks/catalogue/find-card';
import { packOf } from '#decks/catalogue/packs';
import type { CardValue } from '#rules';
import { allCards, cycleNames, cycles } from './cycles';

type Facts = Readonly<Record<string, unknown>>;

/** `X` stays; what is not printed is absent. */
const present = (facts: Record<string, Printed | undefined>): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([, one]) => one !== null && one !== undefined));

function ownFacts(card: Card): Facts {
  switch (card.type) {
    case 'identity':
      return {
        side: card.side,
        deckSize: card.minimumDeckSize,
        influenceLimit: card.influenceLimit,
        ...present({ link: card.link }),
      };
    case 'agenda':
      return {
        influence: card.influence,
        points: card.points,
        advancement: card.advancement,
      };
    case 'program':
      return {
        influence: card.influence,
        strength: card.strength,
        ...present({ cost: card.cost, memory: card.memory }),
      };
    case 'asset':
    case 'event':
    case 'hardware':
    case 'ice':
    case 'operation':
    case 'resource':
    case 'upgrade': {
      const { cost, strength, trash } = card;
      return { influence: card.influence, ...present({ cost, strength, trash }) };
    }
  }
}

/** What the catalogue says of a card, in the shape of its value. */
const printed = (card: Card): Facts => ({
  code: card.code,
  title: card.title,
  type: card.type,
  faction: card.faction,
  subtypes: card.subtypes.map((one) => one.toLowerCase()),
  ...(card.unique ? { unique: true } : {}),
  ...ownFacts(card),
});

/** A back has abilities and no facts of its own. */
const told: ReadonlySet<string> = new Set(['abilities', 'backs']);

const written = (value: CardValue): Facts =>
  Object.fromEntries(Object.entries(value).filter(([fact]) => !told.has(fact)));

describe('the facts of every written card', () => {
  it.each(allCards.map((value) => [value.title, value] as const))(
    '%s are those of the catalogue',
    (_title, value) => {
      const card = cardByCode(value.code);
      expect(card).toBeDefined();
      if (card !== undefined) expect(written(value)).toEqual(printed(card));
    },
  );
});

describe.each(cycleNames)('the cards of %s', (name) => {
  it('stand with their first printing, each once', () => {
    const titles = new Set<string>();
    for (const { code, title } of cycles[name]) {
      const [first] = printingsOf(title);
      expect({ title, code: first?.code }).toEqual({ title, code });
      expect({ title, cycle: first === undefined ? '' : packOf(first).cycle }).toEqual({
        title,
        cycle: name,
      });
      titles.add(title);
    }
    expect(titles.size).toBe(cycles[name].length);
  });
});

it('every card of the Core Set is written', () => {
  expect(cycles.core).toHaveLength(113);
});
