import { coreRules, exampleRules, rulesNamed } from '#cards/pool';
import type { Rules } from '#rules';
import type { Exchange } from '#testkit/views/interference/exchange';
import { playGame } from '#testkit/views/interference/played';
import { trials, type Trial } from '#testkit/views/interference/trials';
import { leaking, served } from './served';

/** RETRACE_COMPARISONS chooses how many moments are compared, RETRACE_SEED which games. */
const wanted = Number(process.env['RETRACE_COMPARISONS'] ?? 4_000);
const seed = Number(process.env['RETRACE_SEED'] ?? 1);

const described = (trial: Trial): string =>
  `game ${trial.game} at ${trial.at} for ${trial.viewer}, ` +
  `${trial.kind} of ${trial.until.join()}: ${JSON.stringify(trial.leak, null, 1)}`;

const pools: readonly (readonly [name: string, rules: () => Rules, wanted: number])[] = [
  ['the Core Set', () => coreRules, wanted],
  ['the example cards', () => exampleRules, Math.ceil(wanted / 4)],
  ['all cards', () => rulesNamed('all'), Math.ceil(wanted / 4)],
];

describe('INFO-01: worlds a viewer cannot tell apart', () => {
  it.each(pools)(
    'are answered about with the same bytes, hot, live, cold and projected, with %s',
    (_, rules, moments) => {
      const counts: Record<Exchange['kind'], number> = {
        identity: 0,
        choice: 0,
        order: 0,
        numbers: 0,
      };
      for (let game = seed, total = 0; total < moments; game += 1)
        for (const trial of trials(rules(), playGame(rules(), game), served)) {
          if (trial.leak !== null) throw new Error(described(trial));
          counts[trial.kind] += trial.moments;
          total += trial.moments;
        }
      expect(Math.min(...Object.values(counts))).toBeGreaterThan(moments / 100);
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
