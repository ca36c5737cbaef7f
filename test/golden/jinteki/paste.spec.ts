import type { FactType, ObservedFact } from '#notation/jinteki/facts';
import { type PastedLog, readLog } from '#notation/jinteki/log/read-log';
import { observe } from '#notation/jinteki/observe/observe';
import { readReplay } from '#notation/jinteki/read/read';
import { ABSENT, golden, haveReplays, idsIn, eachGame } from './replays';

/** Kinds that a log tells as fully as the states show them. */
const TOLD: readonly FactType[] = [
  'turn-began',
  'turn-ended',
  'played',
  'rezzed',
  'advanced',
  'scored',
  'stolen',
  'jacked-out',
  'run-successful',
  'ice-approached',
  'ice-encountered',
  'ice-passed',
  'trace-ended',
  'discarded',
  'game-ended',
];

const VARIANTS: readonly (readonly [string, (log: string) => string])[] = [
  ['as copied', (log) => log],
  ['without icons', (log) => log.replace(/\[(?:click|credits?|recurring credits|mu|trash|subroutine)\]/gi, '')],
  ['with timestamps', (log) => log.replace(/^(?=\S)/gm, '21:07 ')],
];

function counts(facts: readonly ObservedFact[]): Record<string, number> {
  return Object.fromEntries(TOLD.map((type) => [type, facts.filter((fact) => fact.type === type).length]));
}

function paste(text: string): PastedLog {
  const read = readLog(text);
  if (!read.ok) throw new Error(read.message);
  return read.log;
}

if (!haveReplays()) it.skip(ABSENT, () => undefined);

describe.each(VARIANTS)('pasted logs %s', (_, variant) => {
  eachGame(idsIn('core', 'wide', 'edge'), (id) => {
it(`${id} tells what the replay shows`, () => {
    const { text, log } = golden(id);
    const read = readReplay(text);
    if (!read.ok) throw new Error(read.message);
    const shown = observe(read.replay);
    if (!shown.ok) throw new Error(shown.message);
    const told = paste(variant(log));
    expect(told.unread).toEqual([]);
    expect(told.winner).toBe(shown.game.outcome.winner);
    expect(told.turn).toBe(shown.game.outcome.turn);
    expect(counts(told.facts)).toEqual(counts(shown.game.facts));
  });
});

  it('balance their credits in at least 0.98 of the turns', () => {
    const sums = idsIn('core', 'wide', 'edge').flatMap((id) => paste(variant(golden(id).log)).checksums);
    if (sums.length === 0) return;
    const right = sums.filter(({ told, reckoned }) => told === reckoned).length;
    expect(right / sums.length).toBeGreaterThan(0.98);
  });
});
