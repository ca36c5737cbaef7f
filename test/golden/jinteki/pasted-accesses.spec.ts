import { agreement, shownAndTold, trueFates } from './pasted-accesses';
import { ABSENT, type Folder, golden, haveReplays, idsIn, isEven } from './replays';

/**
 * Accesses of logs as they would be pasted, beside the replays that they come from: the even games.
 * What of the odd ones was reached stands in docs/formats/jinteki.md; `RETRACE_PASTED=odd` looks again.
 */
const odd = process.env['RETRACE_PASTED'] === 'odd';

/** Least shares; `named` and `fates` of those told rightly. */
const REACHED: readonly (readonly [
  Folder,
  Readonly<Record<'recall' | 'precision' | 'named' | 'fates', number>>,
])[] = [
  ['core-2', { recall: 0.99, precision: 0.99, named: 0.8, fates: 0.99 }],
  ['ffg', { recall: 0.98, precision: 0.99, named: 0.77, fates: 0.99 }],
];

if (!haveReplays()) it.skip(ABSENT, () => undefined);

for (const [folder, least] of haveReplays() ? REACHED : [])
  describe(`accesses of pasted logs of ${folder}`, () => {
    it('are told as the replay shows them', () => {
      const sums = { shown: 0, told: 0, both: 0, named: 0, fates: 0 };
      let [answers, found] = [0, 0];
      for (const id of idsIn(folder).filter((one) => isEven(one) !== odd)) {
        const game = golden(id);
        const [shown, told] = shownAndTold(game);
        const sum = agreement(shown, told);
        for (const kind of ['shown', 'told', 'both', 'named', 'fates'] as const)
          sums[kind] += sum[kind];
        const left = [...shown];
        for (const [title, isStolen] of trueFates(game.decisions)) {
          answers += 1;
          const at = left.findIndex(
            ({ card, fate }) => card.title === title && (!isStolen || fate === 'stolen'),
          );
          if (at < 0) continue;
          found += 1;
          left.splice(at, 1);
        }
      }
      const { shown, told, both, named, fates } = sums;
      const shares = {
        recall: both / shown,
        precision: both / told,
        named: named / both,
        fates: fates / both,
      };
      const said = Object.entries(shares).map(([kind, share]) => `${kind} ${share.toFixed(4)}`);
      process.stdout.write(
        `${folder}: ${String(shown)} accesses, ${String(told)} told: ${said.join(', ')}\n`,
      );
      // The replay itself tells every access that the Runner's own commands answered.
      expect(found).toBe(answers);
      const kinds = ['recall', 'precision', 'named', 'fates'] as const;
      expect(kinds.filter((kind) => shares[kind] < least[kind])).toEqual([]);
    });
  });
