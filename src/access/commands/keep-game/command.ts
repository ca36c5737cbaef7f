import { Command } from '@nestjs/cqrs';

/**
 * Keeps a game to those who hold keys of it, before it is stored: an upload, or a game to be played
 * with spectators or without. Throws for a game that is kept already.
 */
export class KeepGame extends Command<void> {
  constructor(
    readonly game: string,
    readonly as: 'upload' | 'live',
    readonly spectators: boolean,
  ) {
    super();
  }
}
