import type { Json } from '#notation/jinteki/json';
import type { FactType } from '#notation/jinteki/facts';
import { observe, type ObservedGame } from '#notation/jinteki/observe/observe';
import { readReplay } from '#notation/jinteki/read/read';
import { ABSENT, golden, haveReplays, idsIn } from './replays';
import { score, type Scores, table } from './score';
import { truthsOf } from './truth';

function observed(text: string): ObservedGame {
  const read = readReplay(text);
  if (!read.ok) throw new Error(read.message);
  const result = observe(read.replay);
  if (!result.ok) throw new Error(result.message);
  return result.game;
}

if (!haveReplays()) it.skip(ABSENT, () => undefined);
else {
  describe('observed facts against the true decisions', () => {
    const scores: Scores = new Map();
    beforeAll(() => {
      for (const id of idsIn('core', 'wide', 'edge')) {
        const { text, decisions } = golden(id);
        const { history }: { history: Json[] } = JSON.parse(text);
        score(id, observed(text).facts, truthsOf(decisions, history), decisions, scores);
      }
      process.stdout.write(`\n${table(scores)}\n`);
    });

    const kinds: readonly FactType[] = [
      'turn-began',
      'run-began',
      'rezzed',
      'scored',
      'stolen',
      'advanced',
      'jacked-out',
      'purged',
      'tags-removed',
      'accessed',
      'discarded',
      'installed',
      'played',
      'clicks-spent',
      'hand-kept',
      'mulliganed',
      'trashed',
      'sub-resolved',
    ];
    it.each(kinds)('%s: at least 0.99 found, and 0.99 of the found are right', (kind) => {
      const tally = scores.get(kind);
      if (tally === undefined) throw new Error(`no decision tells of ${kind}`);
      const { truths, found, facts, right, missed, wrong } = tally;
      expect({
        recall: found / truths >= 0.99 ? 'enough' : missed,
        precision: right / facts >= 0.99 ? 'enough' : wrong,
      }).toEqual({
        recall: 'enough',
        precision: 'enough',
      });
    });
  });
}
