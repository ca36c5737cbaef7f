import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { JsonLogger } from '../json-logger';
import { inRequest } from '../request-context';
import { tracingTo } from './open-tracing';
import { inSpan, presentSpan, traced } from './present-span';
import { idsIn, traceparentOf } from './traceparent';
import { untraced } from './tracing';

const REMOTE = `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01`;

/** The exporter forgets all at the end unless it is kept from it. */
async function kept() {
  const exporter = new InMemorySpanExporter();
  exporter.shutdown = () => Promise.resolve();
  return { tracing: await tracingTo('retrace', new SimpleSpanProcessor(exporter)), exporter };
}

describe('traced', () => {
  it('makes the span of inner work a child, across awaits', async () => {
    const { tracing, exporter } = await kept();
    await inRequest({ id: 'r-1', streams: new Set() }, () =>
      traced(tracing, { name: 'outer', parent: REMOTE }, async () => {
        await Promise.resolve();
        await traced(tracing, { name: 'inner' }, () => Promise.resolve());
      }),
    );
    await tracing.close();
    const [inner, outer] = exporter.getFinishedSpans();
    expect(inner?.name).toBe('inner');
    expect(inner?.parentSpanContext?.spanId).toBe(outer?.spanContext().spanId);
    expect(outer?.parentSpanContext?.spanId).toBe('cd'.repeat(8));
    expect(inner?.spanContext().traceId).toBe('ab'.repeat(16));
    expect(inner?.attributes).toEqual({ 'retrace.request': 'r-1' });
    expect(inner?.resource.attributes).toMatchObject({ 'service.name': 'retrace' });
  });

  it('tells what kind of error it was, and not what it says', async () => {
    const { tracing, exporter } = await kept();
    const failing = traced(tracing, { name: 'work' }, () =>
      Promise.reject(new RangeError('a secret')),
    );
    await expect(failing).rejects.toThrow('a secret');
    await tracing.close();
    const [span] = exporter.getFinishedSpans();
    expect(span?.attributes).toEqual({ 'error.type': 'RangeError' });
    expect(JSON.stringify([span?.status, span?.events])).not.toContain('secret');
  });

  it('does the work alone when nothing is traced', async () => {
    expect(await traced(untraced, { name: 'work' }, async () => presentSpan())).toBeUndefined();
  });
});

describe('a log line', () => {
  it('names the trace it belongs to', async () => {
    const lines: string[] = [];
    const logger = new JsonLogger(
      (line) => lines.push(line),
      () => new Date(0),
    );
    const span = (await kept()).tracing.begin({ name: 'work', parent: REMOTE });
    inSpan(span, () => logger.log('said'));
    logger.log('said');
    const [within, outside] = lines.map((line): unknown => JSON.parse(line));
    expect(within).toMatchObject({ trace_id: 'ab'.repeat(16) });
    expect(outside).not.toHaveProperty('trace_id');
  });
});

describe('traceparent', () => {
  it('is read as it is written, and refused when it is something else', () => {
    const ids = idsIn(REMOTE);
    expect(ids && traceparentOf(ids)).toBe(REMOTE);
    for (const text of [
      '',
      REMOTE.toUpperCase(),
      `${REMOTE}-x`,
      `00-${'0'.repeat(32)}-${'c'.repeat(16)}-01`,
    ])
      expect(idsIn(text)).toBeNull();
  });
});
