import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Viewer } from '#rules';
import type { Caller } from '../../access/caller';
import { ERASED } from '../../platform/event-store/event-store';
import { momentNow } from '../notes/counted-moments';
import { NoteWords } from '../notes/note-words';
import { SOURCE_GAMES, type SourceGames } from '../ports';
import { isShown, shownNote, type ShownNote } from '../show-study';
import { memberOf, shows, StudyGate } from '../study-gate';
import { StudyStreams } from '../study-streams';
import { Notebooks } from './notebooks';

/** A note beside a game. */
export interface GameNote extends ShownNote {
  /** The id under which it is rewritten, taken out and hidden. */
  readonly study: string;
  /** The moment it is about, as its viewer counts today. */
  readonly at: number;
}

/** Notes that were written beside what a viewer is told of a game, as far as the caller may see that. */
export class ListGameNotes extends Query<readonly GameNote[]> {
  constructor(
    readonly caller: Caller,
    readonly game: string,
    readonly viewer: Viewer,
  ) {
    super();
  }
}

@QueryHandler(ListGameNotes)
export class ListGameNotesHandler implements IQueryHandler<ListGameNotes> {
  constructor(
    private readonly notebooks: Notebooks,
    private readonly streams: StudyStreams,
    private readonly gate: StudyGate,
    private readonly words: NoteWords,
    @Inject(SOURCE_GAMES) private readonly games: SourceGames,
  ) {}

  async execute({ caller, game, viewer }: ListGameNotes): Promise<readonly GameNote[]> {
    const sight = await this.gate.sight(game, viewer, caller);
    const id = this.notebooks.idFor(game);
    const isOpen = sight !== 'none' && sight !== 'deleted';
    const study = isOpen ? await this.streams.load(id) : null;
    if (study === null || study.notes.size === 0) return [];
    const stood = await this.games.stand(game);
    const words = await this.words.of(id, study.notes.values());
    const member = memberOf(study, caller);
    const names = new Map(
      [...study.members, ...study.dismissed].map(([one, { name }]) => [one, name]),
    );
    const chapter = study.chapters.find(
      (one) => one.id === this.notebooks.chapterFor(game, viewer),
    );
    if (chapter === undefined) return [];
    const listed: GameNote[] = [];
    for (const note of study.notes.values()) {
      const at = note.chapter === chapter.id ? momentNow(note.anchor, stood, viewer) : null;
      if (at === null || !shows(sight, at) || !isShown(note, chapter, member)) continue;
      const name = names.get(note.author) ?? null;
      const read = words.get(note.id);
      const shown = shownNote(
        note,
        name === ERASED ? null : name,
        note.author === member?.id,
        read?.revision === note.revision ? read : undefined,
      );
      listed.push({ ...shown, study: id, at, moment: at });
    }
    return listed.sort((a, b) => a.at - b.at);
  }
}
