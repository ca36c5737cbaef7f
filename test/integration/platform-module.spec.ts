import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Test } from '@nestjs/testing';
import { loadConfig } from '../../src/platform/config/config';
import { postmasterPid } from '../../src/platform/database/postmaster';
import type { EventStore } from '../../src/platform/event-store/event-store';
import { PlatformModule } from '../../src/platform/platform.module';
import type { ProjectionRunner } from '../../src/platform/projections/projection-runner';
import { EVENT_STORE, PROJECTIONS } from '../../src/platform/tokens';

it('gives the application a store and projections, and takes its server down with it', async () => {
  const root = mkdtempSync(join(tmpdir(), 'retrace-module-'));
  const config = loadConfig({ RETRACE_DATA: root }, root);
  const application = await Test.createTestingModule({
    imports: [PlatformModule.forRoot(config)],
  }).compile();
  const store = application.get<EventStore>(EVENT_STORE);
  const seen: string[] = [];
  application.get<ProjectionRunner>(PROJECTIONS).register({
    name: 'names',
    version: 1,
    category: 'game',
    removals: [],
    tables: 'create table name (stream text)',
    apply: async (_transaction, events) => {
      seen.push(...events.map((event) => event.stream));
    },
  });
  await application.init();
  const id = '2f1e4fc0-81fd-4fc9-9e60-0b0d4b5b0000';
  const result = await store.append('game-a', 'no-stream', [{ id, type: 'noted', data: {} }]);
  const runner = application.get<ProjectionRunner>(PROJECTIONS);
  expect(result.ok && (await runner.caughtUp(result.position, 5_000))).toBe(true);
  expect(seen).toEqual(['game-a']);
  await application.close();
  expect(postmasterPid(join(root, 'pg18'))).toBeNull();
  rmSync(root, { recursive: true, force: true });
});
