import { Command } from '@nestjs/cqrs';
import type { LoggedDeck } from '#notation/native/header';
import type { Side } from '#rules';
import type { Key } from '../../../../access/presented';
import type { LiveRefusal } from '../../refusal';

export interface OpenedGame {
  readonly ok: true;
  readonly game: string;
  /** One for each seat; they are told here alone. */
  readonly keys: Readonly<Record<Side, Key>>;
}

export interface SeatTaken {
  /** The player's name. */
  readonly name: string;
  readonly deck: LoggedDeck;
}

/** Sits two players down with their decks, and deals. */
export class OpenGame extends Command<OpenedGame | LiveRefusal> {
  constructor(
    readonly seats: Readonly<Record<Side, SeatTaken>>,
    /** Whether everybody may watch what lies open on the table. */
    readonly spectators: boolean,
  ) {
    super();
  }
}
