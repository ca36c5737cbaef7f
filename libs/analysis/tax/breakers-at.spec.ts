import { priceOf, rules, tableOf } from '#testkit/tax/table';
import { workOn } from '#rules';
import { breakersAt } from './breakers-at';
import { wordsOf } from './breaking';
import { Losses } from './losses';
import { taxesIn } from './server-tax';
import { worldFor } from './world';

interface Tried {
  readonly price: number | string;
  readonly decisions: number;
}

/** What HQ costs, looked for through all of its ice. */
function hq(ice: readonly string[], programs: readonly unknown[]): Tried {
  const table = tableOf({ servers: { HQ: { ice } }, programs });
  const tries = { left: 60_000 };
  const [tax] = taxesIn(worldFor(rules, table, 'judge', null), ['HQ'], tries, null) ?? [];
  if (tax === undefined) throw new Error('there is no HQ');
  return { price: priceOf(tax.now), decisions: 60_000 - tries.left };
}

describe('what breaking costs bounds the way', () => {
  it.each<[string, readonly string[], readonly string[], number, number]>([
    [
      'what lasts and makes nobody stronger is paid each time',
      ['Komainu', 'Ichi 1.0'],
      ['Eater'],
      8,
      80,
    ],
    [
      'one use is paid for, however much it breaks',
      ['Ichi 1.0', 'Hive', 'Archer'],
      ['Laamb', 'Eater'],
      16,
      190,
    ],
    [
      'what nothing lies on copies nothing',
      ['Ichi 1.0', 'Enigma'],
      ['Baba Yaga', 'Crypsis'],
      15,
      30,
    ],
  ])('%s: past %j with %j', (_, ice, programs, price, most) => {
    const found = hq(ice, programs);
    expect(found.price).toBe(price);
    expect(found.decisions).toBeLessThanOrEqual(most);
  });
});

describe('a breaker', () => {
  const breakers = (ice: string, program: string) => {
    const begun = tableOf({ servers: { HQ: { ice: [ice] } }, programs: [program] });
    const g = workOn(rules.pool, begun, null);
    const met = begun.cards.find(({ zone }) => zone === 'ice');
    const card = begun.cards.find(({ zone }) => zone === 'rig');
    if (met === undefined || card === undefined) throw new Error('nothing is installed');
    const definition = rules.pool.definitions[card.def];
    if (definition === undefined) throw new Error('it is not in the pool');
    const known = [{ card, words: wordsOf(definition) }];
    const at = (lost: number, cardsCount: boolean) =>
      breakersAt(
        { g, ice: met, known, losses: new Losses(g, cardsCount), lost },
        { isUnsteady: false, isStrengthSpared: false },
      ).map(({ ready, price, most }) => ({ ready, price, most }));
    return at;
  };

  it('takes a card of the grip for each use, where cards count', () => {
    // Strength 5 against 2: two uses.
    const at = breakers('Wall of Thorns', 'Faust');
    expect(at(0, true)).toEqual([{ ready: 2, price: 1, most: Infinity }]);
    expect(at(0, false)).toEqual([{ ready: 0, price: 0, most: Infinity }]);
  });

  it('that is trashed is used once, and is no loss where it could be lost anyway', () => {
    const at = breakers('Neural Katana', 'Deus X');
    expect(at(0, true)).toEqual([{ ready: 0, price: 5, most: Infinity }]);
    expect(at(5, true)).toEqual([{ ready: 0, price: 0, most: Infinity }]);
  });

  it('that breaks as it grows is used once at least', () => {
    // As strong as the ice is.
    expect(breakers('Rototurret', 'MKUltra')(0, true)).toEqual([
      { ready: 3, price: 0, most: Infinity },
    ]);
  });
});
