import { Inject, Injectable } from '@nestjs/common';
import { engineVersion, type Viewer } from '#rules';
import { viewerOf, type Anchor, type Chapter, type Note, type Source } from '#studies/study/study';
import type { StoodGame } from '#studies/position/stood-game';
import { SOURCE_GAMES, type SourceGames } from '../ports';
import { recordMoment } from '../record-moment';

/** The moment that tells the decision a note was written at: it may have another number by now. */
export function momentNow(anchor: Anchor, stood: StoodGame | null, viewer: Viewer): number | null {
  if (anchor.kind !== 'moment') return null;
  if (stood === null || anchor.decision === undefined) return anchor.moment;
  return stood.momentsFrom(anchor.decision, viewer).first;
}

/** Moments of notes, and those that dealt chapters begin with, that another version of the engine counted, as they are counted today. */
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

  /** Sources of chapters by their ids, as they are told: with the moment as it is counted today, and no decision. */
  async sourcesOf(
    chapters: readonly Pick<Chapter, 'id' | 'source'>[],
  ): Promise<ReadonlyMap<string, Source>> {
    const counted = chapters.map(async ({ id, source }): Promise<readonly [string, Source]> => [
      id,
      await this.told(source),
    ]);
    return new Map(await Promise.all(counted));
  }

  private async told(source: Source): Promise<Source> {
    if (source.kind !== 'record') return source;
    // A seat does not know how many decisions there were.
    const { kind, game, seat, decklist, sampled, seed, deal } = source;
    const moment = await recordMoment(source, this.games);
    return { kind, game, seat, moment, decklist, sampled, seed, deal };
  }
}
