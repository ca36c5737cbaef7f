import { isRecord } from '#text/is-record';
import type { TakeOptions } from '#notation/observed/import-result';

export const REPLAY_FILES = Symbol('ReplayFiles');

/** How a file was taken, as far as its verdict depends on it. */
export type JudgedWith = Pick<TakeOptions, 'keepPartial' | 'decks'>;

/** Files of imported games, without people and chat, to be judged again. */
export interface ReplayFiles {
  /** The file that is kept of a game stays, and how it was taken last is known. Nothing is kept of one that was deleted meanwhile. */
  keep(game: string, packed: Uint8Array, options: JudgedWith): Promise<void>;
  /** Null where none was kept: the game came before files were, or is a pasted log. */
  of(game: string): Promise<{ readonly packed: Uint8Array; readonly options: JudgedWith } | null>;
  has(game: string): Promise<boolean>;
}

// What is stored was written by this program.
const isJudgedWith = (value: unknown): value is JudgedWith =>
  isRecord(value) && 'keepPartial' in value && 'decks' in value;

/** Where files lie, whatever is said of how they were taken. */
interface Files {
  keep(
    game: string,
    file: { readonly packed: Uint8Array; readonly options: unknown },
  ): Promise<void>;
  of(game: string): Promise<{ readonly packed: Uint8Array; readonly options: unknown } | null>;
  has(game: string): Promise<boolean>;
}

export const replayFiles = (table: Files): ReplayFiles => ({
  keep: (game, packed, options) => table.keep(game, { packed, options }),
  of: async (game) => {
    const file = await table.of(game);
    if (file === null) return null;
    const { packed, options } = file;
    if (!isJudgedWith(options)) throw new Error(`the file of ${game} was kept by another program`);
    return { packed, options };
  },
  has: (game) => table.has(game),
});
