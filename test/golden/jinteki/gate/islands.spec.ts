import { rulesByPool } from '#cards/rules-by-pool';
import { readReplay } from '#notation/jinteki/read/read';
import { titlesIn } from '#notation/jinteki/read/titles-in';
import { verifyReplay } from '#notation/jinteki/reconstruct/verify';
import { ABSENT, evenIdsIn, golden, haveReplays } from '../replays';
import { judge } from './judge';

/** One game in ten of those that need the whole pool. */
const sample = evenIdsIn('ffg').filter((_, at) => at % 10 === 1);

/** What was reached may only rise. */
const reached = { precision: 0.99, entries: 0.3 };

if (!haveReplays()) it.skip(ABSENT, () => undefined);
else
  describe('stretches of games with cards that no pool has', () => {
    it('state what is true, and are no small part of them', () => {
      const sum = { stated: 0, right: 0, entries: 0, covered: 0 };
      const wrong: string[] = [];
      for (const id of sample) {
        const { text, decisions } = golden(id);
        const read = readReplay(text);
        if (!read.ok) throw new Error(read.message);
        const rules = rulesByPool.covering(titlesIn(read.replay));
        const verified = verifyReplay(rules, read.replay);
        if (!verified.ok) throw new Error(verified.message);
        const { verdict } = verified;
        sum.entries += verdict.entries;
        sum.covered += verdict.entriesVerified;
        const { reconstruction } = verdict;
        if (reconstruction === null) continue;
        const judged = judge(reconstruction.rules, read.replay, verdict, decisions);
        wrong.push(...judged.wrong.map(({ says }) => `${id}: ${says}`));
        for (const { stated, right } of judged.kinds.values()) {
          sum.stated += stated;
          sum.right += right;
        }
      }
      expect([wrong, sum.right >= sum.stated * reached.precision]).toEqual([wrong, true]);
      expect(sum.covered).toBeGreaterThanOrEqual(sum.entries * reached.entries);
    });
  });
