import { Inject, Injectable } from '@nestjs/common';
import { engineVersion, hasCard, type Viewer } from '#rules';
import { refuse, type StudyRefusal } from '#studies/study/refusal';
import { viewerOf, type Anchor, type Chapter, type Mark } from '#studies/study/study';
import { SOURCE_GAMES, type SourceGames } from '../ports';
import { branchId } from '../branches/branch-id';
import { recordMoment } from '../record-moment';

type MomentAnchor = Extract<Anchor, { kind: 'moment' }>;

/** Whether what a note is about is there; branches are looked for where they are decided on. */
@Injectable()
export class AnchorCheck {
  constructor(@Inject(SOURCE_GAMES) private readonly games: SourceGames) {}

  /** Where a note stands that is written now: a moment with the decision that told it. */
  async placed(
    { source }: Pick<Chapter, 'source'>,
    anchor: Anchor,
  ): Promise<Anchor | StudyRefusal> {
    if (anchor.kind === 'node') return anchor;
    const { moment } = anchor;
    const place = `moment ${moment}`;
    const viewer = viewerOf(source);
    if (source.kind === 'position' || viewer === null)
      return refuse('ANCHOR_NOT_FOUND', place, 'a position has no moments', 'Take branch 0.');
    if (source.kind === 'record' && moment > (await recordMoment(source, this.games)))
      return missing(place);
    return (await this.told(source.game, moment, viewer)) ?? missing(place);
  }

  /** That cards which marks are on are cards of the game, for whoever tells them by their numbers in it. */
  async marked(
    { id, source }: Pick<Chapter, 'id' | 'source'>,
    anchor: Anchor,
    marks: readonly Mark[],
  ): Promise<StudyRefusal | null> {
    const ends = marks.flatMap(({ from, to }) => (to === null ? [from] : [from, to]));
    const highest = Math.max(-1, ...ends.map((end) => Number(/^#(\d+)$/.exec(end)?.[1] ?? -1)));
    if (highest < 0) return null;
    // How many cards there are is for a judge to know.
    if (source.kind === 'view' && viewerOf(source) !== 'judge') return noCard(highest);
    const game =
      source.kind === 'view' ? source.game : branchId(id, anchor.kind === 'node' ? anchor.node : 0);
    const stood = await this.games.stand(game);
    return stood === null || hasCard(stood.state, highest) ? null : noCard(highest);
  }

  private async told(game: string, moment: number, viewer: Viewer): Promise<MomentAnchor | null> {
    const stood = await this.games.stand(game);
    if (stood !== null) {
      const decision = stood.toldBy(moment, viewer);
      return decision === null ? null : { kind: 'moment', moment, decision, engine: engineVersion };
    }
    // An entry of a replay has its number for ever.
    const moments = await this.games.moments(game, viewer);
    const isThere = moments !== null && moment >= 0 && moment < moments;
    return isThere ? { kind: 'moment', moment } : null;
  }
}

const noCard = (number: number): StudyRefusal =>
  refuse(
    'ANCHOR_NOT_FOUND',
    `marks, #${number}`,
    `there is no card #${number} for who looks at this chapter`,
    'Take the handle of a card, or the name of a server.',
  );

const missing = (place: string): StudyRefusal =>
  refuse(
    'ANCHOR_NOT_FOUND',
    place,
    'the game has no such moment for who looks at this chapter',
    'Take the number of a moment that was told.',
  );
