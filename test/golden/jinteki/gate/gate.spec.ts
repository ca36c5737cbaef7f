import { ABSENT, haveReplays, idsIn, sampleOf, tunedIdsIn } from '../replays';
import { Gate } from './gate';

/**
 * Of the games of the Core Set that are tuned on (`tunedIdsIn`: the rule is in unseen.md) a little more than half, to keep CI
 * short; RETRACE_GATE=256 judges them all. Of the whole pool all are judged: some kinds are rare.
 */
const part = Number(process.env['RETRACE_GATE'] ?? 140);

interface Judging {
  readonly name: string;
  readonly ids: readonly string[];
  /** The least share of games that are verified to their end, and of entries in stretches that hold. What was reached may only rise. */
  readonly verified: number;
  readonly entries: number;
}

const judgings: readonly Judging[] = [
  { name: 'the Core Set', ids: [...idsIn('core'), ...sampleOf(tunedIdsIn('core-2'), part)], verified: 1, entries: 1 },
  { name: 'the whole pool', ids: idsIn('ffg'), verified: 0.7, entries: 0.99 },
];

if (!haveReplays()) it.skip(ABSENT, () => undefined);
else
  describe.each(judgings)('what verdicts of $name state, against the true commands', (judging) => {
    let gate = new Gate([]);

    beforeAll(() => {
      gate = new Gate(judging.ids);
      process.stdout.write(`\n${gate.toString()}\n`);
    });

    it('is right in at least 0.99 of each kind', () => {
      expect(gate.imprecise()).toEqual([]);
    });

    it('is never false in a game that is verified to its end', () => {
      expect(gate.falselyVerified).toEqual([]);
    });

    it('is at least 0.99 of what was done in verified stretches, of each kind', () => {
      expect(gate.incomplete()).toEqual([]);
    });

    it('covers the games', () => {
      const { all, verified, entries, covered } = gate.games;
      expect(verified / all).toBeGreaterThanOrEqual(judging.verified);
      expect(covered / entries).toBeGreaterThanOrEqual(judging.entries);
    });
  });
