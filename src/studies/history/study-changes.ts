import { Inject, Injectable } from '@nestjs/common';
import { noStudyThere } from '#studies/study/places';
import type { StudyRefusal } from '#studies/study/refusal';
import type { Caller } from '../../access/caller';
import type { EventStore } from '../../platform/event-store/event-store';
import { EVENT_STORE } from '../../platform/tokens';
import { memberOf, StudyGate } from '../study-gate';
import { StudyStreams } from '../study-streams';
import { changeOf, type StudyChange } from './change';

export interface ChangesSince {
  readonly ok: true;
  readonly changes: readonly StudyChange[];
  /** What to ask after the next time; told to nobody, since it counts what is hidden, too. */
  readonly version: number;
}

/** Changes of studies as they are read by somebody, who is asked for at each reading. */
@Injectable()
export class StudyChanges {
  constructor(
    private readonly streams: StudyStreams,
    private readonly gate: StudyGate,
    @Inject(EVENT_STORE) private readonly store: Pick<EventStore, 'readStream'>,
  ) {}

  /** Where a study stands: a version to ask from. */
  versionOf(study: string): Promise<number> {
    return this.streams.versionOf(study);
  }

  /** Those after a version, oldest first; refused to who may not read the study now. */
  async since(caller: Caller, id: string, version: number): Promise<ChangesSince | StudyRefusal> {
    const study = await this.streams.load(id);
    if (study === null || study.about !== null || !this.gate.mayRead(study, caller))
      return noStudyThere(id);
    const { seen: visible } = await this.gate.visible(study.chapters, caller);
    const read = await this.store.readStream(`study-${id}`, version + 1);
    const events = read.ok ? read.events : [];
    // What was read may be newer than the state: it is caught up with, and read at once.
    const newest = (await this.streams.load(id)) ?? study;
    const hearer = { member: memberOf(newest, caller), visible };
    const changes = events.flatMap((event) => changeOf(event, newest, hearer) ?? []);
    return { ok: true, changes, version: events.at(-1)?.version ?? version };
  }
}
