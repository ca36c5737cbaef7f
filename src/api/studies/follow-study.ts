import { Inject, Injectable } from '@nestjs/common';
import { STUDY_PROGRESS, type StudyProgress } from '../../studies/ports';
import type { StudyRefusal } from '#studies/study/refusal';
import type { Caller } from '../../access/caller';
import { frames } from '../../games/play/frames';
import type { StudyChange } from '../../studies/history/change';
import { StudyChanges } from '../../studies/history/study-changes';

/** Changes of a study as they are made, for as long as somebody may read it. */
@Injectable()
export class FollowStudy {
  constructor(
    private readonly changes: StudyChanges,
    @Inject(STUDY_PROGRESS) private readonly progress: StudyProgress,
  ) {}

  /** `refused` makes an error of a refusal, which ends the frames. */
  async follow(
    caller: Caller,
    study: string,
    refused: (refusal: StudyRefusal) => Error,
  ): Promise<AsyncIterableIterator<StudyChange>> {
    let version = await this.changes.versionOf(study);
    const now = await this.changes.since(caller, study, version);
    if (!now.ok) throw refused(now);
    const read = async () => {
      const next = await this.changes.since(caller, study, version);
      if (!next.ok) throw refused(next);
      ({ version } = next);
      return { frames: next.changes, more: false, over: false };
    };
    return frames({ listen: (wake) => this.progress.listen(study, wake), read });
  }
}
