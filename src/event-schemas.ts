import type { DeckDecision } from '#decks/history/deck';
import { decided, gameRecorded } from '#notation/recorded/recorded';
import type { TournamentDecision } from '#tournament/stream/decisions';
import { keyIssued } from './callers/keys';
import type { EventSchema, EventSchemas } from './platform/event-store/event-schemas';

const games: Readonly<Record<string, EventSchema>> = {
  [gameRecorded]: { names: ['players.corp.name', 'players.runner.name'] },
  [decided]: {},
};

const decks: Readonly<Record<DeckDecision['type'], EventSchema>> = {
  deckRegistered: { names: ['owner'] },
  deckRevised: {},
};

const tournaments: Readonly<Record<TournamentDecision['type'], EventSchema>> = {
  announced: {},
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

/** Every event there is, the way to its present form, and where it names people. */
export const eventSchemas: EventSchemas = {
  game: games,
  deck: decks,
  tournament: tournaments,
  key: { [keyIssued]: {} },
};
