import { Inject, Injectable } from '@nestjs/common';
import type { ObservedVerdict } from '#notation/observed/header';
import { newestVerdict, observedStream } from '#notation/observed/stored';
import type { EventStore, NewEvent, RecordedEvent } from '../../platform/event-store/event-store';
import { EVENT_STORE } from '../../platform/tokens';
import { GAME_PRIVACY, type GamePrivacy } from '../game-privacy';
import { readAgainEvents, streamOf, type Told, verdictEvent } from './observed-events';
import { READ_MODELS, type ReadModels } from '../read-models';

/** What was told otherwise than before. */
export interface Added {
  readonly verdict: boolean;
  /** What the file tells itself. */
  readonly facts: boolean;
}

const NOTHING: Added = { verdict: false, facts: false };

/** Versions such as 0.10.2, number by number. */
function isLater(one: string, other: string): boolean {
  return one.localeCompare(other, 'en', { numeric: true }) > 0;
}

/** What is said in place of what was; a kept file has neither people nor chat. */
function toldAnew({ header, entries }: Told, told: Told): Told {
  const { players, chatDropped } = told.header;
  return { header: { ...header, players, chatDropped }, entries };
}

/** What our rules say of observed games, the newest last. */
@Injectable()
export class Verdicts {
  constructor(
    @Inject(EVENT_STORE) private readonly store: Pick<EventStore, 'append' | 'readStream'>,
    @Inject(READ_MODELS) private readonly readModels: ReadModels,
    @Inject(GAME_PRIVACY) private readonly privacy: Pick<GamePrivacy, 'replace' | 'forget'>,
  ) {}

  /**
   * A later engine may follow the same file further: what it says is added, and takes the place of what
   * was said before. An earlier one may not. So it is with what the file itself tells, where `told` is given: the
   * kept file of the game, read by this program. What was added.
   */
  async add(id: string, verdict: ObservedVerdict, told: Told | null = null): Promise<Added> {
    const stream = streamOf(id);
    const read = await this.store.readStream(stream);
    if (!read.ok) throw new Error(read.message);
    const known = newestVerdict(read.events);
    if (known !== null && isLater(known.engine, verdict.engine)) return NOTHING;
    const anew = told === null ? [] : this.readAnew(id, read, told, verdict);
    const isOther = JSON.stringify(known) !== JSON.stringify(verdict);
    const said = anew.length === 0 && isOther ? [verdictEvent(id, verdict, read.version)] : anew;
    if (said.length === 0) return NOTHING;
    const appended = await this.store.append(stream, read.version, said);
    // Somebody else brings in the same file at this moment: theirs is as good.
    if (!appended.ok) return NOTHING;
    await this.privacy.replace(id, known?.game ?? null, verdict.game);
    if (anew.length > 0) await this.privacy.forget(id);
    await this.readModels.have(appended.position);
    return { verdict: isOther, facts: anew.length > 0 };
  }

  /** Nothing where the file tells what it told before. */
  private readAnew(
    id: string,
    { events, version }: { readonly events: readonly RecordedEvent[]; readonly version: number },
    told: Told,
    verdict: ObservedVerdict,
  ): readonly NewEvent[] {
    const [first] = events;
    if (first === undefined) return [];
    const { header, entries } = observedStream(events);
    const anew = toldAnew(told, { header, entries });
    return JSON.stringify(anew) === JSON.stringify({ header, entries })
      ? []
      : readAgainEvents(id, anew, verdict, { storedAt: first.recordedAt, after: version });
  }
}
