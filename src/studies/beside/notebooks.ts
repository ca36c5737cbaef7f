import { Inject, Injectable } from '@nestjs/common';
import { forEach, type Viewer } from '#rules';
import { contentId } from '../../platform/content-id/content-id';
import type { Clock } from '../../platform/clock/clock';
import { CLOCK } from '../../platform/tokens';
import { chapterIdFrom } from '../branches/branch-id';
import { StudyStreams } from '../study-streams';
import { notebookId } from './notebook-id';

/** Notes beside a game without a study: one notebook a game, a chapter of it for each viewer. */
@Injectable()
export class Notebooks {
  constructor(
    private readonly streams: StudyStreams,
    @Inject(CLOCK) private readonly clock: Pick<Clock, 'newId'>,
  ) {}

  idFor(game: string): string {
    return notebookId(game);
  }

  /** What a viewer was told is written beside in this chapter, for who may see that. */
  chapterFor(game: string, viewer: Viewer): string {
    return chapterIdFrom(contentId('notebook', [game, viewer]));
  }

  /** It is there from now on. Whoever asks may look at the game, which was asked before. */
  async open(game: string): Promise<string> {
    const study = this.idFor(game);
    if ((await this.streams.load(study)) !== null) return study;
    const chapters = forEach((viewer) => this.chapterFor(game, viewer));
    const opened = await this.streams.write(study, {
      ...{ type: 'open', study, title: 'Notes', seed: this.clock.newId(), clonedFrom: null },
      ...{ owner: { id: this.clock.newId(), name: 'Retrace' }, about: { game, chapters } },
    });
    // Another may have opened it meanwhile: it is the same.
    if (!opened.ok && opened.code !== 'STUDY_EXISTS') throw new Error(opened.message);
    return study;
  }
}
