import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { bindAnnotations } from '#notation/jinteki/annotations/bind';
import { pathOf, readAnnotations, sayAbout } from '#notation/jinteki/annotations/read-annotations';
import { type Refusal, refuse } from '#notation/jinteki/refusal';
import { nameFault } from '#text/kept-text';
import { NOTES, type Notes } from './notes';
import { GAME_READER, type GameReader } from '../replay/game-reader';

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

@CommandHandler(AnnotateGame)
export class AnnotateGameHandler implements ICommandHandler<AnnotateGame> {
  constructor(
    @Inject(GAME_READER) private readonly games: GameReader,
    @Inject(NOTES) private readonly notes: Pick<Notes, 'keep'>,
  ) {}

  async execute({ game, file, author }: AnnotateGame): Promise<AnnotatedGame | Refusal> {
    const fault = nameFault(author);
    if (fault !== null)
      return {
        ...refuse('BAD_TEXT', `The author's name has ${fault}.`),
        hint: 'Give another one.',
      };
    const read = readAnnotations(file);
    if (!read.ok) return read;
    const boards = game === null ? null : ((await this.games.get(game))?.boards() ?? null);
    if (game === null || boards === null)
      return {
        ...refuse('NOT_A_REPLAY', 'There is no such replay that notes could be about.'),
        hint: 'Import the replay first, and name the game it made.',
      };
    const { notes, lost } = bindAnnotations(read.annotations, boards, author);
    const [first] = read.annotations;
    if (notes.length === 0 && first !== undefined)
      return {
        ...refuse(
          'OTHER_GAME',
          `${lost === 1 ? 'The note has no place' : `None of the ${String(lost)} notes has a place`} in this game: there is no ${sayAbout(first.about)}.`,
        ),
        path: pathOf(first.about),
      };
    const kept = notes.length === 0 ? 0 : await this.notes.keep(game, 'annotation', notes);
    return { ok: true, kept, lost };
  }
}
