import type { ObservedVerdict } from '#notation/observed/header';
import { ObservedReplay } from '#notation/observed/observed-replay';
import { newestVerdict, observedStream } from '#notation/observed/stored';
import type { EventStore } from '../../platform/event-store/event-store';
import { streamOf } from '../import/observed-events';
import type { GameKind } from './cached-games';
import { ObservedGame } from './observed-game';

/** Games that were observed, read from their events. */
export class ObservedGames implements GameKind<ObservedGame> {
  constructor(private readonly store: Pick<EventStore, 'readStream'>) {}

  async open(id: string): Promise<ObservedGame | null> {
    const read = await this.store.readStream(streamOf(id));
    if (!read.ok) return null;
    const { events, version } = read;
    const replay = new ObservedReplay(observedStream(events));
    return new ObservedGame(id, replay, () => this.newest(id, version, replay.stream.verdict));
  }

  /** Only what is new is read. */
  private async newest(
    id: string,
    version: number,
    known: ObservedVerdict | null,
  ): Promise<ObservedVerdict | null> {
    const read = await this.store.readStream(streamOf(id), version + 1);
    const newer = read.ok ? newestVerdict(read.events) : null;
    return newer ?? known;
  }
}
