import { Inject, Injectable } from '@nestjs/common';
import type { ObservedVerdict } from '#notation/observed/header';
import { newestVerdict } from '#notation/observed/stored';
import type { EventStore } from '../../platform/event-store/event-store';
import { EVENT_STORE } from '../../platform/tokens';
import { GAME_PRIVACY, type GamePrivacy } from '../game-privacy';
import { streamOf, verdictEvent } from './observed-events';
import { READ_MODELS, type ReadModels } from '../read-models';

/** Versions such as 0.10.2, number by number. */
function isLater(one: string, other: string): boolean {
  return one.localeCompare(other, 'en', { numeric: true }) > 0;
}

/** What our rules say of observed games, the newest last. */
@Injectable()
export class Verdicts {
  constructor(
    @Inject(EVENT_STORE) private readonly store: Pick<EventStore, 'append' | 'readStream'>,
    @Inject(READ_MODELS) private readonly readModels: ReadModels,
    @Inject(GAME_PRIVACY) private readonly privacy: Pick<GamePrivacy, 'replace'>,
  ) {}

  /**
   * A later engine may follow the same file further: what it says is added, and takes the place of what
   * was said before. An earlier one may not. Whether it was added.
   */
  async add(id: string, verdict: ObservedVerdict): Promise<boolean> {
    const stream = streamOf(id);
    const read = await this.store.readStream(stream);
    if (!read.ok) throw new Error(read.message);
    const known = newestVerdict(read.events);
    if (known !== null && isLater(known.engine, verdict.engine)) return false;
    if (JSON.stringify(known) === JSON.stringify(verdict)) return false;
    const appended = await this.store.append(stream, read.version, [
      verdictEvent(id, verdict, read.version),
    ]);
    // Somebody else brings in the same file at this moment: theirs is as good.
    if (!appended.ok) return false;
    await this.privacy.replace(id, known?.game ?? null, verdict.game);
    await this.readModels.have(appended.position);
    return true;
  }
}
