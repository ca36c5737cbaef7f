import { rulesByPool } from '#cards/rules-by-pool';
import { promptOf } from '#testkit/jinteki/evidence';
import { entriesOf } from '#testkit/jinteki/way';
import { Titles } from '../titles';
import { usedByHand } from './used-by-hand';

const { pool } = rulesByPool.covering(['Sensie Actors Union', 'Slot Machine']);

describe('an entry in which a card of the beginning of a turn is used at another time', () => {
  const title = 'Sensie Actors Union';
  const shown = entriesOf(
    [],
    [`Ann uses ${title} to draw 3 cards.`],
    [`Ann uses ${title} to add 1 card from HQ to the bottom of R&D.`],
  );

  it('is none in which what it asked is answered', () => {
    const asks = promptOf([title, 'Choose a card in HQ'], []);
    const asked = shown.map((one, at) =>
      at === 1 ? { ...one, prompts: { corp: asks, runner: null } } : one,
    );
    expect([...usedByHand(pool, new Titles(pool), asked)]).toEqual([1]);
    expect([...usedByHand(pool, new Titles(pool), shown)]).toEqual([1, 2]);
  });
});

describe('an entry in which ice sinks the top card of a deck', () => {
  const line =
    'Al uses Slot Machine to put the top card of the stack to the bottom, then reveal Diesel (Event) from the top of the stack.';
  const shown = entriesOf([], [line]);
  const entries = (state: (typeof shown)[number]['state']): readonly number[] => [
    ...usedByHand(
      pool,
      new Titles(pool),
      shown.map((one) => ({ ...one, state })),
    ),
  ];

  it('is none where that ice is encountered', () => {
    expect(entries({})).toEqual([1]);
    expect(entries({ encounters: { ice: { cid: '1', title: 'Slot Machine' } } })).toEqual([]);
  });
});
