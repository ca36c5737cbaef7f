import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { ProjectionRunner } from '../../src/platform/projections/projection-runner';
import { PROJECTIONS } from '../../src/platform/tokens';
import { warmUp, type AskItself } from '../../src/warm-up';
import { sampleLog } from '../support/golden-log';
import { Server } from './support/server';

let server: Server;
beforeAll(async () => {
  server = await Server.start({ RETRACE_COST_PER_MINUTE: '100000' });
});
afterAll(() => server.stop());

const asking = (): AskItself => {
  const application = server.context() as NestFastifyApplication;
  return (request) => application.inject(request);
};

describe('a program that warms up', () => {
  it('has nothing to step through where no game is kept, or none that anybody may see', async () => {
    expect(await warmUp(asking(), 60_000)).toBe(0);
    await server.post(sampleLog('random-weyland-criminal'), {}, '?private');
    expect(await warmUp(asking(), 60_000)).toBe(0);
  });

  it('steps through the moments of games until its time is over, on nobody’s account, and counts as nobody', async () => {
    const { status } = await server.post(sampleLog('random-jinteki-criminal'));
    expect(status).toBe(201);
    const projections = server.context().get<ProjectionRunner>(PROJECTIONS);
    await projections.caughtUp(await server.store().lastPosition(), 30_000);
    const { asked, ask } = counted(asking());
    const told = await warmUp(ask, 1_500);
    expect(told).toBeGreaterThan(20);
    expect(asked).toHaveLength(told + 2);
    expect(asked.filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
    expect(asked.at(-1)?.payload).toContain('"position":{"at"');
    const metrics = await server.metrics();
    expect(metrics).toMatch(/retrace_http_request_seconds_count\{.*route="\/games".*\} 2/);
    expect(metrics).not.toMatch(/retrace_http_request_seconds_count\{.*route="\/graphql"/);
    expect(await warmUp(asking(), 0)).toBe(0);
  });
});

function counted(inner: AskItself) {
  const asked: Awaited<ReturnType<AskItself>>[] = [];
  const ask: AskItself = async (request) => {
    const answer = await inner(request);
    asked.push(answer);
    return answer;
  };
  return { asked, ask };
}
