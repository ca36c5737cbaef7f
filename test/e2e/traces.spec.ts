import {
  InMemorySpanExporter,
  SimpleSpanProcessor,
  type ReadableSpan,
} from '@opentelemetry/sdk-trace-base';
import { tracingTo } from '../../src/platform/observability/tracing/open-tracing';
import { goldenLog } from '../support/golden-log';
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

describe('traces', () => {
  it('show an upload down to its append, and what was projected of it', async () => {
    const exporter = new InMemorySpanExporter();
    exporter.shutdown = () => Promise.resolve();
    const tracing = await tracingTo('retrace', new SimpleSpanProcessor(exporter));
    const server = await Server.start({}, tracing);
    let game: string;
    try {
      const { body } = await server.post(demo, { 'x-request-id': 'r-1' }, '?title=Secret+title');
      game = String(Object(body).id);
      await server.graphql('query Count($n: Int) { games(first: $n) { totalCount } }', { n: 3 });
      await server.get('/health');
    } finally {
      await server.stop();
    }
    const spans = exporter.getFinishedSpans();
    const tree = treeOf(spans);
    // The second append is the key of whoever uploaded it.
    expect(tree['POST /games']).toEqual({ 'command UploadGame': { append: {} }, append: {} });
    expect(tree).toHaveProperty(['query Count'], {});
    expect(tree).toHaveProperty(['projection games'], {});
    expect(Object.keys(tree).join()).not.toContain('health');

    for (const name of ['POST /games', 'command UploadGame', 'append'])
      expect(spans.find((span) => span.name === name)?.attributes).toMatchObject({
        'retrace.request': 'r-1',
        'retrace.streams': expect.arrayContaining([`game-${game}`]),
      });
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
