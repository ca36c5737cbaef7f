import fc from 'fast-check';
import type { Json } from '#notation/jinteki/json';
import { readLog } from '#notation/jinteki/log/read-log';
import { observe } from '#notation/jinteki/observe/observe';
import { readReplay } from '#notation/jinteki/read/read';
import { golden, idsIn } from './replays';

type Mutable = null | boolean | number | string | Mutable[] | { [key: string]: Mutable };

interface Replay {
  history: Mutable[];
}

/** One way to spoil real files, and the reader that has to bear it. */
export interface Mutation {
  readonly name: string;
  readonly inputs: fc.Arbitrary<string>;
  /** Throws where a refusal says nothing or something breaks. */
  read(input: string): void;
}

const JUNK: readonly Mutable[] = [
  ...[null, -1, 1e9, '', '+', [], {}, [[]]],
  ...[{ cid: 'x' }, ['+'], [0, 0], 0.5, true],
];

/** Walks down by the given turns and spoils what it comes to. */
function spoil(root: Mutable, turns: readonly number[], junk: number): void {
  let at: Mutable = root;
  for (const [depth, turn] of turns.entries()) {
    const keys: string[] = typeof at === 'object' && at !== null ? Object.keys(at) : [];
    const key = keys[turn % Math.max(1, keys.length)];
    if (key === undefined || typeof at !== 'object' || at === null) return;
    const last = depth === turns.length - 1;
    const value: Mutable = structuredClone(JUNK[junk % JUNK.length] ?? null);
    if (Array.isArray(at)) {
      const place = Number(key);
      if (last) {
        if (junk % 3 === 0) at.splice(place, 1);
        else if (junk % 3 === 1) at.splice(place, 0, at[place] ?? null);
        else at[place] = value;
      }
      at = at[place] ?? null;
    } else {
      if (last && junk % 3 === 0) delete at[key];
      else if (last) at[key] = value;
      at = at[key] ?? null;
    }
  }
}

function readFile(text: string): void {
  const read = readReplay(text);
  const observed = read.ok ? observe(read.replay, { keepPartial: true }) : read;
  if (!observed.ok && observed.hint === '') throw new Error('a refusal without a hint');
}

function readPaste(text: string): void {
  const read = readLog(text);
  if (!read.ok && read.hint === '') throw new Error('a refusal without a hint');
}

/** Bytes that a mutated file is blown up to: the largest that may be sent. */
const LARGEST = 8 * 1024 * 1024;

/** The file made as large as may be sent, by entries that come again, long lines or wide lists. */
function blownUp(text: string, from: number, how: number): string {
  const file: Replay = JSON.parse(text);
  const { history } = file;
  const entry = history[1 + (from % (history.length - 1))] ?? null;
  const room = LARGEST - text.length;
  if (how === 0) {
    const each = JSON.stringify(entry).length + 1;
    const times = Math.min(19_000 - history.length, Math.floor(room / each));
    history.push(...Array.from({ length: times }, () => entry));
  } else if (how === 1) {
    const times = Math.floor(room / (history.length * 120));
    const line = {
      user: '__system__',
      text: 'Corp spends [Click] to gain 1 [Credits]. '.repeat(2),
    };
    const alteration: Mutable = { log: Array.from({ length: times }, () => ['+', line]).flat() };
    file.history = history.flatMap((one, at) => (at === 0 ? [one] : [one, [alteration, {}]]));
  } else {
    const card = { cid: 'blown-up', title: 'Ice Wall', zone: ['hand'], side: 'Corp' };
    const times = Math.min(4_000, Math.floor(room / 90));
    const cards = Array.from({ length: times }, (_, at) => ({ ...card, cid: `b${String(at)}` }));
    history.splice(1 + (from % history.length), 0, [
      { corp: { hand: cards.flatMap((c) => ['+', c]) } },
      {},
    ]);
    file.history = [...history, ...Array.from({ length: 9 }, () => entry)];
  }
  return JSON.stringify(file);
}

const part = fc.double({ min: 0, max: 1, noNaN: true });
const characters = fc.array(fc.tuple(part, fc.string({ maxLength: 3 })), {
  ...{ minLength: 1, maxLength: 6 },
});
const spoilings = fc.array(
  fc.tuple(fc.array(fc.nat(), { minLength: 2, maxLength: 9 }), fc.nat(200)),
  { minLength: 1, maxLength: 5 },
);
const pastes = fc.array(fc.tuple(fc.nat(), fc.string()), { maxLength: 8 });

const changed = (text: string, changes: readonly (readonly [number, string])[]): string =>
  changes.reduce((now, [where, put]) => {
    const at = Math.floor(now.length * where);
    return now.slice(0, at) + put + now.slice(at + put.length);
  }, text);

function withSpoilt(text: string, all: readonly (readonly [readonly number[], number])[]): string {
  const file: Replay = JSON.parse(text);
  for (const [turns, junk] of all) spoil(file.history, turns, junk);
  return JSON.stringify(file);
}

function reordered(text: string, from: number, to: number, drop: boolean): string {
  const file: { history: Json[] } = JSON.parse(text);
  const { history } = file;
  const [entry] = history.splice(1 + (from % (history.length - 1)), 1);
  if (!drop && entry !== undefined) history.splice(1 + (to % history.length), 0, entry);
  return JSON.stringify(file);
}

const spoiltPaste = (log: string, changes: readonly (readonly [number, string])[]): string =>
  changes.reduce((text, [at, put]) => {
    const place = at % Math.max(1, text.length);
    return text.slice(0, place) + put + text.slice(place + put.length * 7);
  }, log);

/** Every way to spoil the given replays, and all pasted logs of core games. */
export function mutations(ids: readonly string[]): readonly Mutation[] {
  const texts = ids.map((id) => golden(id).text);
  const logs = idsIn('core').map((id) => golden(id).log);
  const text = fc.constantFrom(...texts);
  const log = fc.constantFrom(...logs);
  const file = (name: string, inputs: fc.Arbitrary<string>): Mutation => ({
    ...{ name, inputs, read: readFile },
  });
  return [
    file(
      'cut anywhere',
      fc.tuple(text, part).map(([one, where]) => one.slice(0, Math.floor(one.length * where))),
    ),
    file(
      'with characters changed',
      fc.tuple(text, characters).map(([one, edits]) => changed(one, edits)),
    ),
    file(
      'with values spoilt',
      fc.tuple(text, spoilings).map(([one, all]) => withSpoilt(one, all)),
    ),
    file(
      'with entries left out or put elsewhere',
      fc
        .tuple(text, fc.nat(), fc.nat(), fc.boolean())
        .map(([one, from, to, drop]) => reordered(one, from, to, drop)),
    ),
    file(
      'blown up to the largest size',
      fc.tuple(text, fc.nat(), fc.nat(2)).map(([one, from, how]) => blownUp(one, from, how)),
    ),
    {
      name: 'pasted, with characters changed',
      inputs: fc.tuple(log, pastes).map(([one, edits]) => spoiltPaste(one, edits)),
      read: readPaste,
    },
  ];
}
