import { Logger, Module } from '@nestjs/common';
import { CommandBus, CqrsModule, QueryBus } from '@nestjs/cqrs';
import type { RulesByPool } from '#cards/rules-by-pool';
import { refuse } from '#studies/study/refusal';
import type { Memory } from '#streams/memory';
import { anonymous } from '../access/caller';
import { CheckAccess } from '../access/check-access';
import { claimsOn, owns } from '../access/claims';
import { KEYS, type Keys } from '../access/keys';
import { ListDecks } from '../decks/list-decks';
import { ShowDeck } from '../decks/show-deck';
import { UploadGame } from '../games/upload/upload-game';
import { FindFormer } from '../games/import/find-former';
import { OpenGameAt } from '../games/play/open-game-at';
import { Progress } from '../games/play/progress';
import { seatDeck } from '../games/play/seat-deck';
import { CountMoments } from '../games/replay/count-moments';
import { FindStep } from '../games/replay/find-step';
import { GetSeatRecord } from '../games/replay/get-seat-record';
import { StandAt } from '../games/replay/stand-at';
import type { Clock } from '../platform/clock/clock';
import type { Database } from '../platform/database/database';
import type { EventStore } from '../platform/event-store/event-store';
import { storedStreams } from '../platform/event-store/stored-streams';
import { StudyNoteTable } from '../platform/notes/study-notes';
import { listedBy } from '../platform/projections/listed';
import type { ProjectionRunner } from '../platform/projections/projection-runner';
import type { ReadModelReader } from '../platform/projections/projection';
import { firstRows } from '../platform/projections/span';
import {
  CLOCK,
  DATABASE,
  EVENT_STORE,
  MEMORY,
  PROJECTIONS,
  READ_MODEL_READER,
} from '../platform/tokens';
import { RULES_BY_POOL } from '../rules-by-pool';
import { AddChapterHandler } from './add-chapter';
import { AdmitMemberHandler } from './admit-member';
import { JoinNotesHandler } from './beside/join-notes';
import { ListGameNotesHandler } from './beside/list-game-notes';
import { Notebooks } from './beside/notebooks';
import { WriteGameNoteHandler } from './beside/write-game-note';
import { CheckBranchHandler } from './branches/check-branch';
import { EditPositionHandler } from './branches/edit-position';
import { FindBranchHandler } from './branches/find-branch';
import { GrowBranchHandler } from './branches/grow-branch';
import { WritePositionHandler } from './branches/write-position';
import { WriteScenarioHandler } from './branches/write-scenario';
import { ListBranchMomentsHandler } from './branches/list-branch-moments';
import { PlayOnHandler } from './branches/play-on';
import { ShowBranchHandler } from './branches/show-branch';
import { OpenChapter } from './branches/open-chapter';
import { StudyDesk } from './desk';
import { BroughtGames } from './brought-games';
import { EditStudyHandler } from './edit-study';
import { ExportStudyHandler } from './export-study';
import { FindSource } from './find-source';
import { ImportStudyHandler } from './import-study';
import { KnowsBranchHandler } from './branches/knows-branch';
import { ListStudiesHandler } from './list-studies';
import { ListStudiesOfGameHandler } from './list-studies-of-game';
import { ListHistoryHandler } from './history/list-history';
import { StudyChanges } from './history/study-changes';
import { AnchorCheck } from './notes/anchor-check';
import { CountedMoments } from './notes/counted-moments';
import { FileNotes } from './notes/file-notes';
import { NoteWords } from './notes/note-words';
import { NotePace } from './notes/pace';
import { RemoveNoteHandler } from './notes/remove-note';
import { ReviseNoteHandler } from './notes/revise-note';
import { WriteNoteHandler } from './notes/write-note';
import { OpenStudyHandler } from './open-study';
import {
  CHAPTERS,
  FORMER_GAMES,
  GAME_ACCESS,
  GAME_UPLOADS,
  LIVE_GAMES,
  PUBLIC_DECKS,
  SOURCE_GAMES,
  STUDY_PROGRESS,
  type FormerGames,
  type GameAccess,
  type GameUploads,
  type LiveGames,
  type PublicDecks,
  type SourceGames,
  type StudyProgress,
} from './ports';
import { ShowStudyHandler } from './show-study';
import { storedChapters, storedStudyIndex } from './stored-index';
import { StudyGate } from './study-gate';
import { STUDY_INDEX } from './study-index';
import { StudyProjectionsModule } from './study-projections.module';
import { studyForm, StudyStreams } from './study-streams';
import { TakeInHandler } from './take-in';

const sourceGames = (queries: QueryBus): SourceGames => ({
  stand: (game) => queries.execute(new StandAt(game)),
  moments: (game, viewer) => queries.execute(new CountMoments(game, viewer)),
  turns: async (game, viewer) => {
    const turns: number[] = [];
    // None begins with the first: hands are drawn and kept before.
    for (let at = 0; ;) {
      const next = await queries.execute(new FindStep(game, viewer, at, 'turn', 'next'));
      if (!next.ok || next.value === null) return turns;
      turns.push((at = next.value));
    }
  },
  record: (game, seat, moment) => queries.execute(new GetSeatRecord(game, seat, moment)),
});

const gameAccess = (queries: QueryBus): GameAccess => ({
  sight: async (caller, game, viewer) => {
    const decision = await queries.execute(new CheckAccess(caller, game, viewer));
    if (decision.ok) return decision.ranges;
    return decision.why?.code === 'GAME_DELETED' ? 'deleted' : 'none';
  },
  owns: (caller, game) => owns(claimsOn(game, caller), 'judge'),
});

/** Decks that are looked through for one that an opponent may have played. */
const MOST_DECKS = 40;

const publicDecks = (queries: QueryBus, pools: RulesByPool): PublicDecks => ({
  of: async (identity, poolName) => {
    const pool = pools.find(poolName)?.pool;
    const definition = pool?.byCode.get(identity);
    if (pool === undefined || definition === undefined) return [];
    const filter = { owner: null, name: null, identity: definition.value.title };
    const { rows } = await queries.execute(new ListDecks(filter, firstRows(MOST_DECKS)));
    const shown = await Promise.all(
      rows.map(({ deckId }) => queries.execute(new ShowDeck(deckId, anonymous))),
    );
    return shown.flatMap((deck) => {
      const last = deck?.versions.at(-1);
      if (last === undefined) return [];
      const seated = seatDeck(last.list, definition.side, 'the deck', pool);
      return seated.ok ? [seated.deck] : [];
    });
  },
});

const formerGames = (queries: QueryBus): FormerGames => ({
  of: (game) => queries.execute(new FindFormer(game)),
});

const gameUploads = (commands: CommandBus, keys: Pick<Keys, 'issue'>): GameUploads => ({
  keep: async (log) => {
    const uploaded = await commands.execute(new UploadGame(log, true));
    if (!uploaded.ok)
      return refuse('ILLEGAL', `game, line ${uploaded.line}`, uploaded.message, uploaded.hint);
    const { id: game } = uploaded;
    return { game, key: await keys.issue({ for: 'upload', game, sending: null }) };
  },
});

const liveGames = (commands: CommandBus): LiveGames => ({
  open: async (header, decisions, spectators, fork) => {
    const opened = await commands.execute(new OpenGameAt(header, decisions, spectators, fork));
    return opened.ok ? opened : refuse('BAD_TEXT', 'players', opened.message, opened.hint);
  },
});

@Module({
  imports: [CqrsModule, StudyProjectionsModule],
  providers: [
    {
      provide: StudyStreams,
      inject: [EVENT_STORE, PROJECTIONS, CLOCK, MEMORY],
      useFactory: (
        store: EventStore,
        projections: ProjectionRunner,
        clock: Clock,
        memory: Memory,
      ) => new StudyStreams(storedStreams(store, clock, studyForm, listedBy(projections)), memory),
    },
    { provide: SOURCE_GAMES, inject: [QueryBus], useFactory: sourceGames },
    { provide: GAME_ACCESS, inject: [QueryBus], useFactory: gameAccess },
    { provide: FORMER_GAMES, inject: [QueryBus], useFactory: formerGames },
    { provide: GAME_UPLOADS, inject: [CommandBus, KEYS], useFactory: gameUploads },
    { provide: LIVE_GAMES, inject: [CommandBus], useFactory: liveGames },
    { provide: PUBLIC_DECKS, inject: [QueryBus, RULES_BY_POOL], useFactory: publicDecks },
    {
      provide: CHAPTERS,
      inject: [READ_MODEL_READER],
      useFactory: (reader: ReadModelReader) => storedChapters(reader),
    },
    {
      provide: STUDY_INDEX,
      inject: [READ_MODEL_READER],
      useFactory: (reader: ReadModelReader) => storedStudyIndex(reader),
    },
    {
      provide: NoteWords,
      inject: [DATABASE, MEMORY],
      useFactory: ({ pool }: Database, memory: Memory) =>
        new NoteWords(new StudyNoteTable(pool), memory),
    },
    {
      provide: STUDY_PROGRESS,
      inject: [EVENT_STORE],
      useFactory: (store: EventStore): StudyProgress => {
        const logger = new Logger('Studies');
        return new Progress(store, (error) => logger.error(error), 'study-');
      },
    },
    StudyChanges,
    ListHistoryHandler,
    StudyGate,
    StudyDesk,
    Notebooks,
    JoinNotesHandler,
    ListGameNotesHandler,
    WriteGameNoteHandler,
    OpenChapter,
    FindSource,
    AnchorCheck,
    CountedMoments,
    NotePace,
    AddChapterHandler,
    AdmitMemberHandler,
    CheckBranchHandler,
    EditPositionHandler,
    EditStudyHandler,
    BroughtGames,
    ExportStudyHandler,
    FileNotes,
    FindBranchHandler,
    GrowBranchHandler,
    ImportStudyHandler,
    KnowsBranchHandler,
    ListBranchMomentsHandler,
    ListStudiesHandler,
    ListStudiesOfGameHandler,
    OpenStudyHandler,
    PlayOnHandler,
    RemoveNoteHandler,
    ReviseNoteHandler,
    ShowBranchHandler,
    ShowStudyHandler,
    TakeInHandler,
    WriteNoteHandler,
    WritePositionHandler,
    WriteScenarioHandler,
  ],
  exports: [STUDY_PROGRESS, StudyChanges],
})
export class StudiesModule {}
