import type { Refusal } from '../api/refusal';
import { Notice } from '../ui/notice';
import { Offered } from '../ui/offered';
import type { StatisticsProps } from './filters';

interface StatisticsRefusedProps extends Pick<StatisticsProps, 'onChange'> {
  readonly refusal: Refusal;
}

/** Why nothing is counted, with the names that may have been meant. */
export const StatisticsRefused = ({ refusal, onChange }: StatisticsRefusedProps) => (
  <Notice refusal={refusal}>
    {refusal.offered !== undefined && <Offered refusal={refusal} onChange={onChange} />}
  </Notice>
);
