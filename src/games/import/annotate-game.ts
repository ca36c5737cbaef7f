import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { bindAnnotations } from '#notation/jinteki/annotations/bind';
import { readAnnotations } from '#notation/jinteki/annotations/read-annotations';
import { refuse, type Refusal } from '#notation/jinteki/refusal';
import { NOTES, type Notes } from './notes';
import { ObservedGames } from './observed-games';
import { AnnotateGame, type AnnotatedGame } from './annotate-game.command';

@CommandHandler(AnnotateGame)
export class AnnotateGameHandler implements ICommandHandler<AnnotateGame> {
  constructor(
    private readonly games: ObservedGames,
    @Inject(NOTES) private readonly notes: Pick<Notes, 'keep'>,
  ) {}

  async execute({ game, file, author }: AnnotateGame): Promise<AnnotatedGame | Refusal> {
    const read = readAnnotations(file);
    if (!read.ok) return read;
    const found = game === null ? null : await this.games.get(game);
    if (game === null || found === null || found.last < 0)
      return {
        ...refuse('NOT_A_REPLAY', 'There is no such replay that notes could be about.'),
        mend: 'Import the replay first, and name the game it made.',
      };
    const { notes, lost } = bindAnnotations(read.annotations, found.tables(), author);
    const kept = notes.length === 0 ? 0 : await this.notes.keep(game, 'annotation', notes);
    return { ok: true, kept, lost };
  }
}
