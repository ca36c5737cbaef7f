import fc from 'fast-check';
import type { Json } from '#notation/jinteki/json';
import { readLog } from '#notation/jinteki/log/read-log';
import { observe } from '#notation/jinteki/observe/observe';
import { readReplay } from '#notation/jinteki/read/read';
import { ABSENT, golden, haveReplays, idsIn } from './replays';

const RUNS = Number(process.env['RETRACE_FUZZ_RUNS'] ?? 150);
/** A whole file is read in 30 ms; what takes this long hangs. */
const PATIENCE = 5_000;

type Mutable = null | boolean | number | string | Mutable[] | { [key: string]: Mutable };

const JUNK: readonly Mutable[] = [null, -1, 1e9, '', '+', [], {}, [[]], { cid: 'x' }, ['+'], [0, 0], 0.5, true];

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

function survives(text: string): void {
  const started = performance.now();
  const read = readReplay(text);
  if (read.ok) {
    const observed = observe(read.replay, { keepPartial: true });
    if (observed.ok) expect(observed.game.facts.length).toBeGreaterThanOrEqual(0);
    else expect(observed.mend).not.toBe('');
  } else expect(read.mend).not.toBe('');
  expect(performance.now() - started).toBeLessThan(PATIENCE);
}

if (!haveReplays()) it.skip(ABSENT, () => undefined);
else {
  const ids = ['core-007-nbn-anarch', 'wide-019-worlds-2025-a', 'edge-004-jinteki-anarch'];
  const texts = idsIn('core', 'wide', 'edge')
    .filter((id) => ids.includes(id))
    .map((id) => golden(id).text);
  const pick = fc.nat(texts.length - 1).map((at) => texts[at] ?? '');

  describe('mutated real files', () => {
    jest.setTimeout(280_000 + RUNS * 200);

    it('cut anywhere, are refused or read', () => {
      fc.assert(
        fc.property(pick, fc.double({ min: 0, max: 1, noNaN: true }), (text, part) => {
          survives(text.slice(0, Math.floor(text.length * part)));
        }),
        { numRuns: RUNS },
      );
    });

    it('with characters changed, are refused or read', () => {
      const edits = fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.string({ maxLength: 3 })), {
        minLength: 1,
        maxLength: 6,
      });
      fc.assert(
        fc.property(pick, edits, (text, changes) => {
          let spoilt = text;
          for (const [part, put] of changes) {
            const at = Math.floor(spoilt.length * part);
            spoilt = spoilt.slice(0, at) + put + spoilt.slice(at + put.length);
          }
          survives(spoilt);
        }),
        { numRuns: RUNS },
      );
    });

    it('with values spoilt, are refused or read', () => {
      const spoilings = fc.array(fc.tuple(fc.array(fc.nat(), { minLength: 2, maxLength: 9 }), fc.nat(200)), {
        minLength: 1,
        maxLength: 5,
      });
      fc.assert(
        fc.property(pick, spoilings, (text, all) => {
          const file: { history: Mutable[] } = JSON.parse(text);
          for (const [turns, junk] of all) spoil(file.history, turns, junk);
          survives(JSON.stringify(file));
        }),
        { numRuns: RUNS },
      );
    });

    it('with entries left out or put elsewhere, are refused or read', () => {
      fc.assert(
        fc.property(pick, fc.nat(), fc.nat(), fc.boolean(), (text, from, to, drop) => {
          const file: { history: Json[] } = JSON.parse(text);
          const { history } = file;
          const [entry] = history.splice(1 + (from % (history.length - 1)), 1);
          if (!drop && entry !== undefined) history.splice(1 + (to % history.length), 0, entry);
          survives(JSON.stringify(file));
        }),
        { numRuns: RUNS },
      );
    });
  });

  describe('mutated pasted logs', () => {
    const logs = idsIn('core').map((id) => golden(id).log);
    it('are refused or read', () => {
      fc.assert(
        fc.property(fc.nat(logs.length - 1), fc.array(fc.tuple(fc.nat(), fc.string()), { maxLength: 8 }), (which, changes) => {
          let text = logs[which] ?? '';
          for (const [at, put] of changes) {
            const place = at % Math.max(1, text.length);
            text = text.slice(0, place) + put + text.slice(place + put.length * 7);
          }
          const read = readLog(text);
          if (read.ok) expect(read.log.facts.length).toBeGreaterThanOrEqual(0);
          else expect(read.mend).not.toBe('');
        }),
        { numRuns: RUNS },
      );
    });
  });
}
