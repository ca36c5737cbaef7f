import { texts } from '../texts/texts';
import type { Flow } from './flow-rows';
import { FlowTables } from './flow-tables';

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
      <FlowTables flows={ofSide} amount={analysis.amount} />
      {remainder > 0 && <p class="muted">{analysis.remainder(remainder)}</p>}
    </section>
  );
};
