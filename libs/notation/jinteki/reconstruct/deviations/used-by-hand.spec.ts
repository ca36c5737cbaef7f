import { rulesByPool } from '#cards/rules-by-pool';
import { promptOf } from '#testkit/jinteki/evidence';
import { entriesOf } from '#testkit/jinteki/way';
import { Titles } from '../titles';
import { usedByHand } from './used-by-hand';

const { pool } = rulesByPool.covering(['Sensie Actors Union']);

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
