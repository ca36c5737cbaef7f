import { position } from '../event-store/position';
import { fastify } from 'fastify';
import { FastifyLogger, jsonLines } from './fastify-logger';
import { Metrics } from './metrics';
import { serveMetrics } from './metrics-server';
import { inRequest, touches } from './request-context';

const now = () => new Date('2026-11-21T08:00:10Z');

describe('FastifyLogger', () => {
  it('says which request and which game a line is about', async () => {
    const lines: string[] = [];
    const { log } = fastify({ logger: jsonLines((line) => lines.push(line), now) });
    const logger = new FastifyLogger(log);
    logger.log('started', 'Http');
    await inRequest({ id: 'r-1', streams: new Set() }, async () => {
      await Promise.resolve();
      touches('game-a');
      logger.error(new Error('no "quotes"'), undefined, 'Upload');
      for (let n = 0; n < 20; n++) touches(`game-${n}`);
      logger.warn({ status: 500 });
    });
    const time = '2026-11-21T08:00:10.000Z';
    const [started, failed, warned] = lines.map((line): unknown => JSON.parse(line));
    expect(started).toEqual({ time, level: 'info', about: 'Http', message: 'started' });
    expect(failed).toMatchObject({
      level: 'error',
      about: 'Upload',
      message: 'no "quotes"',
      request: 'r-1',
      streams: ['game-a'],
    });
    expect(warned).toMatchObject({ level: 'warn', status: 500, streams: { length: 8 } });
  });
});

describe('Metrics', () => {
  it('tells how far projections are behind, and what was stored', async () => {
    const since = new Date('2026-11-21T08:00:07.5Z');
    const lag = [
      { projection: 'games', position: position('1'), since, deadLetters: 2 },
      { projection: 'timeline', position: position('1'), since: null, deadLetters: 0 },
    ];
    const metrics = new Metrics({ now, lag: () => Promise.resolve(lag) });
    metrics.appended({ outcome: 'stored', events: 400, seconds: 0.003 });
    metrics.appended({ outcome: 'version-conflict', events: 1, seconds: 0.001 });
    metrics.answered({ method: 'POST', route: '/games', status: 201, seconds: 0.02 });
    const text = await metrics.text();
    expect(text).toContain('retrace_projection_lag_seconds{projection="games"} 2.5');
    expect(text).toContain('retrace_projection_lag_seconds{projection="timeline"} 0');
    expect(text).toContain('retrace_projection_dead_letters{projection="games"} 2');
    expect(text).toContain('retrace_events_appended_total 400');
    expect(text).toContain('retrace_append_seconds_count{outcome="version-conflict"} 1');
    expect(text).toMatch(
      /request_seconds_bucket\{le="0.025",method="POST",route="\/games",status="201"\} 1/,
    );
  });

  it('are answered on a port of their own, and nothing else is', async () => {
    const metrics = new Metrics({ now, lag: () => Promise.resolve([]) });
    const { port, close } = await serveMetrics(metrics, '127.0.0.1', 0);
    const told = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(told.headers.get('content-type')).toContain('text/plain');
    expect(await told.text()).toContain('process_cpu_seconds_total');
    for (const path of ['/', '/graphql', '/metrics/more'])
      expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(404);
    await close();
    await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow();
  });

  it('answers while the database does not', async () => {
    const metrics = new Metrics({ now, lag: () => Promise.reject(new Error('gone')) });
    expect(await metrics.text()).toContain('process_cpu_seconds_total');
  });
});
