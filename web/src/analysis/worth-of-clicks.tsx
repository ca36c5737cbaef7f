import { texts } from '../texts/texts';
import { NumberTable } from './number-table';
import { isUntold, paceRows, type Pace } from './pace-rows';

interface WorthOfClicksProps {
  /** Null where they are not worked out. */
  readonly paces: readonly Pace[] | null;
  readonly side: Pace['side'];
}

/** What a player's clicks were worth in each phase of the game. */
export const WorthOfClicks = ({ paces, side }: WorthOfClicksProps) => {
  const { analysis } = texts;
  const ofSide = paces?.filter((one) => one.side === side) ?? null;
  if (ofSide?.length === 0) return null;
  return (
    <section>
      <h3>{analysis.worth}</h3>
      {ofSide === null ? (
        <p class="muted">{analysis.noWorth}</p>
      ) : (
        <>
          <NumberTable columns={analysis.worthColumns} rows={paceRows(ofSide)} />
          <p class="muted">{analysis.worthNote}</p>
          {ofSide.some(isUntold) && <p class="muted">{analysis.worthUnknown}</p>}
        </>
      )}
    </section>
  );
};
