import { curveStepAfter, line } from 'd3-shape';
import type { GameSeries } from '../charts/load-series';
import { pure } from '../ui/pure';
import { scaled } from '../ui/scaled';
import { FLOOR, momentScale, type MomentSpan } from './moment-scale';

const TOP = 18;
const LEAST = 10;

/** Both players' credits over the game. */
export const CreditLines = pure(
  ({ series, ...span }: MomentSpan & { readonly series: GameSeries }) => {
    const most = Math.max(LEAST, ...series.corpCredits, ...series.runnerCredits);
    const x = momentScale(span);
    const y = scaled([0, most], [FLOOR, TOP]);
    const draw = line<number>()
      .x((_, index) => x(index))
      .y((value) => y(value))
      .curve(curveStepAfter);
    return (
      <>
        <path class="scrubber-line scrubber-corp" d={draw(series.corpCredits) ?? ''} />
        <path class="scrubber-line scrubber-runner" d={draw(series.runnerCredits) ?? ''} />
      </>
    );
  },
);
