import { rulesByPool } from '#cards/rules-by-pool';
import { readReplay } from '#notation/jinteki/read/read';
import { titlesIn } from '#notation/jinteki/read/titles-in';
import { verifyReplay } from '#notation/jinteki/reconstruct/verify';
import { ABSENT, golden, haveReplays, tunedIdsIn } from '../replays';
import { judge } from './judge';

/** One tuned game in fourteen of those that need the whole pool. */
const sample = tunedIdsIn('ffg').filter((_, at) => at % 14 === 1);

function verdictOn(id: string) {
  const read = readReplay(golden(id).text);
  if (!read.ok) throw new Error(read.message);
  const verified = verifyReplay(rulesByPool.covering(titlesIn(read.replay)), read.replay);
  if (!verified.ok) throw new Error(verified.message);
  return { replay: read.replay, verdict: verified.verdict };
}

/** What was reached may only rise. */
const reached = { precision: 0.99, entries: 0.9 };

if (!haveReplays()) it.skip(ABSENT, () => undefined);
else
  describe('stretches of games with cards that no pool has', () => {
    it('state what is true, and are no small part of them', () => {
      const sum = { stated: 0, right: 0, entries: 0, covered: 0 };
      const wrong: string[] = [];
      for (const id of sample) {
        const { replay, verdict } = verdictOn(id);
        sum.entries += verdict.entries;
        sum.covered += verdict.entriesVerified;
        const { reconstruction } = verdict;
        if (reconstruction === null) continue;
        const judged = judge(reconstruction.rules, replay, verdict, golden(id).decisions);
        wrong.push(...judged.wrong.map(({ says }) => `${id}: ${says}`));
        for (const { stated, right } of judged.kinds.values()) {
          sum.stated += stated;
          sum.right += right;
        }
      }
      expect([wrong, sum.right >= sum.stated * reached.precision]).toEqual([wrong, true]);
      expect(sum.covered).toBeGreaterThanOrEqual(sum.entries * reached.entries);
    });

    it('leave no card that damage takes without an answer', () => {
      const { verdict } = verdictOn('ffg-136-weyland-criminal');
      expect(verdict.entriesVerified).toBeGreaterThan(verdict.entries * 0.9);
    });

    it('are taken up where programs have to go before anybody acts (MU-03)', () => {
      const { verdict } = verdictOn('ffg-152-weyland-criminal');
      expect(verdict.entriesVerified).toBeGreaterThan(0);
    });
  });
