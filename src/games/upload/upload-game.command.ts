import { Command } from '@nestjs/cqrs';
import type { LogRefusal } from '#notation/native/refusal';
import type { Reason } from '#rules/state/state';
import type { Side } from '#rules/state/side';

export interface UploadedGame {
  readonly ok: true;
  readonly id: string;
  /** False when the very same game was there already. */
  readonly created: boolean;
  readonly decisions: number;
  /** Null for a draw, and while the game is not over. */
  readonly winner: Side | null;
  /** Null while the game is not over. */
  readonly reason: Reason | null;
}

/** Judges a game by every rule and stores it whole, or refuses it and stores nothing. */
export class UploadGame extends Command<UploadedGame | LogRefusal> {
  constructor(
    /** The file: bytes that have to be UTF-8, or a text. */
    readonly content: Uint8Array | string,
    /** Whether it is kept from everybody until it is opened; otherwise it is published. */
    readonly kept = false,
  ) {
    super();
  }
}
