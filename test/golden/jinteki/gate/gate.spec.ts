import { coreRules } from '#cards/pool';
import { withUnknown } from '#cards/unknown';
import { readReplay } from '#notation/jinteki/read/read';
import { type Verdict, verifyReplay } from '#notation/jinteki/reconstruct/verify';
import { ABSENT, golden, haveReplays, idsIn, sampleOf, tunedIdsIn } from '../replays';
import { judge, type Tally } from './judge';

const rules = withUnknown(coreRules);

/** What every kind has to reach. */
const wanted = 0.99;
/**
 * Of the games that are tuned on (`tunedIdsIn`: the rule is in unseen.md) a little more than half, to keep CI
 * short; RETRACE_GATE=256 judges them all.
 */
const part = Number(process.env['RETRACE_GATE'] ?? 140);

/** Games verified to their end of those of the Core Set, and entries in stretches that hold. */
const coverage = { verified: 1, entries: 1 };

interface Sum extends Tally {
  readonly wrong: string[];
  readonly missed: string[];
}

if (!haveReplays()) it.skip(ABSENT, () => undefined);
else {
  describe('what a verdict states, against the true commands', () => {
    const kinds = new Map<string, Sum>();
    const games = { all: 0, verified: 0, entries: 0, covered: 0, open: 0 };
    const falselyVerified: string[] = [];

    beforeAll(() => {
      for (const id of [...idsIn('core'), ...sampleOf(tunedIdsIn('core-2'), part)]) {
        const { text, decisions } = golden(id);
        const read = readReplay(text);
        if (!read.ok) throw new Error(read.message);
        const verified = verifyReplay(rules, read.replay);
        if (!verified.ok) throw new Error(verified.message);
        const { verdict } = verified;
        games.all += 1;
        games.verified += verdict.tier === 'verified' ? 1 : 0;
        games.entries += verdict.entries;
        games.covered += verdict.entriesVerified;
        games.open += openIn(verdict);
        const judged = judge(rules, read.replay, verdict, decisions);
        for (const [kind, tally] of judged.kinds) {
          const sum = kinds.get(kind) ?? { stated: 0, right: 0, truths: 0, found: 0, wrong: [], missed: [] };
          kinds.set(kind, sum);
          sum.stated += tally.stated;
          sum.right += tally.right;
          sum.truths += tally.truths;
          sum.found += tally.found;
        }
        if (verdict.tier === 'verified')
          falselyVerified.push(...judged.wrong.map(({ says }) => `${id}: ${says}`));
        for (const { kind, says } of judged.wrong) kinds.get(kind)?.wrong.push(`${id}: ${says}`);
        for (const { kind, says } of judged.missed) kinds.get(kind)?.missed.push(`${id}: ${says}`);
      }
      process.stdout.write(`\n${tableOf(kinds)}\n${JSON.stringify(games)}\n`);
    });

    it('is right in at least 0.99 of each kind', () => {
      const short = [...kinds].filter(([, { stated, right }]) => right < stated * wanted);
      expect(short.map(([kind, { wrong }]) => [kind, wrong])).toEqual([]);
    });

    it('is never false in a game that is verified to its end', () => {
      expect(falselyVerified).toEqual([]);
    });

    it('is at least 0.99 of what was done in verified stretches, of each kind', () => {
      const short = [...kinds].filter(([, { truths, found }]) => found < truths * wanted);
      expect(short.map(([kind, { missed }]) => [kind, missed])).toEqual([]);
    });

    it('covers the games', () => {
      expect(games.verified / games.all).toBeGreaterThanOrEqual(coverage.verified);
      expect(games.covered / games.entries).toBeGreaterThanOrEqual(coverage.entries);
    });
  });
}

/** Choices that are told as open. */
const openIn = ({ reconstruction }: Verdict): number =>
  (reconstruction?.stretches ?? []).reduce(
    (sum, { decisions }) => sum + decisions.filter(({ open }) => open !== undefined).length,
    0,
  );

const share = (part: number, whole: number): string =>
  (whole === 0 ? '-' : (part / whole).toFixed(4)).padStart(11);

function tableOf(kinds: ReadonlyMap<string, Tally>): string {
  const rows = [...kinds]
    .sort(([, one], [, other]) => other.stated - one.stated)
    .map(
      ([kind, { stated, right, truths, found }]) =>
        `${kind.padEnd(16)}${String(stated).padStart(7)}${share(right, stated)}${String(truths).padStart(7)}${share(found, truths)}`,
    );
  return ['kind             stated  precision  truths     recall', ...rows].join('\n');
}
