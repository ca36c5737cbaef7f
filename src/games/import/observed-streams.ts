import { Inject, Injectable } from '@nestjs/common';
import type { ObservedVerdict } from '#notation/observed/header';
import type { EventStore } from '../../platform/event-store/event-store';
import { EVENT_STORE } from '../../platform/tokens';
import { READ_MODELS, type ReadModels } from '../read-models';
import { observedEvents, streamOf } from './observed-events';
import type { TakenFile } from './taken-file';
import { Verdicts } from './verdicts';

/** Where observed games are kept. */
@Injectable()
export class ObservedStreams {
  constructor(
    @Inject(EVENT_STORE) private readonly store: Pick<EventStore, 'append'>,
    @Inject(READ_MODELS) private readonly readModels: ReadModels,
    @Inject(Verdicts) private readonly verdicts: Pick<Verdicts, 'add'>,
  ) {}

  /** Stores a game whole; of one that is there already, the verdict. Whether it was not there. */
  async keep(id: string, taken: TakenFile, verdict: ObservedVerdict): Promise<boolean> {
    const events = observedEvents(id, taken, verdict);
    const appended = await this.store.append(streamOf(id), 'no-stream', events);
    if (appended.ok) {
      await this.readModels.have(appended.position);
      // It was said at first what is said now, and something else in between.
      if (appended.repeated) await this.verdicts.add(id, verdict);
      return !appended.repeated;
    }
    if (appended.code !== 'version-conflict') throw new Error(appended.message);
    await this.verdicts.add(id, verdict);
    return false;
  }
}
