import { NestFactory } from '@nestjs/core';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppModule } from '../../src/app.module';
import { loadConfig } from '../../src/platform/config/config';
import type { ProjectionRunner } from '../../src/platform/projections/projection-runner';
import { PROJECTIONS } from '../../src/platform/tokens';
import { WorkerModule } from '../../src/worker.module';
import { Server } from './support/server';

/** Nobody answers there. */
const brokers = { KAFKA_BROKERS: '127.0.0.1:1' };

describe('ROLE=api', () => {
  it('answers every list from an empty database, whoever will fill it', async () => {
    const server = await Server.start({ ...brokers, ROLE: 'api' });
    try {
      const none = { totalCount: 0 };
      expect(
        await server.ask(`{
          games { totalCount } decks { totalCount } tournaments { totalCount }
          playerStatistics { totalCount } cardStatistics { totalCount }
        }`),
      ).toEqual({
        ...{ games: none, decks: none, tournaments: none },
        ...{ playerStatistics: none, cardStatistics: none },
      });
    } finally {
      await server.stop();
    }
  });
});

describe('the roles', () => {
  it('project the same read models, with the API or without', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'retrace-roles-'));
    const config = loadConfig({ ...brokers, ROLE: 'api', RETRACE_DATA: folder }, folder);
    const names: (readonly string[])[] = [];
    try {
      for (const root of [AppModule, WorkerModule]) {
        const context = await NestFactory.createApplicationContext(root.forRoot(config), {
          logger: false,
          abortOnError: false,
        });
        names.push([...context.get<ProjectionRunner>(PROJECTIONS).names()].sort());
        await context.close();
      }
      expect(names[0]?.length).toBeGreaterThan(6);
      expect(names[1]).toEqual(names[0]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
