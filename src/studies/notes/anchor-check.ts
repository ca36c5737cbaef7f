import { Inject, Injectable } from '@nestjs/common';
import { refuse, type StudyRefusal } from '#studies/study/refusal';
import type { Anchor, Chapter } from '#studies/study/study';
import { SOURCE_GAMES, type SourceGames } from '../ports';

/** Whether what a note is about is there; branches are looked for where they are decided on. */
@Injectable()
export class AnchorCheck {
  constructor(@Inject(SOURCE_GAMES) private readonly games: SourceGames) {}

  /** Null where it is. */
  async bad({ source }: Chapter, anchor: Anchor): Promise<StudyRefusal | null> {
    if (anchor.kind === 'node') return null;
    const place = `moment ${anchor.moment}`;
    if (source.kind === 'position')
      return refuse('ANCHOR_NOT_FOUND', place, 'a position has no moments', 'Take branch 0.');
    if (source.kind === 'view') {
      const moments = await this.games.moments(source.game, source.viewer);
      return moments !== null && anchor.moment < moments ? null : missing(place);
    }
    const found =
      source.kind === 'game'
        ? (await this.games.stand(source.game))?.decisionAt(anchor.moment)
        : anchor.moment <= source.moment
          ? await this.games.record(source.game, source.seat, anchor.moment)
          : null;
    if (found !== null && found !== undefined) return null;
    return missing(place);
  }
}

const missing = (place: string): StudyRefusal =>
  refuse(
    'ANCHOR_NOT_FOUND',
    place,
    'the game has no such moment for who looks at this chapter',
    'Take the number of a moment that was told.',
  );
