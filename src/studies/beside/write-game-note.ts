import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Viewer } from '#rules';
import { notYours } from '#studies/study/places';
import { refuse, type StudyRefusal } from '#studies/study/refusal';
import type { Caller } from '../../access/caller';
import { noGameThere } from '../find-source';
import { type NewNote, type WrittenNote, WriteNote, WriteNoteHandler } from '../notes/write-note';
import { memberOf, shows, StudyGate } from '../study-gate';
import { StudyStreams } from '../study-streams';
import { Notebooks } from './notebooks';

/** Writes a note at any moment of any game that the caller may see so, with a key of its notebook. */
export class WriteGameNote extends Command<WrittenNote | StudyRefusal> {
  constructor(
    readonly caller: Caller,
    readonly game: string,
    readonly viewer: Viewer,
    /** As the viewer counts. */
    readonly moment: number,
    readonly note: Omit<NewNote, 'anchor'>,
  ) {
    super();
  }
}

@CommandHandler(WriteGameNote)
export class WriteGameNoteHandler implements ICommandHandler<WriteGameNote> {
  constructor(
    private readonly notebooks: Notebooks,
    private readonly streams: StudyStreams,
    private readonly gate: StudyGate,
    private readonly notes: WriteNoteHandler,
  ) {}

  async execute(command: WriteGameNote): Promise<WrittenNote | StudyRefusal> {
    const { caller, game, viewer, moment, note } = command;
    const sight = await this.gate.sight(game, viewer, caller);
    if (sight === 'none' || sight === 'deleted') return noGameThere(game);
    if (!shows(sight, moment))
      return refuse(
        'ANCHOR_NOT_FOUND',
        `moment ${moment}`,
        'your grant does not show this moment',
        'Take one that it shows.',
      );
    const study = this.notebooks.idFor(game);
    const opened = await this.streams.load(study);
    if (opened === null || memberOf(opened, caller) === null)
      return notYours(`game ${game}`, 'writing a note', 'who joined its notes');
    const chapter = this.notebooks.chapterFor(game, viewer);
    return this.notes.execute(
      new WriteNote(caller, study, chapter, { ...note, anchor: { kind: 'moment', moment } }),
    );
  }
}
