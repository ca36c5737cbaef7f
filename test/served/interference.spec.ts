import { appendFileSync } from 'node:fs';
import { cycleNames, cycles, type CycleName } from '#cards/cycles';
import { coreRules, exampleRules, rulesNamed } from '#cards/pool';
import type { Rules } from '#rules';
import type { Exchange } from '#testkit/views/interference/exchange';
import { playGame } from '#testkit/views/interference/played';
import { trials, type Trial } from '#testkit/views/interference/trials';
import { leaking, served, servedOnce } from './served';

/**
 * RETRACE_COMPARISONS chooses how many moments are compared, RETRACE_COMPARISONS_ALL how many with all
 * cards, RETRACE_SEED which games; RETRACE_REPORT names a file that gets a line of each.
 */
const wanted = Number(process.env['RETRACE_COMPARISONS'] ?? 4_000);
const seed = Number(process.env['RETRACE_SEED'] ?? 1);

const described = (trial: Trial): string =>
  `game ${trial.game} at ${trial.at} for ${trial.viewer}, ` +
  `${trial.kind} of ${trial.until.join()}: ${JSON.stringify(trial.leak, null, 1)}`;

interface Cards {
  readonly rules: () => Rules;
  readonly wanted: number;
  /** Of the exchanges of a game: fewer, so that more games are looked at. */
  readonly part: number;
  /** However few moments are wanted, as many games. */
  readonly games?: number;
  /** Codes that the decks of a game are weighted to. */
  readonly favoured: (game: number) => ReadonlySet<string> | null;
}

const newer = cycleNames.filter((name) => name !== 'core' && cycles[name].length > 20);

const codesOf = (...names: readonly CycleName[]): ReadonlySet<string> =>
  new Set(names.flatMap((name) => cycles[name].map(({ code }) => code)));

/** The newer cycles in turn, two to a game: each is seen before any is seen again. */
const pairs = newer.flatMap((name, i) =>
  i % 2 === 0 ? [codesOf(name, newer[i + 1] ?? name)] : [],
);

/** Then each alone: what two cards of one cycle do together is seldom seen among those of two. */
const mixes = [...pairs, ...newer.map((name) => codesOf(name))];

const pools: readonly (readonly [name: string, cards: Cards])[] = [
  ['the Core Set', { rules: () => coreRules, wanted, part: 1, favoured: () => null }],
  [
    'the example cards',
    { rules: () => exampleRules, wanted: Math.ceil(wanted / 4), part: 1, favoured: () => null },
  ],
  [
    'all cards, those of each cycle in turn',
    {
      rules: () => rulesNamed('all'),
      wanted: Number(process.env['RETRACE_COMPARISONS_ALL'] ?? Math.ceil(wanted / 4)),
      part: 1 / 24,
      games: pairs.length,
      favoured: (game) => mixes[game % mixes.length] ?? null,
    },
  ],
];

describe('INFO-01: worlds a viewer cannot tell apart', () => {
  it.each(pools)(
    'are answered about with the same bytes, hot, live, cold and projected, with %s',
    (name, { rules: rulesFor, wanted: moments, part, games = 1, favoured }) => {
      const counts: Record<Exchange['kind'], number> = {
        identity: 0,
        choice: 0,
        order: 0,
        numbers: 0,
        copy: 0,
      };
      const rules = rulesFor();
      let game = seed;
      for (let total = 0; total < moments || game - seed < games; game += 1) {
        const played = playGame(rules, game, favoured(game));
        // Asked in every way, a game takes twice as long.
        const teller = moments > 50_000 || game % 4 === 1 ? served : servedOnce;
        for (const trial of trials(rules, played, teller, { part })) {
          if (trial.leak !== null) throw new Error(described(trial));
          counts[trial.kind] += trial.moments;
          total += trial.moments;
        }
      }
      const report = process.env['RETRACE_REPORT'];
      if (report !== undefined)
        appendFileSync(
          report,
          `${JSON.stringify({ cards: name, seed, games: game - seed, counts })}\n`,
        );
      // A copy is chosen by Jinteki Biotech alone, which few games have.
      const { identity, choice, order, numbers } = counts;
      expect(Math.min(identity, choice, order, numbers)).toBeGreaterThan(moments / 100);
    },
    Math.max(300_000, wanted * 60),
  );

  it('are seen to differ where more is answered than may be, whatever is asked', () => {
    const seen = new Set<string>();
    for (const trial of trials(coreRules, playGame(coreRules, 1), leaking))
      if (trial.leak?.surface !== null && trial.leak !== null) seen.add(trial.leak.surface);
    expect(seen.size).toBeGreaterThan(0);
  }, 300_000);
});
