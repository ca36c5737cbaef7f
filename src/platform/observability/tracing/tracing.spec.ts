import { once } from 'node:events';
import { createServer } from 'node:http';
import {
  InMemorySpanExporter,
  SimpleSpanProcessor,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-base';
import { fastify } from 'fastify';
import { FastifyLogger, jsonLines } from '../fastify-logger';
import { inRequest } from '../request-context';
import { openTracing, tracingTo } from './open-tracing';
import { inSpan, presentSpan, traced } from './present-span';
import { ToldExporter } from './told-exporter';
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

describe('a collector that refuses', () => {
  it('is told of at once, then once a minute with what was lost since', () => {
    const said: string[] = [];
    let time = 0;
    let code = 1;
    const inner: SpanExporter = {
      export: (_spans, done) => done({ code, error: new Error('404 Not Found') }),
      shutdown: () => Promise.resolve(),
    };
    const exporter = new ToldExporter(
      inner,
      (message) => said.push(message),
      () => time,
    );
    const results: number[] = [];
    const send = () => exporter.export([], ({ code: given }) => results.push(given));
    for (const at of [0, 1_000, 59_999, 60_000, 60_001]) {
      time = at;
      send();
    }
    code = 0;
    time = 200_000;
    send();
    expect(said).toHaveLength(2);
    expect(said[0]).toMatch('did not reach the collector of traces: 404 Not Found');
    expect(results).toEqual([1, 1, 1, 1, 1, 0]);
  });

  it('holds no work back, be it there and refusing or gone', async () => {
    const collector = createServer((_request, response) => response.writeHead(400).end());
    await once(collector.listen(0, '127.0.0.1'), 'listening');
    const address = collector.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const before = process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
    process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = `http://127.0.0.1:${port}`;
    try {
      const said: string[] = [];
      const tracing = await openTracing('otlp', 'retrace', (message) => said.push(message));
      expect(await traced(tracing, { name: 'work' }, () => Promise.resolve(7))).toBe(7);
      await tracing.close();
      expect(said).toEqual([expect.stringMatching(/^1 spans did not reach the collector/)]);
    } finally {
      if (before === undefined) delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
      else process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = before;
      collector.close();
    }
  });
});

describe('a log line', () => {
  it('names the trace it belongs to', async () => {
    const lines: string[] = [];
    const { log } = fastify({
      logger: jsonLines(
        (line) => lines.push(line),
        () => new Date(0),
      ),
    });
    const logger = new FastifyLogger(log);
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
