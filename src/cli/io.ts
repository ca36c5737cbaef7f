/** What a command needs of the world: where it writes, what it may read. */
export interface Io {
  out(text: string): void;
  err(text: string): void;
  /** The text of a file, or why it cannot be read. */
  readFile(path: string): Promise<FileRead>;
}

export type FileRead =
  { readonly ok: true; readonly text: string } | { readonly ok: false; readonly message: string };

/** 0: done. 1: done, and the answer is no. 2: the command was not understood, or could not read. */
export type ExitCode = 0 | 1 | 2;

export type Command = (args: readonly string[], io: Io) => Promise<ExitCode>;
