import type { Refusal } from '../api/refusal';
import { texts } from '../texts/texts';
import { Notice } from '../ui/notice';
import { Offered } from '../ui/offered';
import type { Labels } from '../ui/said';
import type { StatisticsProps } from './filters';

const { statistics } = texts;
const labels: Labels = {
  player: statistics.player,
  identity: statistics.identity,
  opponentIdentity: statistics.against,
  side: statistics.side,
  since: statistics.since,
  until: statistics.until,
};

interface StatisticsRefusedProps extends Pick<StatisticsProps, 'onChange'> {
  readonly refusal: Refusal;
}

/** Why nothing is told, with the names that may have been meant; or how far it is counted, as the page asks again by itself. */
export const StatisticsRefused = ({ refusal, onChange }: StatisticsRefusedProps) =>
  refusal.done === undefined ? (
    <Notice refusal={refusal} labels={labels}>
      {refusal.offered !== undefined && <Offered refusal={refusal} onChange={onChange} />}
    </Notice>
  ) : (
    <div role="status">
      <p>{statistics.beingCounted}</p>
      <progress aria-label={statistics.counted} value={refusal.done} max={1} />
    </div>
  );
