import type { Projection } from '../../projections/projection';
import { presentSpan, traced } from './present-span';
import { streamsAmong } from './streams-among';
import { untraced, type Tracing } from './tracing';

/** The projection with a span for every batch that it is given. */
export function traceProjection(projection: Projection, tracing: Tracing): Projection {
  if (tracing === untraced) return projection;
  const { name } = projection;
  return {
    ...projection,
    apply: (transaction, events, store) =>
      traced(tracing, { name: `projection ${name}` }, () => {
        presentSpan()?.set({
          'retrace.events': events.length,
          'retrace.streams': streamsAmong(events.map((event) => event.stream)),
        });
        return projection.apply(transaction, events, store);
      }),
  };
}
