import type { KindLuckRowsFragment, LuckRowFragment } from '../api/documents';
import { texts } from '../texts/texts';
import type { Analysis } from './analysis';
import { NumberTable } from './number-table';

const KINDS = ['agenda', 'economy', 'ice', 'breaker'] as const;

type Row = readonly [string, string | number, string, string];

const rowOf = (name: string, { actual, expected, z }: LuckRowFragment): Row => [
  name,
  actual,
  expected.toFixed(1),
  z === null ? '–' : texts.analysis.deviations(z),
];

/** Kinds of which any chance was taken. */
const rowsOf = (when: string, kinds: KindLuckRowsFragment | null): readonly Row[] =>
  kinds === null
    ? []
    : KINDS.filter((kind) => kinds[kind].expected > 0 || kinds[kind].actual > 0).map((kind) =>
        rowOf(`${texts.analysis.kinds[kind]}, ${when}`, kinds[kind]),
      );

interface LuckProps {
  readonly accesses: Analysis['accesses'];
  readonly draws: Analysis['draws'][number] | null;
}

/** What chance gave a player, against what was to be expected; null for what the viewer may not know. */
export const Luck = ({ accesses, draws }: LuckProps) => {
  const { analysis } = texts;
  const rows: readonly Row[] = [
    ...(accesses.truth === null
      ? []
      : [rowOf(`${analysis.accessed}, ${analysis.givenTruth}`, accesses.truth)]),
    ...(accesses.runner === null
      ? []
      : [rowOf(`${analysis.accessed}, ${analysis.givenRunner}`, accesses.runner)]),
    ...rowsOf(analysis.dealt, draws?.dealt ?? null),
    ...rowsOf(analysis.redealt, draws?.redealt ?? null),
    ...rowsOf(analysis.drawn, draws?.drawn ?? null),
  ];
  if (rows.length === 0) return null;
  return (
    <section>
      <h3>{analysis.luck}</h3>
      <NumberTable columns={analysis.luckColumns} rows={rows} />
      <p class="muted">{analysis.luckNote}</p>
    </section>
  );
};
