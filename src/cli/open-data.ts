import { counted } from '#text/counted';
import { foreignFile } from '../analysis/open-data/foreign-file';
import {
  writeOpenData,
  type OpenDataFolder,
  type OpenDataSource,
} from '../analysis/open-data/write-open-data';
import { parseOptions } from './options';
import { STORE_USAGE } from './stored';
import type { ShellCommand } from './shell';

export const USAGE = `usage: retrace open-data FOLDER [--force]
Writes all finished games that everybody may see entirely as Parquet, with a README that has a
dictionary and first questions for DuckDB. Run again it writes what has changed, and takes out what
is no longer public. Players are pseudonyms. A README.md or manifest.json that it did not write is
overwritten with --force alone.
${STORE_USAGE}`;

export type OpenPublicGames = () => Promise<OpenDataSource & { close(): Promise<void> }>;

/** What a system says of a folder that cannot be one. */
const WRONG_FOLDER: ReadonlySet<unknown> = new Set([
  ...['ENOENT', 'ENOTDIR', 'EISDIR', 'EEXIST', 'EACCES', 'EPERM', 'EROFS', 'ENOSPC'],
]);

const isOfFolder = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && WRONG_FOLDER.has(error.code);

/** Writes open data. 1: not into that folder, or not over what lies there; 2: the command is wrong. */
export const openData =
  (open: OpenPublicGames, folderAt: (path: string) => OpenDataFolder): ShellCommand =>
  async (args, shell) => {
    const options = parseOptions(args, { force: { type: 'boolean' } });
    const [path, ...more] = options.ok ? options.positionals : [];
    if (!options.ok || path === undefined || more.length > 0) {
      shell.err(`${options.ok ? 'Name one folder.' : options.message}\n${USAGE}`);
      return 2;
    }
    const source = await open();
    try {
      const begun = shell.milliseconds();
      const folder = folderAt(path);
      const foreign = options.values['force'] === true ? null : await foreignFile(folder);
      if (foreign !== null) {
        shell.err(
          `${path} holds a ${foreign} that is not of open data. Name an empty folder, or say --force to overwrite it.\n`,
        );
        return 1;
      }
      const { games, decisions, written, removed, kept } = await writeOpenData(source, folder);
      const seconds = (shell.milliseconds() - begun) / 1000;
      shell.err(
        `${counted(games, 'game')}: ${counted(written, 'partition')} written (${counted(decisions, 'decision')} in ` +
          `${seconds.toFixed(1)} s), ${kept} kept, ${removed} removed.\n`,
      );
      return 0;
    } catch (error) {
      if (!isOfFolder(error)) throw error;
      shell.err(`${path} cannot hold open data: ${error.message}\n`);
      return 1;
    } finally {
      await source.close();
    }
  };
