import { rulesByPool } from '#cards/rules-by-pool';
import type { Decision, Viewer } from '#rules';
import type { LogHeader } from '#notation/native/header';
import { readLog } from '#notation/native/read-log';
import { CachedGames, type CachedGame, type GameKind } from '../../src/games/replay/cached-games';
import { BranchGames } from '../../src/games/replay/branch-games';
import { GetSeatRecord, GetSeatRecordHandler } from '../../src/games/replay/get-seat-record';
import { RecordedGames } from '../../src/games/replay/recorded-games';
import { StandAt, StandAtHandler } from '../../src/games/replay/stand-at';
import { viewAccesses, viewScores } from '../../src/analysis/view-record';
import { callerWith, type Caller } from '../../src/access/caller';
import { StoredKeys } from '../../src/access/keys';
import type { Key } from '../../src/access/presented';
import { systemClock } from '../../src/platform/clock/clock';
import { storedStreams } from '../../src/platform/event-store/stored-streams';
import { newSecret } from '../../src/platform/randomness/secret';
import { AddChapterHandler } from '../../src/studies/add-chapter';
import { AdmitMemberHandler } from '../../src/studies/admit-member';
import { JoinNotesHandler } from '../../src/studies/beside/join-notes';
import { ListGameNotesHandler } from '../../src/studies/beside/list-game-notes';
import { Notebooks } from '../../src/studies/beside/notebooks';
import { WriteGameNoteHandler } from '../../src/studies/beside/write-game-note';
import { CheckBranchHandler } from '../../src/studies/branches/check-branch';
import { FindBranch, FindBranchHandler } from '../../src/studies/branches/find-branch';
import { WritePositionHandler } from '../../src/studies/branches/write-position';
import { WriteScenarioHandler } from '../../src/studies/branches/write-scenario';
import { GrowBranchHandler } from '../../src/studies/branches/grow-branch';
import { OpenChapter } from '../../src/studies/branches/open-chapter';
import { StudyDesk } from '../../src/studies/desk';
import { BroughtGames } from '../../src/studies/brought-games';
import { EditStudyHandler } from '../../src/studies/edit-study';
import { ExportStudyHandler } from '../../src/studies/export-study';
import { FindSource } from '../../src/studies/find-source';
import { ImportStudyHandler } from '../../src/studies/import-study';
import { AnchorCheck } from '../../src/studies/notes/anchor-check';
import { CountedMoments } from '../../src/studies/notes/counted-moments';
import { FileNotes } from '../../src/studies/notes/file-notes';
import { NoteWords, type NoteTexts } from '../../src/studies/notes/note-words';
import { NotePace } from '../../src/studies/notes/pace';
import { RemoveNoteHandler } from '../../src/studies/notes/remove-note';
import { ReviseNoteHandler } from '../../src/studies/notes/revise-note';
import { WriteNoteHandler } from '../../src/studies/notes/write-note';
import { OpenStudyHandler } from '../../src/studies/open-study';
import type { GameAccess, GameUploads, PublicDeck, Sight } from '../../src/studies/ports';
import { ShowStudyHandler } from '../../src/studies/show-study';
import { StudyGate } from '../../src/studies/study-gate';
import { studyForm, StudyStreams } from '../../src/studies/study-streams';
import { TakeInHandler } from '../../src/studies/take-in';
import { gameRecorded, decided } from '#notation/recorded/recorded';
import { Memory } from '#streams/memory';
import { memoryEventStore } from './memory-event-store';

/** Words of notes in memory; `erase` does what erasing a name does. */
function memoryTexts(): NoteTexts & { erase(author: string): void } {
  const kept = new Map<
    string,
    { study: string; author: string; note: string; revision: number; text: string }
  >();
  return {
    keep: async (study, author, words) => {
      kept.set(`${words.note} ${words.revision}`, { study, author, ...words });
      return true;
    },
    of: async (study, notes) =>
      [...kept.values()].filter(
        (one) => one.study === study && (notes === null || notes.includes(one.note)),
      ),
    erase: (name) => {
      for (const [key, { author }] of kept) if (author === name) kept.delete(key);
    },
  };
}

export interface StudyTableOptions {
  readonly games?: readonly {
    readonly id: string;
    readonly header: LogHeader;
    readonly decisions: readonly Decision[];
  }[];
  readonly decks?: readonly PublicDeck[];
  /** What a caller sees of a game; all of it as anybody where nothing is said. */
  readonly sight?: (caller: Caller, game: string, viewer: string) => Sight;
  readonly owns?: GameAccess['owns'];
  readonly newId?: () => string;
}

/** The module of studies without Nest and without a database. */
export async function studyTable(options: StudyTableOptions = {}) {
  const { sight = () => 'all' as const, owns = () => false, decks = [] } = options;
  const store = memoryEventStore();
  const clock = { now: () => new Date(), newId: options.newId ?? (() => systemClock.newId()) };
  for (const { id, header, decisions } of options.games ?? [])
    await store.append(`game-${id}`, 'no-stream', [
      { id: systemClock.newId(), type: gameRecorded, data: header },
      ...decisions.map((data) => ({ id: systemClock.newId(), type: decided, data })),
    ]);
  const memory = new Memory();
  const known = new Map<string, string>();
  const chapters = {
    studyOf: async (chapter: string) => known.get(chapter) ?? null,
    isKnown: (chapter: string) => known.has(chapter),
    add: (chapter: string, study: string) => void known.set(chapter, study),
  };
  const streams = new StudyStreams(storedStreams(store, clock, studyForm), memory);
  const access: GameAccess = { sight: async (...asked) => sight(...asked), owns };
  const kinds: GameKind<CachedGame>[] = [new RecordedGames(store, rulesByPool)];
  const reader = new CachedGames(kinds, memory);
  const stand = new StandAtHandler(reader);
  const records = new GetSeatRecordHandler(reader);
  const sources = {
    stand: (game: string) => stand.execute(new StandAt(game)),
    moments: async (game: string, viewer: Viewer) =>
      (await reader.get(game))?.momentsOf(viewer) ?? null,
    turns: async () => [],
    record: (game: string, seat: 'corp' | 'runner', moment: number) =>
      records.execute(new GetSeatRecord(game, seat, moment)),
  };
  const gate = new StudyGate(access, clock, sources);
  const opening = new OpenChapter(sources, rulesByPool);
  const find = new FindBranchHandler(streams, chapters, opening);
  const branches = { find: (id: string) => find.execute(new FindBranch(id)) };
  kinds.push(
    new BranchGames(
      branches,
      reader,
      rulesByPool,
      { accesses: viewAccesses, scores: viewScores },
      memory,
    ),
  );
  const desk = new StudyDesk(streams, gate, chapters);
  const finding = new FindSource(
    gate,
    opening,
    sources,
    access,
    { of: async () => decks },
    chapters,
    rulesByPool,
  );
  const keys = new StoredKeys(memoryEventStore(), clock, newSecret);
  const texts = memoryTexts();
  const words = new NoteWords(texts, memory);
  const pace = new NotePace();
  const anchors = new AnchorCheck(sources);
  const notebooks = new Notebooks(streams, clock);
  const write = new WriteNoteHandler(desk, anchors, words, pace, clock);
  const check = new CheckBranchHandler(streams, chapters, gate);
  const show = new ShowStudyHandler(streams, gate, words, new CountedMoments(sources), memory);
  const uploads: GameUploads = {
    keep: async (log) => {
      const read = readLog(log.split('\n'));
      if (!read.ok) throw new Error(read.message);
      const game = clock.newId();
      const { header, entries } = read.log;
      await store.append(`game-${game}`, 'no-stream', [
        { id: systemClock.newId(), type: gameRecorded, data: header },
        ...entries.map(({ decision: data }) => ({ id: systemClock.newId(), type: decided, data })),
      ]);
      return { game, key: await keys.issue({ for: 'upload', game, sending: null }) };
    },
  };
  return {
    store,
    streams,
    chapters,
    reader,
    sources,
    texts,
    memory,
    open: new OpenStudyHandler(desk, finding, keys, clock),
    add: new AddChapterHandler(desk, finding, clock),
    grow: new GrowBranchHandler(desk, opening, sources),
    edit: new EditStudyHandler(desk),
    admit: new AdmitMemberHandler(desk, keys, clock),
    take: new TakeInHandler(desk, gate, keys, clock),
    show,
    check,
    line: new WritePositionHandler(check, sources),
    scenario: new WriteScenarioHandler(check, find, sources, rulesByPool),
    export: new ExportStudyHandler(show, opening, sources),
    import: new ImportStudyHandler(
      desk,
      new BroughtGames(access, sources, uploads),
      new FileNotes(desk, words, anchors, clock),
      keys,
      clock,
      rulesByPool,
    ),
    write,
    join: new JoinNotesHandler(notebooks, gate, desk, keys, clock),
    beside: new ListGameNotesHandler(notebooks, streams, gate, words, sources, {
      of: async () => [],
    }),
    writeBeside: new WriteGameNoteHandler(notebooks, streams, gate, write),
    revise: new ReviseNoteHandler(desk, anchors, words, pace),
    remove: new RemoveNoteHandler(desk, access),
    holder: (...given: readonly Key[]): Promise<Caller> => keys.callerOf(given),
    and: (...callers: readonly Caller[]): Caller =>
      callerWith(callers.flatMap(({ purposes }) => purposes)),
  };
}
