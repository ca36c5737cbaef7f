import { coreRules } from '#cards/pool';
import { sides } from '#rules';
import { analyseRandom } from '../../../test/support/analyse-random';
import { cardKinds, kindsIn } from './card-kinds';
import { DrawAnalysis, type KindLuck } from './draw-luck';

const { pool } = coreRules;
const FAR = 5;

describe('kindsIn', () => {
  const kindsOf = (title: string): readonly string[] => {
    const definition = pool.byTitle.get(title);
    return definition === undefined ? [] : [...(kindsIn(pool)[definition.index] ?? [])];
  };

  it.each([
    ['Hedge Fund', ['economy']],
    ['Hostile Takeover', ['agenda', 'economy']],
    ['Priority Requisition', ['agenda']],
    ['Corroder', ['breaker']],
    ['Cyberfeeder', ['economy']],
    ['Wall of Static', ['ice']],
    ['Snare!', []],
  ])('%s is %j', (title, kinds) => {
    expect(kindsOf(title)).toEqual(kinds);
  });
});

describe('draws against what the deck would give', () => {
  const games = Array.from(
    { length: 200 },
    (_, seed) => analyseRandom(seed + 1, (opening) => new DrawAnalysis(pool, opening)).draws,
  );
  const every = (of: (side: (typeof games)[number]['corp']) => KindLuck | null) =>
    sides.flatMap((side) => games.flatMap((draws) => of(draws[side]) ?? []));

  it.each([
    ['drawn', every(({ drawn }) => drawn)],
    ['dealt', every(({ dealt }) => dealt)],
    ['redealt', every(({ redealt }) => redealt)],
  ])('come out even over many games: %s', (_, hands) => {
    for (const kind of cardKinds) {
      const surplus = hands.reduce((sum, one) => sum + one[kind].actual - one[kind].expected, 0);
      const variance = hands.reduce((sum, one) => sum + one[kind].deviation ** 2, 0);
      expect(variance).toBeGreaterThan(0);
      expect(Math.abs(surplus) / Math.sqrt(variance)).toBeLessThan(FAR);
    }
  });

  it('deal five cards, and five again after a mulligan', () => {
    for (const draws of games)
      for (const side of sides) {
        expect(draws[side].dealt.agenda.count).toBe(5);
        expect([undefined, 5]).toContain(draws[side].redealt?.agenda.count);
      }
    expect(games.some(({ corp }) => corp.redealt !== null)).toBe(true);
  });
});
