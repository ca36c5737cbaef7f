import type { DeckDecision } from '#decks/history/deck';
import { entryObserved, gameObserved, readAgain, verdictReached } from '#notation/observed/stored';
import { decided, gameRecorded } from '#notation/recorded/recorded';
import type { StudyEvent } from '#studies/study/events';
import type { TournamentDecision } from '#tournament/stream/decisions';
import { keyIssued } from './access/keys';
import type { AccessEvent } from './access/access-event';
import { verdictWithKinds } from './games/import/verdict-with-kinds';
import { verdictWithNotes } from './games/import/verdict-with-notes';
import { announcedWithFormat } from './tournaments/announced-with-format';
import { REMOVED } from './platform/event-store/event-store';
import type { EventSchema, EventSchemas } from './platform/event-store/event-schemas';

const games: Readonly<Record<string, EventSchema>> = {
  [gameRecorded]: { names: ['players.corp.name', 'players.runner.name'] },
  [decided]: {},
  [REMOVED]: {},
};

const observed: Readonly<Record<string, EventSchema>> = {
  [gameObserved]: { names: ['players.corp.name', 'players.runner.name'] },
  [entryObserved]: {},
  [readAgain]: { names: ['header.players.corp.name', 'header.players.runner.name'] },
  [verdictReached]: { upcasts: [verdictWithNotes, verdictWithKinds] },
  [REMOVED]: {},
};

const decks: Readonly<Record<DeckDecision['type'], EventSchema>> = {
  deckRegistered: { names: ['owner'] },
  deckRevised: {},
};

const tournaments: Readonly<Record<TournamentDecision['type'], EventSchema>> = {
  announced: {
    upcasts: [announcedWithFormat],
    names: ['settings.organiser', 'settings.secondOrganiser'],
  },
  playerRegistered: { names: ['name'] },
  decksHandedIn: {},
  started: {},
  roundPaired: {},
  resultRecorded: {},
  resultCorrected: {},
  gameLinked: {},
  playerDropped: {},
  cutSeeded: {},
  cutSidesSettled: {},
  cutResultRecorded: {},
  cutResultCorrected: {},
  finished: {},
};

const grants: Readonly<Record<AccessEvent['type'], EventSchema>> = {
  published: {},
  kept: {},
  opened: {},
  consented: {},
  granted: {},
  revoked: {},
  sent: {},
  withdrawn: {},
  became: {},
  replaced: {},
  deleted: {},
};

const studies: Readonly<Record<StudyEvent['type'] | typeof REMOVED, EventSchema>> = {
  [REMOVED]: {},
  studyOpened: { names: ['owner.name'] },
  memberAdmitted: { names: ['member.name'] },
  memberDismissed: {},
  studyRetitled: {},
  studyShared: {},
  chapterAdded: {},
  chapterRetitled: {},
  chapterMoved: {},
  chapterRemoved: {},
  branchGrown: {},
  branchNamed: {},
  branchMarked: {},
  branchPromoted: {},
  branchDeleted: {},
  noteWritten: {},
  noteRevised: {},
  noteRemoved: {},
  noteHidden: {},
  noteUnhidden: {},
  chaptersTaken: {},
};

/** Every event there is, the way to its present form, and where it names people. */
export const eventSchemas: EventSchemas = {
  game: games,
  observed,
  deck: decks,
  tournament: tournaments,
  grants,
  study: studies,
  key: { [keyIssued]: {} },
};
