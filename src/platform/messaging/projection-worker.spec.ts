import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { START } from '../event-store/position';
import { presentSpan } from '../observability/tracing/present-span';
import { tracingTo } from '../observability/tracing/open-tracing';
import type { Message, MessageBus } from './message-bus';
import { ProjectionWorker } from './projection-worker';

const TRACEPARENT = `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01`;

describe('ProjectionWorker', () => {
  it('goes on with the trace that a message carries', async () => {
    const tracing = await tracingTo('retrace', new SimpleSpanProcessor(new InMemorySpanExporter()));
    const given: ((messages: readonly Message[]) => Promise<void>)[] = [];
    const bus: MessageBus = {
      prepare: () => Promise.resolve(),
      publish: () => Promise.resolve(),
      consume: (take) => {
        given.push(take);
        return Promise.resolve({ stop: () => Promise.resolve() });
      },
      close: () => Promise.resolve(),
    };
    const traces: unknown[] = [];
    const runner = {
      prepare: () => Promise.resolve(),
      settle: () => Promise.resolve(),
      take: () => Promise.resolve(void traces.push(presentSpan()?.traceId)),
    };
    const store = { translate: () => Promise.resolve([]) };
    const published = () => Promise.resolve(START);
    const worker = new ProjectionWorker(store, runner, bus, published, () => undefined, tracing);
    await worker.start();
    const message = { key: 'game-a', value: Buffer.alloc(0) };
    for (const take of given) await take([{ ...message, traceparent: TRACEPARENT }]);
    await worker.stop();
    expect(traces).toEqual(['ab'.repeat(16)]);
  });
});
