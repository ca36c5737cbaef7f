import { texts } from '../texts/texts';
import { flowRows, type Flow } from './flow-rows';
import { NumberTable } from './number-table';

interface FlowTablesProps {
  /** Of one player and one currency. */
  readonly flows: readonly Flow[];
  /** What the amounts are called. */
  readonly amount: string;
}

/** What came in and what went out, each with its sum. */
export const FlowTables = ({ flows, amount }: FlowTablesProps) => {
  const { analysis } = texts;
  return (
    <>
      {(
        [
          ['IN', analysis.came],
          ['OUT', analysis.went],
        ] as const
      ).map(([direction, name]) => {
        const rows = flowRows(flows.filter((flow) => flow.direction === direction));
        const sum = (at: 1 | 2): number => rows.reduce((all, row) => all + row[at], 0);
        return (
          <NumberTable
            key={direction}
            columns={[name, amount, analysis.times]}
            rows={[...rows, [analysis.total, sum(1), sum(2)]]}
          />
        );
      })}
    </>
  );
};
