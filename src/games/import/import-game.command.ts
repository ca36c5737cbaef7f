import { Command } from '@nestjs/cqrs';
import type { Refusal } from '#notation/jinteki/refusal';
import type { ObservedVerdict, Warning } from '#notation/observed/header';
import type { TakeOptions } from '#notation/observed/taken';

export interface ImportedGame {
  readonly ok: true;
  /** Of the observed game. */
  readonly id: string;
  /** False when the very same file was there already. */
  readonly created: boolean;
  readonly verdict: ObservedVerdict;
  readonly warnings: readonly Warning[];
}

/** Which of the readers a file is for. */
export type Source = 'replay' | 'pasted-log';

/** Reads a file of jinteki.net, observes and verifies it, and stores it whole, or refuses it and stores nothing. */
export class ImportGame extends Command<ImportedGame | Refusal> {
  constructor(
    readonly source: Source,
    /** Unpacked. */
    readonly content: Uint8Array | string,
    readonly options: TakeOptions = {},
    /** Whether it is kept from everybody until it is opened; otherwise it is published. */
    readonly kept = false,
  ) {
    super();
  }
}
