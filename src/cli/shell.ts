import type { OwnProcesses } from '../platform/processes/processes';
import type { ExitCode, Io } from './io';

export type BytesRead =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly message: string };

export type Written = { readonly ok: true } | { readonly ok: false; readonly message: string };

export type Answered =
  | { readonly ok: true; readonly status: number; readonly body: unknown }
  | { readonly ok: false; readonly message: string };

export interface Terminal {
  readonly columns: number;
  readonly rows: number;
  /** Keys can be read and the screen be drawn. */
  readonly interactive: boolean;
  /** What is written to standard output may be coloured. */
  readonly colours: boolean;
  /** Standard output is a terminal: somebody reads it, and no program. */
  readonly isRead: boolean;
  /** Standard error is a terminal, so that a line of it can be drawn over. */
  readonly progress: boolean;
}

/** What commands that read many files, ask a server or draw need besides `Io`. */
export interface Shell extends Io {
  readonly terminal: Terminal;
  /** The address of the server to be asked, unless an option names another. */
  readonly server: string;
  /** The keys to ask it with, commas between; empty for none. */
  readonly key: string;
  /** The bytes of a file, unpacked when its name ends in .gz. */
  readBytes(path: string): Promise<BytesRead>;
  /** Makes the folders on the way. */
  writeFile(path: string, text: string): Promise<Written>;
  /**
   * Files that a path, a folder or a pattern with * and ? stands for, in order; none if missing. Of
   * a folder those whose names are `wanted`, logs if nothing else is said.
   */
  files(pattern: string, wanted?: RegExp): Promise<readonly string[]>;
  post(
    url: string,
    type: string,
    body: Uint8Array | string,
    keys?: readonly string[],
  ): Promise<Answered>;
  /** What an address answers: text where it is what was asked for, and what an error says as JSON. */
  get(url: string, keys?: readonly string[]): Promise<Answered>;
  /** Whole numbers below a bound from a seed, the same for ever. */
  source(seed: string): (below: number) => number;
  /** As many processes at most, begun when there is work for them. */
  processes(most: number): OwnProcesses;
  /** Milliseconds since some fixed moment. */
  milliseconds(): number;
  /** Keys as they are pressed; the terminal is itself again when the caller stops asking. */
  keys(): AsyncIterable<string>;
}

export type ShellCommand = (args: readonly string[], shell: Shell) => Promise<ExitCode>;
