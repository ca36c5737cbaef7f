import { coreRules } from '#cards/pool';
import { playGame } from '#testkit/views/interference/played';
import { factTexts, viewFactForAll, viewPosition, viewers } from '#rules';

/**
 * Microseconds for what viewers are shown, one JSON line on standard output:
 *   npx jest --testMatch '<rootDir>/test/bench/views.bench.ts'
 */
const ROUNDS = Number(process.env['RETRACE_BENCH_ROUNDS'] ?? 40);

/** The least of some rounds: what the machine's other work adds is no part of it. */
function microseconds(count: number, work: () => void): number {
  let least = Infinity;
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    work();
    least = Math.min(least, performance.now() - started);
  }
  return Math.round((least / count) * 1e6) / 1e3;
}

it('shows facts and positions to every viewer', () => {
  const { pool } = coreRules;
  const played = [1, 2, 3].map((seed) => playGame(coreRules, seed));
  const told = played.flatMap((game) =>
    game.facts.flatMap((facts, at) => {
      const state = game.states[at];
      return state === undefined ? [] : facts.map((fact) => ({ state, fact }));
    }),
  );
  let sink = 0;
  const facts = microseconds(told.length, () => {
    for (const { state, fact } of told) if (viewFactForAll(pool, state, fact) !== null) sink += 1;
  });
  const texts = microseconds(told.length, () => {
    for (const { state, fact } of told) {
      const views = viewFactForAll(pool, state, fact);
      if (views !== null) sink += factTexts(views).judge.length;
    }
  });
  const states = played.flatMap((game) => game.states);
  const positions = microseconds(states.length * viewers.length, () => {
    for (const state of states)
      for (const viewer of viewers) sink += viewPosition(pool, state, viewer).corp.hq.length;
  });
  expect(sink).toBeGreaterThan(0);
  const line = { bench: 'views', factForAll: facts, factForAllJson: texts, position: positions };
  process.stdout.write(`${JSON.stringify(line)}\n`);
});
