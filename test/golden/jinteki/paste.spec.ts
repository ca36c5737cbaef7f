import type { FactType, ObservedFact } from '#notation/jinteki/facts';
import type { PastedLog } from '#notation/jinteki/log/pasted-log';
import { readLog } from '#notation/jinteki/log/read-log';
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
  [
    'without icons',
    (log) => log.replace(/\[(?:click|credits?|recurring credits|mu|trash|subroutine)\]/gi, ''),
  ],
  ['with timestamps', (log) => log.replace(/^(?=\S)/gm, '21:07 ')],
  ['with Windows line ends', (log) => log.replaceAll('\n', '\r\n')],
];

function counts(facts: readonly ObservedFact[]): Record<string, number> {
  return Object.fromEntries(
    TOLD.map((type) => [type, facts.filter((fact) => fact.type === type).length]),
  );
}

function paste(text: string): PastedLog {
  const read = readLog(text);
  if (!read.ok) throw new Error(read.message);
  return read.log;
}

if (!haveReplays()) it.skip(ABSENT, () => undefined);

const FIELDS = [
  'side',
  'amount',
  'server',
  'turn',
  'points',
  'kind',
  'winner',
  'reason',
  'successful',
] as const;

/** A fact without what a log hides: titles of cards, and where things came from. */
const keyOf = (fact: ObservedFact): string => {
  const fields: Readonly<Record<string, unknown>> = { ...fact };
  return [fact.type, ...FIELDS.map((field) => String(fields[field] ?? ''))].join(' ');
};

/** Recall and precision at least, where they are not both 1: what a log says nothing of, or says late. */
const LESS: Readonly<Partial<Record<FactType, readonly [recall: number, precision: number]>>> = {
  'clicks-spent': [0.99, 1],
  'credits-gained': [0.97, 1],
  // Stimhack's credits go without a word, as do opening hands.
  'credits-lost': [0.2, 1],
  'credits-spent': [0.99, 1],
  drew: [0.88, 0.98],
  installed: [0.98, 0.98],
  'run-ended': [0.98, 0.98],
  'sub-broken': [0.89, 1],
  'tags-taken': [1, 0.97],
  // Costs and riders trash without a word.
  trashed: [0.87, 1],
};
const ABSENT_FROM_LOGS: readonly FactType[] = [
  ...(['clicks-gained', 'phase-began', 'points-changed', 'removed-from-game', 'returned'] as const),
  ...(['tokens-placed', 'tokens-removed', 'undone'] as const),
];

describe('a pasted log beside the replay of the same game', () => {
  it('tells of every kind what there is to tell', () => {
    const rows = new Map<string, { shown: number; told: number; both: number }>();
    for (const id of idsIn('core', 'wide', 'edge')) {
      const { text, log } = golden(id);
      const read = readReplay(text);
      const shown = read.ok ? observe(read.replay) : read;
      if (!shown.ok) throw new Error(shown.message);
      const counted = new Map<string, [shown: number, told: number]>();
      const add = (facts: readonly ObservedFact[], of: 0 | 1): void => {
        for (const fact of facts) {
          const pair = counted.get(keyOf(fact)) ?? [0, 0];
          pair[of] += 1;
          counted.set(keyOf(fact), pair);
        }
      };
      add(shown.game.facts, 0);
      add(paste(log).facts, 1);
      for (const [key, [inReplay, inLog]] of counted) {
        const type = key.slice(0, key.indexOf(' '));
        const row = rows.get(type) ?? { shown: 0, told: 0, both: 0 };
        row.shown += inReplay;
        row.told += inLog;
        row.both += Math.min(inReplay, inLog);
        rows.set(type, row);
      }
    }
    const short: string[] = [];
    for (const [type, { shown, told, both }] of [...rows].sort()) {
      if (ABSENT_FROM_LOGS.some((one) => one === type)) continue;
      const [recall, precision] = [both / Math.max(1, shown), both / Math.max(1, told)];
      process.stdout.write(
        `${type.padEnd(20)} ${String(shown).padStart(5)} recall ${recall.toFixed(3)} precision ${precision.toFixed(3)}\n`,
      );
      const [least, purest] = Object.entries(LESS).find(([one]) => one === type)?.[1] ?? [1, 1];
      if (recall < least || precision < purest) short.push(type);
    }
    expect(short).toEqual([]);
  });

  eachGame(idsIn('core').slice(0, 6), (id) => {
    it(`${id}, from its middle on, tells the rest`, () => {
      const lines = golden(id).log.split('\n');
      const cut = lines.length >> 1;
      const whole = paste(lines.join('\n'));
      const rest = paste(lines.slice(cut).join('\n'));
      expect(rest.unread).toEqual([]);
      expect(rest.names).toEqual(whole.names);
      expect([rest.winner, rest.turn]).toEqual([whole.winner, whole.turn]);
      const after = whole.facts.filter(({ index, source }) => index > cut && source === 'log');
      const told = rest.facts
        .filter(({ source }) => source === 'log')
        .map(({ index, ...fact }) => ({ ...fact, index: index + cut }));
      expect(told.map(keyOf)).toEqual(after.map(keyOf));
    });
  });
});

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
    const sums = idsIn('core', 'wide', 'edge').flatMap(
      (id) => paste(variant(golden(id).log)).checksums,
    );
    if (sums.length === 0) return;
    const right = sums.filter(({ told, reckoned }) => told === reckoned).length;
    expect(right / sums.length).toBeGreaterThan(0.98);
  });
});
