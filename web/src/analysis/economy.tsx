import { texts } from '../texts/texts';
import { flowRows, type Flow } from './flow-rows';
import { NumberTable } from './number-table';

interface EconomyProps {
  readonly flows: readonly Flow[];
  readonly side: Flow['side'];
  readonly remainder: number;
}

/** Where a player's credits came from, and where they went. */
export const Economy = ({ flows, side, remainder }: EconomyProps) => {
  const { analysis } = texts;
  const ofSide = flows.filter((flow) => flow.side === side && flow.currency === 'CREDITS');
  return (
    <section>
      <h3>{analysis.economy}</h3>
      {(
        [
          ['IN', analysis.came],
          ['OUT', analysis.went],
        ] as const
      ).map(([direction, name]) => {
        const rows = flowRows(ofSide.filter((flow) => flow.direction === direction));
        const sum = (at: 1 | 2): number => rows.reduce((all, row) => all + row[at], 0);
        return (
          <NumberTable
            key={direction}
            columns={[name, analysis.amount, analysis.times]}
            rows={[...rows, [analysis.total, sum(1), sum(2)]]}
          />
        );
      })}
      {remainder > 0 && <p class="muted">{analysis.remainder(remainder)}</p>}
    </section>
  );
};
