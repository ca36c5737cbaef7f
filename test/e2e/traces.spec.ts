import { SpanStatusCode } from '@opentelemetry/api';
import {
  InMemorySpanExporter,
  SimpleSpanProcessor,
  type ReadableSpan,
} from '@opentelemetry/sdk-trace-base';
import { tracingTo } from '../../src/platform/observability/tracing/open-tracing';
import { goldenLog } from '../support/golden-log';
import { connect, follow } from './support/live-seat';
import { Server } from './support/server';

const demo = goldenLog('demo-sheet-run');

interface Tree {
  readonly [span: string]: Tree;
}

function treeOf(spans: readonly ReadableSpan[], parent?: string): Tree {
  const children = spans.filter((span) => span.parentSpanContext?.spanId === parent);
  return Object.fromEntries(
    children.map((span) => [span.name, treeOf(spans, span.spanContext().spanId)]),
  );
}

async function inMemory() {
  const exporter = new InMemorySpanExporter();
  exporter.shutdown = () => Promise.resolve();
  return { exporter, tracing: await tracingTo('retrace', new SimpleSpanProcessor(exporter)) };
}

describe('traces', () => {
  it('show an upload down to its append, and what was projected of it', async () => {
    const { exporter, tracing } = await inMemory();
    const server = await Server.start({}, tracing);
    let game: string;
    try {
      await server.post(demo, {}, '?title=Secret+title');
      const { body } = await server.post(demo, { 'x-request-id': 'r-1' });
      game = String(Object(body).id);
      await server.graphql('query Count($n: Int) { games(first: $n) { totalCount } }', { n: 3 });
      await server.get('/health');
    } finally {
      await server.stop();
    }
    const spans = exporter.getFinishedSpans();
    const tree = treeOf(spans);
    // The second append is the key of whoever uploaded it.
    expect(tree['POST /games']).toEqual({
      'command UploadGame': { append: {}, 'command PublishGame': { append: {} } },
      append: {},
    });
    expect(tree).toHaveProperty(['query Count'], {});
    expect(tree).toHaveProperty(['projection games'], {});
    expect(Object.keys(tree).join()).not.toContain('health');

    for (const name of ['POST /games', 'command UploadGame', 'append'])
      expect(spans.filter((span) => span.name === name)).toContainEqual(
        expect.objectContaining({
          attributes: expect.objectContaining({
            'retrace.request': 'r-1',
            'retrace.streams': expect.arrayContaining([`game-${game}`]),
          }),
        }),
      );
    const told = new Set(spans.flatMap((span) => Object.keys(span.attributes)));
    expect([...told].sort()).toEqual([
      'graphql.operation.name',
      'graphql.operation.type',
      'http.request.method',
      'http.response.status_code',
      'http.route',
      'retrace.events',
      'retrace.request',
      'retrace.streams',
    ]);
    expect(JSON.stringify(spans.map((span) => span.attributes))).not.toMatch(/secret/i);
  });
});

describe('a subscription over a socket', () => {
  const OPEN = `mutation { openGame(
    corp: { name: "Ann", starter: "weyland-consortium" }, runner: { name: "Bob", starter: "shaper" }
    spectators: false) { game keys { corp } } }`;
  const TRACE = 'ab'.repeat(16);

  it('is a span of the trace its connection names, until the client goes', async () => {
    const { exporter, tracing } = await inMemory();
    const server = await Server.start({}, tracing);
    try {
      const { openGame } = Object(await server.ask(OPEN));
      const { game, keys } = openGame;
      const traceparent = `00-${TRACE}-${'cd'.repeat(8)}-01`;
      const client = connect(server, keys.corp, { traceparent });
      await follow(client, { game, as: 'CORP', most: 1 });
      await client.dispose();
      const refused = connect(server);
      await expect(follow(refused, { game, as: 'CORP' })).rejects.toThrow();
      await refused.dispose();
    } finally {
      await server.stop();
    }
    const spans = exporter.getFinishedSpans().filter(({ name }) => name.startsWith('subscription'));
    expect(spans.map(({ name }) => name)).toEqual(['subscription Moments', 'subscription Moments']);
    const [followed, failed] = spans;
    expect(followed?.spanContext().traceId).toBe(TRACE);
    expect(followed?.attributes).toEqual({
      'graphql.operation.type': 'subscription',
      'graphql.operation.name': 'Moments',
      'retrace.results': expect.any(Number),
    });
    expect(Number(followed?.attributes['retrace.results'])).toBeGreaterThan(0);
    expect(followed?.status.code).toBe(SpanStatusCode.UNSET);
    expect(failed?.status.code).toBe(SpanStatusCode.ERROR);
  });
});

describe('without traces', () => {
  it('loads nothing that makes or sends spans', () => {
    const packages = ['sdk-trace-base', 'resources', 'exporter-trace-otlp-http'].map(
      (name) => `@opentelemetry/${name}`,
    );
    const loading = jest.fn(() => ({}));
    for (const name of packages) jest.doMock(name, loading);
    jest.isolateModules(() => {
      jest.requireActual('../../src/application');
      expect(loading).not.toHaveBeenCalled();
      for (const name of packages) jest.requireMock(name);
      expect(loading).toHaveBeenCalledTimes(packages.length);
    });
  });
});
