import { Inject, Injectable } from '@nestjs/common';
import { engineVersion, type Viewer } from '#rules';
import { viewerOf, type Anchor, type Chapter, type Note } from '#studies/study/study';
import { SOURCE_GAMES, type SourceGames, type StoodGame } from '../ports';

/** The moment that tells the decision a note was written at: it may have another number by now. */
export function momentNow(anchor: Anchor, stood: StoodGame | null, viewer: Viewer): number | null {
  if (anchor.kind !== 'moment') return null;
  if (stood === null || anchor.decision === undefined) return anchor.moment;
  return stood.momentsFrom(anchor.decision, viewer).first;
}

/** Moments of notes that another version of the engine counted, as they are counted today. */
@Injectable()
export class CountedMoments {
  constructor(@Inject(SOURCE_GAMES) private readonly games: Pick<SourceGames, 'stand'>) {}

  /** By the ids of the notes; none for those whose number holds. */
  async of(
    chapters: readonly Pick<Chapter, 'id' | 'source'>[],
    notes: Iterable<Note>,
  ): Promise<ReadonlyMap<string, number>> {
    const counted = new Map<string, number>();
    const stood = new Map<string, StoodGame | null>();
    for (const { id, chapter, anchor } of notes) {
      if (anchor.kind !== 'moment' || anchor.decision === undefined) continue;
      if (anchor.engine === engineVersion) continue;
      const source = chapters.find((one) => one.id === chapter)?.source;
      const viewer = source === undefined ? null : viewerOf(source);
      if (source === undefined || source.kind === 'position' || viewer === null) continue;
      const { game } = source;
      if (!stood.has(game)) stood.set(game, await this.games.stand(game));
      const moment = momentNow(anchor, stood.get(game) ?? null, viewer);
      if (moment !== null) counted.set(id, moment);
    }
    return counted;
  }
}
