import { isRecord } from '#text/is-record';
import type { TakeOptions } from '#notation/observed/import-result';

export const REPLAY_FILES = Symbol('ReplayFiles');

/** How a file was taken, as far as its verdict depends on it. */
export type JudgedWith = Pick<TakeOptions, 'keepPartial' | 'decks'>;

/** Files of imported games, without people and chat, to be judged again. */
export interface ReplayFiles {
  /**
   * The file that is kept of a game stays, and how it was sent and taken last is known. Nothing is kept of one
   * that was deleted meanwhile. `sentAs` is what it is known by when it is sent again; null for nothing.
   */
  keep(game: string, packed: Uint8Array, options: JudgedWith, sentAs: string | null): Promise<void>;
  /** The game whose file was sent so last; null where there is none. */
  sentAs(sentAs: string): Promise<{ readonly game: string; readonly options: JudgedWith } | null>;
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
    file: {
      readonly packed: Uint8Array;
      readonly options: unknown;
      readonly sentAs: string | null;
    },
  ): Promise<void>;
  sentAs(sentAs: string): Promise<{ readonly game: string; readonly options: unknown } | null>;
  of(game: string): Promise<{ readonly packed: Uint8Array; readonly options: unknown } | null>;
  has(game: string): Promise<boolean>;
}

function judgedWith(game: string, options: unknown): JudgedWith {
  if (!isJudgedWith(options)) throw new Error(`the file of ${game} was kept by another program`);
  return options;
}

export const replayFiles = (table: Files): ReplayFiles => ({
  keep: (game, packed, options, sentAs) => table.keep(game, { packed, options, sentAs }),
  sentAs: async (sentAs) => {
    const file = await table.sentAs(sentAs);
    return file && { game: file.game, options: judgedWith(file.game, file.options) };
  },
  of: async (game) => {
    const file = await table.of(game);
    return file && { packed: file.packed, options: judgedWith(game, file.options) };
  },
  has: (game) => table.has(game),
});
