import { Command } from '@nestjs/cqrs';
import type { Refusal } from '#notation/jinteki/refusal';

export interface AnnotatedGame {
  readonly ok: true;
  /** Notes that are new. */
  readonly kept: number;
  /** Notes about turns or steps that the game does not have. */
  readonly lost: number;
}

/** Keeps a file of annotations of jinteki.net beside an observed game, as somebody's notes. */
export class AnnotateGame extends Command<AnnotatedGame | Refusal> {
  constructor(
    /** Null: one that is not there for whoever asks. */
    readonly game: string | null,
    readonly file: string,
    /** Who wrote notes that name nobody. */
    readonly author: string,
  ) {
    super();
  }
}
