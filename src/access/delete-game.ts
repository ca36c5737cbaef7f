import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from './caller';
import { gamesOf } from './purpose';
import type { AccessRefusal } from './refusal';
import { Subjects } from './subjects';

export interface DeletedGame {
  readonly game: string;
  /** False where others sent it too, and keep it. */
  readonly gone: boolean;
}

export interface Deleted {
  readonly ok: true;
  readonly games: readonly DeletedGame[];
}

/**
 * Deletes what an upload became, or a game that was played here: all that is stored of it, in this process
 * and every other. What others sent too stays theirs.
 */
export class DeleteGame extends Command<Deleted | AccessRefusal> {
  constructor(
    readonly caller: Caller,
    readonly game: string,
  ) {
    super();
  }
}

@CommandHandler(DeleteGame)
export class DeleteGameHandler implements ICommandHandler<DeleteGame> {
  constructor(private readonly subjects: Subjects) {}

  async execute({ caller, game }: DeleteGame): Promise<Deleted | AccessRefusal> {
    const games: DeletedGame[] = [];
    for (const one of uploadedWith(caller, game)) {
      const written = await this.subjects.decideOn(caller, one, (by) => ({ type: 'delete', by }));
      if (!written.ok) return written;
      games.push({ game: one, gone: written.state.deleted });
    }
    return { ok: true, games };
  }
}

/** The game, and what else the same file became. */
function uploadedWith({ purposes }: Caller, game: string): readonly string[] {
  const files = purposes.filter((purpose) => purpose.for === 'import').map(gamesOf);
  return [...new Set([game, ...files.filter((file) => file.includes(game)).flat()])];
}
