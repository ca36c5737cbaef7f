import fc from 'fast-check';
import { coreRules } from '#cards/pool';
import { readReplay } from '#notation/jinteki/read/read';
import { verifyReplay } from '#notation/jinteki/reconstruct/verify';
import { ABSENT, golden, haveReplays, idsIn } from './replays';

/** 20 unless told; a run takes a second or so. */
const RUNS = Number(process.env['RETRACE_FUZZ_VERIFIED'] ?? 20);
/** Milliseconds of processor time for one file: what else the machine does counts for nothing. */
const PATIENCE = 5_000;

const have = haveReplays();
if (!have) it.skip(ABSENT, () => undefined);

const isSmall = ({ length }: string): boolean => length < 250_000;

(have ? describe : describe.skip)('verifying mutated core games', () => {
  jest.setTimeout(RUNS * PATIENCE + 60_000);
  const texts = idsIn('core')
    .map((id) => golden(id).text)
    .filter(isSmall);
  let slowest = 0;
  let verified = 0;

  const survives = (text: string): void => {
    const read = readReplay(text);
    if (!read.ok) return;
    const before = process.cpuUsage();
    const verdict = verifyReplay(coreRules, read.replay, { keepPartial: true });
    const { user, system } = process.cpuUsage(before);
    const taken = (user + system) / 1_000;
    slowest = Math.max(slowest, taken);
    if (verdict.ok) verified += 1;
    else expect(verdict.hint).not.toBe('');
    expect(taken).toBeLessThan(PATIENCE);
  };

  // A group that is skipped is described all the same.
  const pick = fc.nat(Math.max(0, texts.length - 1)).map((at) => texts[at] ?? '');

  const edits = fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat(2)), { minLength: 1, maxLength: 4 });
  const rearranged = fc.property(pick, edits, (text, all) => {
    const file: { history: unknown[] } = JSON.parse(text);
    const { history } = file;
    for (const [from, to, how] of all) {
      const at = 1 + (from % (history.length - 1));
      const [entry] = history.splice(at, how === 0 ? 0 : 1);
      if (how !== 1) history.splice(1 + (to % history.length), 0, entry ?? history[at]);
    }
    survives(JSON.stringify(file));
  });

  it('with entries left out, doubled or put elsewhere', () => {
    fc.assert(rearranged, { numRuns: Math.ceil(RUNS / 2) });
  });

  it('which end amid accesses that ours asks about in steps', () => {
    const found = { seed: -479835220, path: '2:6:5:12:6:5:6:13:6:5:5:5:6:7:7', numRuns: 1 };
    fc.assert(rearranged, { ...found, endOnFailure: true });
  });

  it('with numbers changed', () => {
    const edits = fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(99)), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(pick, edits, (text, all) => {
        const spoilt = all.reduce((now, [part, number]) => {
          const from = now.slice(Math.floor(now.length * part));
          const at = /"(?:credit|click|agenda-point|turn|position)":\d+/.exec(from);
          if (at === null) return now;
          const start = now.length - from.length + at.index;
          const key = at[0].slice(0, at[0].indexOf(':') + 1);
          return `${now.slice(0, start)}${key}${String(number)}${now.slice(start + at[0].length)}`;
        }, text);
        survives(spoilt);
      }),
      { numRuns: Math.ceil(RUNS / 2) },
    );
  });

  afterAll(() => {
    const held = process.memoryUsage().heapUsed;
    process.stdout.write(
      `${String(verified)} games judged, the slowest in ${String(Math.round(slowest))} ms, ${String(Math.round(held / 1e6))} MB held\n`,
    );
  });
});
