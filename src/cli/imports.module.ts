import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module';
import { JudgeAgain } from '../games/import/judge-again';
import { loadConfig } from '../platform/config/config';
import type { Database } from '../platform/database/database';
import { StartLogger } from '../platform/observability/start-logger';
import { ReplayFileTable } from '../platform/replay-files/replay-file-table';
import { DATABASE } from '../platform/tokens';
import type { Imports } from './judge-imports';

const WITHOUT_FILE = `select count(*)::int as games from observed.game
  where origin = 'replay' and not exists (select from replay_files where replay_files.game = id)`;

/** Imported games of a program that runs; closing them leaves it running. */
export function importsOf(context: Pick<INestApplicationContext, 'get'>): Imports {
  const { pool } = context.get<Database>(DATABASE);
  const commands = context.get(CommandBus);
  return {
    games: () => new ReplayFileTable(pool).games(),
    judge: (game) => commands.execute(new JudgeAgain(game)),
    withoutFile: async () => {
      const { rows } = await pool.query<{ games: number }>(WITHOUT_FILE);
      return rows[0]?.games ?? 0;
    },
    close: () => Promise.resolve(),
  };
}

/** The program as it stands beside a running server, or without one: it answers nobody. */
export async function openImports(): Promise<Imports> {
  const config = loadConfig(process.env, process.cwd());
  const module = AppModule.forRoot({ ...config, role: 'all', kafkaBrokers: [] });
  const context = await NestFactory.createApplicationContext(module, {
    logger: new StartLogger(),
    abortOnError: false,
  });
  return { ...importsOf(context), close: () => context.close() };
}
