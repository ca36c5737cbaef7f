import { coreRules } from '#cards/pool';
import { analyseRandom } from '../../../test/support/analyse-random';
import { deciles } from '../chance/deciles';
import type { State } from '#rules';
import type { GameAnalysis, MadeDecision } from '../made-decision';
import { AccessAnalysis, together, type ChancedAccess } from './access-luck';

const { pool } = coreRules;

function accessesOf(seeds: readonly number[]): readonly ChancedAccess[] {
  return seeds.flatMap(
    (seed) => analyseRandom(seed, (opening) => new AccessAnalysis(pool, opening)).accesses,
  );
}

const seeds = (step: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => step * (i + 1));

/** Accesses of R&D of cards that are revealed as they are accessed. */
class Revealing implements GameAnalysis {
  readonly found: ChancedAccess[] = [];
  readonly all: AccessAnalysis;

  constructor(opening: State) {
    this.all = new AccessAnalysis(pool, opening);
  }

  take(made: MadeDecision): void {
    const before = this.all.accesses.length;
    this.all.take(made);
    const isShown = made.facts.some(
      (fact, at) => fact.type === 'accessed' && made.facts[at - 1]?.type === 'revealed',
    );
    const [one, ...more] = this.all.accesses.slice(before);
    if (isShown && one?.access.zone === 'rd' && more.length === 0) this.found.push(one);
  }
}

/** Five deviations: once in two million runs by chance. The seeds are fixed. */
const FAR = 5;

describe('accesses against what was to be expected of them', () => {
  const games = seeds(1, 300).map((seed) =>
    analyseRandom(seed, (opening) => new Revealing(opening)),
  );
  const all = games.flatMap(({ all }) => all.accesses);

  it('come to what their chances say, given the cards that truly lay there', () => {
    const { truth } = together(all);
    expect(truth.count).toBeGreaterThan(1000);
    expect(Math.abs(truth.z ?? FAR)).toBeLessThan(FAR);
    for (const zone of ['hq', 'rd'] as const) {
      const luck = together(all.filter(({ access }) => access.zone === zone)).truth;
      expect(Math.abs(luck.z ?? FAR)).toBeLessThan(FAR);
    }
  });

  it('are agendas as often as their chances say, tenth by tenth', () => {
    const cells = deciles(
      all.map(({ truth, isAgenda }) => ({ chance: truth.chance, came: isAgenda })),
    );
    expect(cells.filter(({ count }) => count > 0).length).toBeGreaterThan(5);
    for (const { z } of cells) if (z !== null) expect(Math.abs(z)).toBeLessThan(FAR);
  });

  it('come to what the Runner could expect of R&D where decks are legal', () => {
    const legal = accessesOf(seeds(2, 200)).filter(({ access }) => access.zone === 'rd');
    expect(Math.abs(together(legal).runner.z ?? FAR)).toBeLessThan(FAR);
  });

  it('are by chance where the access itself reveals the card', () => {
    const found = games.flatMap((game) => game.found);
    expect(found.length).toBeGreaterThan(3);
    const byChance = found.filter(({ truth }) => truth.variance > 0);
    expect(byChance.length).toBeGreaterThan(found.length / 2);
  });

  it('leave nothing to chance of a card that was known', () => {
    const again = all.filter(({ truth }) => truth.variance === 0);
    expect(again.length).toBeGreaterThan(20);
    for (const { truth, points } of again) expect(truth.mean).toBe(points);
    for (const { runner, points } of all)
      if (runner.basis === 'seen' && runner.variance === 0) expect(runner.mean).toBe(points);
  });
});
