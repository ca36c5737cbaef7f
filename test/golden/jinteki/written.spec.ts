import { type FactView, viewers, type Viewer } from '#rules';
import type { ObservedFact } from '#notation/jinteki/facts';
import { readLog } from '#notation/jinteki/log/read-log';
import type { NativeLog } from '#notation/native/log';
import { isName } from '#notation/jinteki/write/fields';
import { JintekiLog } from '#notation/jinteki/write/write-log';
import { sampleLog } from '../../support/golden-log';
import { randomGame } from '../../support/random-game';
import { nativeLog, toldTo } from '../../support/told-to';

type Kind = FactView['type'] & ObservedFact['type'];

/** What a log has words for, of each kind of fact; the same fields on both ways. */
const FIELDS: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  'turn-began': ['side', 'number'],
  'turn-ended': ['side'],
  mulliganed: ['side'],
  'clicks-spent': ['side', 'amount'],
  'credits-spent': ['side', 'amount'],
  'credits-gained': ['side', 'amount'],
  drew: ['side', 'amount'],
  'tags-taken': ['amount'],
  'tags-removed': ['amount'],
  'tags-avoided': ['amount'],
  installed: ['side', 'card', 'server'],
  played: ['side', 'card'],
  discarded: ['side', 'card'],
  rezzed: ['card'],
  advanced: ['card'],
  trashed: ['by', 'card'],
  'run-began': ['server'],
  'server-approached': ['server'],
  'ice-approached': ['card'],
  'ice-encountered': ['card'],
  'ice-passed': ['card'],
  'sub-broken': ['ice'],
  'sub-resolved': ['ice'],
  'run-successful': ['server'],
  'jacked-out': [],
  accessed: ['card', 'server'],
  stolen: ['card', 'points'],
  scored: ['card', 'points'],
  'damage-suffered': ['amount', 'kind'],
  'trace-began': ['base'],
  'trace-ended': ['strength', 'link', 'successful'],
  purged: [],
  'game-ended': ['winner', 'reason'],
};

type Said = readonly (string | number | boolean | null)[];

const isKind = (type: string): type is Kind => Object.hasOwn(FIELDS, type);

/** Cards by their titles alone, null where they are hidden. */
function plain(value: unknown): string | number | boolean | null {
  if (Array.isArray(value)) return plain(value[0]);
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value;
  if (isName(value)) return 'card' in value ? value.card : null;
  if (typeof value !== 'object' || value === null || !('title' in value)) return null;
  return typeof value.title === 'string' ? value.title : null;
}

function said(type: string, fields: Readonly<Record<string, unknown>>): Said | null {
  const wanted = isKind(type) ? FIELDS[type] : undefined;
  return wanted?.map((field) => plain(fields[field])) ?? null;
}

/** Opening hands are drawn, nothing is paid and events leave play without a word. */
function told(fact: FactView, opening: boolean): Said | null {
  const { type, amount, from } = fact;
  if (type === 'drew' && opening) return null;
  if (type === 'credits-spent' && amount === 0) return null;
  if (type === 'trashed' && from === 'play') return null;
  return said(type, fact);
}

const read = (fact: ObservedFact): Said | null =>
  said(fact.type, {
    ...fact,
    ...('turn' in fact && { number: fact.turn }),
    ...(fact.type === 'discarded' && { card: fact.cards }),
  });

const add = (counts: Map<string, number>, type: string, words: Said | null, by: number): void => {
  if (words === null) return;
  const key = `${type} ${JSON.stringify(words)}`;
  counts.set(key, (counts.get(key) ?? 0) + by);
};

interface Score {
  written: number;
  missing: number;
  invented: number;
}

jest.setTimeout(60_000 + Number(process.env['RETRACE_WRITTEN'] ?? 0) * 3_000);

const GAMES = Number(process.env['RETRACE_WRITTEN'] ?? 8);

const scores = new Map<string, Score>();

/** Writes a game for a viewer, reads it again, and counts what does not come back. */
function roundTrip(name: string, log: NativeLog, viewer: Viewer) {
  const { players } = log.header;
  const writer = new JintekiLog({ corp: players.corp.name, runner: players.runner.name });
  const lines: string[] = [];
  const difference = new Map<string, number>();
  const written = new Map<string, number>();
  let opening = true;
  for (const moment of toldTo(viewer, log)) {
    lines.push(...writer.tell(moment));
    for (const one of moment.told) {
      if (!('fact' in one)) continue;
      if (one.fact.type === 'turn-began') opening = false;
      const words = told(one.fact, opening);
      add(difference, one.fact.type, words, 1);
      if (words !== null) written.set(one.fact.type, (written.get(one.fact.type) ?? 0) + 1);
    }
  }
  const back = readLog(lines.join('\n'));
  if (!back.ok) throw new Error(`${name}: ${back.message}`);
  for (const fact of back.log.facts) add(difference, fact.type, read(fact), -1);
  for (const [type, count] of written) {
    const score = scores.get(type) ?? { written: 0, missing: 0, invented: 0 };
    scores.set(type, { ...score, written: score.written + count });
  }
  for (const [key, count] of difference) {
    const type = key.slice(0, key.indexOf(' '));
    const score = scores.get(type) ?? { written: 0, missing: 0, invented: 0 };
    if (count > 0) score.missing += count;
    else score.invented -= count;
    scores.set(type, score);
    if (count !== 0 && process.env['RETRACE_SHOW'] !== undefined)
      process.stdout.write(`${name} ${viewer} ${key} ${String(count)}\n`);
  }
  return { lines, log: back.log };
}

const samples = [
  'random-weyland-criminal',
  'random-jinteki-shaper',
  'random-haas-bioroid-anarch',
  'random-jinteki-criminal',
];

describe('a game of ours in the words of jinteki.net', () => {
  it.each(samples)('%s reads back, its credits balanced', (name) => {
    const { log } = roundTrip(name, nativeLog(sampleLog(name)), 'spectator');
    expect(log.unread).toEqual([]);
    expect(log.checksums.length).toBeGreaterThan(10);
    expect(log.checksums.filter(({ told: stated, reckoned }) => stated !== reckoned)).toEqual([]);
  });

  it('tells what a boost did, and that one outside of an encounter did nothing', () => {
    const games = Array.from({ length: 12 }, (_, seed) => randomGame(seed + 1, 400).log);
    const lines = games.flatMap((log, at) => roundTrip(`boosts ${String(at)}`, log, 'judge').lines);
    expect(
      lines.filter((line) => / to increase its strength from \d to \d/.test(line)),
    ).not.toEqual([]);
    expect(lines.filter((line) => / to use Corroder to do nothing/.test(line))).not.toEqual([]);
  });

  it('gives every fact that has words back, and no other', () => {
    for (const name of samples) roundTrip(name, nativeLog(sampleLog(name)), 'judge');
    for (let seed = 1; seed <= GAMES; seed += 1)
      roundTrip(`seed ${String(seed)}`, randomGame(seed, 400).log, viewers[seed % 4] ?? 'judge');
    const rows = [...scores].sort(([a], [b]) => (a < b ? -1 : 1));
    const table = rows.map(([type, { written, missing, invented }]) => {
      const recall = (written - missing) / Math.max(1, written);
      const precision = (written - missing) / Math.max(1, written - missing + invented);
      return { type, written, recall, precision };
    });
    for (const { type, written, recall, precision } of table)
      process.stdout.write(
        `${type.padEnd(18)} ${String(written).padStart(5)} recall ${recall.toFixed(3)} precision ${precision.toFixed(3)}\n`,
      );
    expect(table.filter(({ recall, precision }) => recall < 0.99 || precision < 0.99)).toEqual([]);
  });
});
