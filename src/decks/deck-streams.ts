import { type DeckDecision, type DeckState, evolveDeck, NO_DECK } from '#decks/history/deck';
import type { Clock } from '../platform/clock/clock';
import type { EventStore, RecordedEvent } from '../platform/event-store/event-store';

export interface LoadedDeck {
  readonly state: DeckState;
  /** Of the stream's last event; 0 for none. */
  readonly version: number;
}

export interface DeckConflict {
  readonly ok: false;
  readonly code: 'CONFLICT';
  readonly message: string;
  readonly mend: string;
}

export type DeckAppend = { readonly ok: true; readonly version: number } | DeckConflict;

const TYPES: ReadonlySet<string> = new Set<DeckDecision['type']>(['deckRegistered', 'deckRevised']);

/** The store gives back what was written here; another type in a deck's stream is a bug. */
const isDecision = (value: unknown): value is DeckDecision =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string' &&
  TYPES.has(value.type);

/** Throws for an event of another kind. */
export const decisionOf = ({ stream, version, data }: RecordedEvent): DeckDecision => {
  if (!isDecision(data)) throw new Error(`event ${version} of ${stream} is no deck decision`);
  return data;
};

/** Decks as streams: `deck-<id>`, one event a version. */
export class DeckStreams {
  constructor(
    private readonly store: Pick<EventStore, 'append' | 'readStream'>,
    private readonly clock: Pick<Clock, 'newId'>,
  ) {}

  async load(deckId: string): Promise<LoadedDeck> {
    const read = await this.store.readStream(`deck-${deckId}`);
    if (!read.ok) return { state: NO_DECK, version: 0 };
    const state = read.events.map(decisionOf).reduce(evolveDeck, NO_DECK);
    return { state, version: read.version };
  }

  async append(deckId: string, version: number, decision: DeckDecision): Promise<DeckAppend> {
    const event = { id: this.clock.newId(), type: decision.type, data: decision };
    const expected = version === 0 ? 'no-stream' : version;
    const answer = await this.store.append(`deck-${deckId}`, expected, [event]);
    if (answer.ok) return { ok: true, version: answer.version };
    return {
      ok: false,
      code: 'CONFLICT',
      message: answer.message,
      mend: 'Look at the newest version, then try again.',
    };
  }
}
