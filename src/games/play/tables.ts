import type { RulesByPool } from '#cards/rules-by-pool';
import { decided, decisionOf, gameRecorded, headerOf } from '#notation/recorded/recorded';
import type { Dealer } from '#play/dealer';
import type { EventStreams } from '#streams/event-streams';
import type { Versioned } from '#streams/fold';
import { handle, load, type Handled } from '#streams/handle';
import { HeldStates } from '#streams/held-states';
import type { Memory } from '#streams/memory';
import { storedDecider, type StoredDecider } from '#streams/stored-decider';
import type { StoredForm } from '../../platform/event-store/stored-streams';
import { liveDecider, type LiveCommand, type LiveEvent, type LiveGame } from './live-game';
import type { LiveRefusal } from './refusal';

/** Games kept in memory while they are played. */
const KEPT = 256;

/** Games being played are stored as those that were uploaded. */
export const liveForm: StoredForm<LiveEvent> = {
  category: 'game',
  read: (event) =>
    event.type === gameRecorded
      ? { type: 'begun', header: headerOf(event) }
      : { type: 'decided', decision: decisionOf(event), hash: String(event.meta['hash']) },
  write: (event) =>
    event.type === 'begun'
      ? { type: gameRecorded, data: event.header }
      : { type: decided, data: event.decision, meta: { hash: event.hash } },
};

/** Games being played, by their ids, and what is decided in them. */
export class Tables {
  private readonly decider: StoredDecider<LiveGame, LiveCommand, LiveEvent, LiveRefusal>;

  constructor(
    streams: EventStreams<LiveEvent>,
    rules: RulesByPool,
    deal: Dealer,
    memory: Memory,
    /** Hears of a game that has gone on, before any reader of the store. */
    private readonly onProgress: (game: string) => void = () => undefined,
  ) {
    this.decider = storedDecider(liveDecider(rules, deal), streams, new HeldStates(memory, KEPT));
  }

  load(game: string): Promise<Versioned<LiveGame>> {
    return load(this.decider, game);
  }

  async write(
    game: string,
    command: LiveCommand,
  ): Promise<Handled<LiveGame, LiveEvent> | LiveRefusal> {
    const handled = await handle(this.decider, game, command);
    if (handled.ok && command.type === 'decide') this.onProgress(game);
    return handled;
  }
}
