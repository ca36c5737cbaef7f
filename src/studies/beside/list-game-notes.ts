import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Viewer } from '#rules';
import type { Anchor } from '#studies/study/study';
import type { StoodGame } from '#studies/position/stood-game';
import type { Caller } from '../../access/caller';
import { ERASED } from '../../platform/event-store/event-store';
import { momentNow } from '../notes/counted-moments';
import { NoteWords } from '../notes/note-words';
import { FORMER_GAMES, type FormerGames, SOURCE_GAMES, type SourceGames } from '../ports';

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
    @Inject(FORMER_GAMES) private readonly former: FormerGames,
  ) {}

  async execute({ caller, game, viewer }: ListGameNotes): Promise<readonly GameNote[]> {
    const sight = await this.gate.sight(game, viewer, caller);
    if (sight === 'none' || sight === 'deleted') return [];
    const notebook = await this.streams.load(this.notebooks.idFor(game));
    const former = await this.former.of(game);
    if ((notebook === null || notebook.notes.size === 0) && former.length === 0) return [];
    const stood = await this.games.stand(game);
    const listed = await this.notesOf(game, caller, viewer, (anchor) =>
      momentNow(anchor, stood, viewer),
    );
    for (const one of former)
      listed.push(
        ...(await this.notesOf(one, caller, viewer, await this.placesIn(one, game, stood, viewer))),
      );
    return listed.filter(({ at }) => shows(sight, at)).sort((a, b) => a.at - b.at);
  }

  /**
   * Where notes beside a former game stand in this one: at their decision, or the last that both have. Where this one is
   * of no decisions, in their turn.
   */
  private async placesIn(
    former: string,
    game: string,
    stood: StoodGame | null,
    viewer: Viewer,
  ): Promise<(anchor: Anchor) => number | null> {
    const before = await this.games.stand(former);
    if (stood === null) {
      const [theirs, ours] = [
        await this.games.turns(former, viewer),
        await this.games.turns(game, viewer),
      ];
      return (anchor) => {
        const moment = momentNow(anchor, before, viewer);
        if (moment === null) return null;
        const turn = theirs.findLastIndex((began) => began <= moment);
        return turn < 0 ? 0 : (ours[turn] ?? ours.at(-1) ?? 0);
      };
    }
    const shared = before === null ? 0 : sharedBy(stood, before);
    return (anchor) =>
      anchor.kind !== 'moment' || anchor.decision === undefined
        ? null
        : stood.momentsFrom(Math.min(anchor.decision, shared), viewer).first;
  }

  /** Those beside a game that the caller may read; what has no place is left out. */
  private async notesOf(
    game: string,
    caller: Caller,
    viewer: Viewer,
    place: (anchor: Anchor) => number | null,
  ): Promise<GameNote[]> {
    const id = this.notebooks.idFor(game);
    const study = await this.streams.load(id);
    if (study === null || study.notes.size === 0) return [];
    const words = await this.words.of(id, study.notes);
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
      const at = note.chapter === chapter.id ? place(note.anchor) : null;
      if (at === null || !isShown(note, chapter, member)) continue;
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
    return listed;
  }
}

/** How many decisions two games have in common, from their beginnings on. */
function sharedBy(one: StoodGame, other: StoodGame): number {
  const theirs = other.decisionsAfter(0);
  const differs = one
    .decisionsAfter(0)
    .findIndex((decision, at) => JSON.stringify(decision) !== JSON.stringify(theirs[at]));
  return differs < 0 ? Math.min(one.decisions, other.decisions) : differs;
}
