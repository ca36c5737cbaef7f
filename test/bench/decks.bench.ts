import { constructed } from '#decks/legality/deck-format';
import { validate } from '#decks/legality/validate';
import { printDeck } from '#decks/print/print-deck';
import { readDeck } from '#decks/read/read-deck';
import { STARTERS } from '#decks/starters/starters';

/**
 * Decks a second on one core, one JSON line on standard output:
 *   npx jest --testMatch '<rootDir>/test/bench/decks.bench.ts'
 */
const DECKS = Number(process.env['RETRACE_BENCH_DECKS'] ?? 20_000);

function aSecond(count: number, once: (at: number) => boolean): number {
  for (let at = 0; at < count / 10; at++) once(at);
  const started = performance.now();
  for (let at = 0; at < count; at++) if (!once(at)) throw new Error('a starter deck was refused');
  return Math.round((count / (performance.now() - started)) * 1000);
}

it('validates and reads starter decks', () => {
  const lists = [...STARTERS.values()];
  const texts = lists.map((list) => printDeck(list, 'netrunnerdb-text'));
  const format = constructed();
  const line = {
    bench: 'decks',
    validate: aSecond(DECKS, (at) => {
      const list = lists[at % lists.length];
      return list !== undefined && validate(list, format).legal;
    }),
    read: aSecond(DECKS / 10, (at) => readDeck(texts[at % texts.length] ?? '').ok),
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
});
