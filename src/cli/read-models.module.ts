import { NestFactory } from '@nestjs/core';
import { loadConfig } from '../platform/config/config';
import type { Database } from '../platform/database/database';
import { StartLogger } from '../platform/observability/start-logger';
import { People } from '../platform/people/people';
import type { ProjectionRunner } from '../platform/projections/projection-runner';
import { DATABASE, PROJECTIONS } from '../platform/tokens';
import { WorkerModule } from '../worker.module';
import type { Registry } from './erase';
import type { ReadModels } from './rebuild';

/** The program as it stands beside a running server: it follows nothing and answers nobody. */
async function open() {
  const config = loadConfig(process.env, process.cwd());
  const module = WorkerModule.forRoot({ ...config, role: 'api', kafkaBrokers: [] });
  const context = await NestFactory.createApplicationContext(module, {
    logger: new StartLogger(),
    abortOnError: false,
  });
  const runner = context.get<ProjectionRunner>(PROJECTIONS);
  const people = new People(context.get<Database>(DATABASE).pool);
  return { runner, people, close: () => context.close() };
}

export async function openReadModels(): Promise<ReadModels> {
  const { runner, close } = await open();
  return {
    names: () => runner.names(),
    rebuild: (names, onProgress) => runner.rebuild(names, onProgress),
    close,
  };
}

export async function openRegistry(): Promise<Registry> {
  const { runner, people, close } = await open();
  return {
    erase: (name) => people.erase(name),
    rebuildAll: async (done) => {
      const names = runner.names();
      await runner.rebuild(names);
      names.forEach(done);
    },
    close,
  };
}
