import { join } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { createApplication } from './application';
import { UploadGame } from './games/commands/upload-game/command';
import { loadSamples } from './games/samples';
import { greeting } from './greeting';
import { loadConfig, type Config } from './platform/config/config';

const SAMPLES = join(__dirname, '..', '..', 'deploy', 'samples');

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

function settings(): Config {
  const config = loadConfig(process.env, process.cwd());
  if (config.role === 'relay' || config.role === 'projector')
    throw new Error(
      `ROLE=${config.role} is not played by this version. Leave ROLE out, or give all or api`,
    );
  return config;
}

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

async function main(): Promise<void> {
  const config = settings();
  const { database } = config;
  say(
    database.kind === 'embedded'
      ? `Starting PostgreSQL on ${database.dataDirectory} ...`
      : 'Connecting to the database that DATABASE_URL names ...',
  );
  const application = await createApplication(config);
  stopOnSignals(application);
  const commands = application.get(CommandBus);
  const games =
    config.role === 'all'
      ? await loadSamples(SAMPLES, (log) => commands.execute(new UploadGame(log)), say)
      : [];
  try {
    await application.listen(config.port, config.host);
  } catch (error) {
    await application.close();
    throw error;
  }
  say(greeting(await application.getUrl(), games[0]));
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
