/** What a command needs of the world: where it writes, what it may read. */
export interface Io {
  out(text: string): void;
  err(text: string): void;
  /** The text of a file, or why it cannot be read. */
  readFile(path: string): Promise<FileRead>;
}

/** Named where a file is, it is what the program before in a pipe writes. */
export const standardInput = '-';

export type FileRead =
  { readonly ok: true; readonly text: string } | { readonly ok: false; readonly message: string };

/**
 * 0: done. 1: the answer is no, or what was named (a file, a game, a server) is not there, cannot be
 * read or is refused. 2: the command itself is wrong, and nothing was done.
 */
export type ExitCode = 0 | 1 | 2;

/** What the help says of them: the same for every command. */
export const EXIT_CODES = `Exit codes: 0 done; 1 the answer is no, or a file, game, server or database is not there, cannot be read
or is refused; 2 the command is wrong, and nothing was done.
`;

export type Command = (args: readonly string[], io: Io) => Promise<ExitCode>;
