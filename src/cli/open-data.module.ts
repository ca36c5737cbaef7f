import { NestFactory } from '@nestjs/core';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { rulesByPool } from '#cards/rules-by-pool';
import type { OpenDataFolder, OpenDataSource } from '../analysis/open-data/write-open-data';
import { FindPublicGames } from '../analysis/open-data/public-games';
import { loadConfig } from '../platform/config/config';
import type { ContentIds } from '../platform/content-id/content-id';
import { makeFolder } from '../platform/folders/make-folder';
import type { EventStore } from '../platform/event-store/event-store';
import { StartLogger } from '../platform/observability/start-logger';
import { parquetOf } from '../platform/parquet/parquet';
import { CONTENT_IDS, EVENT_STORE, UNHURRIED_READER } from '../platform/tokens';
import type { ReadModelReader } from '../platform/projections/projection';
import { WorkerModule } from '../worker.module';

/** The stored games that everybody may see, beside a server that may be running. */
export async function openPublicGames(): Promise<OpenDataSource & { close(): Promise<void> }> {
  const config = loadConfig(process.env, process.cwd());
  const module = WorkerModule.forRoot({ ...config, role: 'api', kafkaBrokers: [] });
  const context = await NestFactory.createApplicationContext(module, {
    logger: new StartLogger(),
    abortOnError: false,
  });
  const games = new FindPublicGames(context.get<ReadModelReader>(UNHURRIED_READER));
  return {
    games: () => games.all(),
    store: context.get<EventStore>(EVENT_STORE),
    pools: rulesByPool,
    ids: context.get<ContentIds>(CONTENT_IDS),
    parquet: ({ columns }, rows) => parquetOf(columns, rows),
    close: () => context.close(),
  };
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Files below a folder of this machine. */
export const folderAt = (root: string): OpenDataFolder => ({
  read: async (path) => {
    try {
      return await readFile(join(root, path), 'utf8');
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  },
  write: async (path, content) => {
    const to = join(root, path);
    makeFolder(dirname(to));
    await writeFile(`${to}.new`, content);
    await rename(`${to}.new`, to);
  },
  remove: (path) => rm(join(root, path), { force: true }),
});
