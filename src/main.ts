import { join } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { createApplication, createWorker } from './application';
import { UploadGame } from './games/upload/upload-game';
import { loadSamples } from './games/upload/samples';
import { greeting } from './greeting';
import { listenFailure } from './platform/config/listen-failure';
import { CannotStart } from './platform/config/cannot-start';
import { loadConfig } from './platform/config/config';
import { warmUp } from './warm-up';

const SAMPLES = join(__dirname, '..', '..', 'deploy', 'samples');

const SECOND = 1_000;

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** Finishes what was accepted, then stops the database. A second signal does not wait. */
function stopOnSignals(application: INestApplicationContext): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    say('Stopping ...');
    application.close().catch((error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      process.exitCode = 1;
    });
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
}

function samples(application: INestApplicationContext): Promise<readonly string[]> {
  const commands = application.get(CommandBus);
  return loadSamples(SAMPLES, (log) => commands.execute(new UploadGame(log, false, null)), say);
}

async function main(): Promise<void> {
  const config = loadConfig(process.env, process.cwd());
  const { database } = config;
  say(
    database.kind === 'embedded'
      ? `Starting PostgreSQL on ${database.dataDirectory} ...`
      : 'Connecting to the database that DATABASE_URL names ...',
  );
  const worker = config.role === 'relay' || config.role === 'projector';
  const application = await (worker ? createWorker(config) : createApplication(config));
  stopOnSignals(application);
  const games = config.role === 'all' ? await samples(application) : [];
  if (!worker && config.warmUp > 0)
    await warmUp((request) => application.inject(request), config.warmUp * SECOND);
  try {
    await application.listen(config.port, config.host);
  } catch (error) {
    await application.close();
    const { port, host } = config;
    throw listenFailure(error, { variable: 'PORT', port, host });
  }
  const address = await application.getUrl();
  say(worker ? `Retrace works as ${config.role}; ${address}/ready` : greeting(address, games[0]));
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  // A server that was not agreed with may hold its connection.
  if (error instanceof CannotStart) process.exit(1);
  process.exitCode = 1;
});
