import { coreRules, exampleRules } from '#cards/pool';
import type { Rules } from '#rules';
import type { Exchange } from './exchange';
import { mutations, type Mutation } from './mutation';
import { playGame, type PlayedGame } from './played';
import { trials, type Trial } from './trials';

/** RETRACE_COMPARISONS chooses how many moments are compared, RETRACE_SEED which games. */
const wanted = Number(process.env['RETRACE_COMPARISONS'] ?? 8_000);
const seed = Number(process.env['RETRACE_SEED'] ?? 1);

const described = (trial: Trial): string =>
  `game ${trial.game} at ${trial.at} for ${trial.viewer}, ` +
  `${trial.kind} of ${trial.until.join()}: ${JSON.stringify(trial.leak, null, 1)}`;

const pools: readonly (readonly [name: string, rules: Rules, wanted: number])[] = [
  ['the Core Set', coreRules, wanted],
  ['the example cards', exampleRules, Math.ceil(wanted / 4)],
];

describe('INFO-01: worlds a viewer cannot tell apart', () => {
  it.each(pools)(
    'give the same bytes with %s',
    (_, rules, moments) => {
      const counts: Record<Exchange['kind'], number> = {
        identity: 0,
        choice: 0,
        order: 0,
        numbers: 0,
      };
      for (let game = seed, total = 0; total < moments; game += 1)
        for (const trial of trials(rules, playGame(rules, game))) {
          if (trial.leak !== null) throw new Error(described(trial));
          counts[trial.kind] += trial.moments;
          total += trial.moments;
        }
      expect(Math.min(...Object.values(counts))).toBeGreaterThan(moments / 100);
    },
    Math.max(60_000, wanted * 2),
  );
});

/** Moments after which a mutation counts as unseen. */
const patience = 12_000;

const games = new Map<number, PlayedGame>();

function gameOf(number: number): PlayedGame {
  const known = games.get(number) ?? playGame(coreRules, number);
  if (number < 4) games.set(number, known);
  return known;
}

/** The first trial that shows a redaction to be off, and how many moments it took. */
function caught(mutation: Mutation): { readonly trial: Trial; readonly moments: number } | null {
  let moments = 0;
  for (let game = 0; moments < patience; game += 1)
    for (const trial of trials(coreRules, gameOf(game), mutation.views)) {
      moments += trial.moments;
      if (trial.leak !== null) return { trial, moments };
      if (moments > patience) break;
    }
  return null;
}

describe('a redaction that is off', () => {
  const table: string[] = [];
  afterAll(() => process.stdout.write(`${table.join('\n')}\n`));

  it.each(
    mutations.map((mutation) => [mutation.rules.join(', '), mutation.off, mutation] as const),
  )(
    '%s: is seen by the comparison: %s',
    (rules, off, mutation) => {
      const found = caught(mutation);
      table.push(
        `${off} (${rules}): ` +
          (found === null
            ? 'not caught'
            : `caught after ${found.moments} moments, for the ${found.trial.viewer}, by ${found.trial.kind}, ` +
              `in ${found.trial.leak?.surface ?? 'the number of moments'}`),
      );
      expect(found).not.toBeNull();
    },
    60_000,
  );
});
