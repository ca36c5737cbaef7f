import { rulesByPool } from '#cards/rules-by-pool';
import { readReplay } from '#notation/jinteki/read/read';
import { titlesIn } from '#notation/jinteki/read/titles-in';
import { verifyReplay } from '#notation/jinteki/reconstruct/verify';
import { ABSENT, golden, haveReplays } from '../replays';

function verdictOn(id: string) {
  const read = readReplay(golden(id).text);
  if (!read.ok) throw new Error(read.message);
  const verified = verifyReplay(rulesByPool.covering(titlesIn(read.replay)), read.replay);
  if (!verified.ok) throw new Error(verified.message);
  return verified.verdict;
}

if (!haveReplays()) it.skip(ABSENT, () => undefined);
else
  describe('stretches of games with cards that no pool has', () => {
    it('leave no card that damage takes without an answer', () => {
      const verdict = verdictOn('ffg-136-weyland-criminal');
      expect(verdict.entriesVerified).toBeGreaterThan(verdict.entries * 0.9);
    });

    it('are taken up where programs have to go before anybody acts (MU-03)', () => {
      const verdict = verdictOn('ffg-152-weyland-criminal');
      expect(verdict.entriesVerified).toBeGreaterThan(0);
    });
  });
