import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { isSide } from '#rules';
import type { Caller } from '../access/caller';
import type { Clock } from '../platform/clock/clock';
import { CLOCK } from '../platform/tokens';
import { STUDY_INDEX, type ListedStudy, type StudyAbout, type StudyIndex } from './study-index';
import { StudyGate } from './study-gate';

/** Published studies with a chapter that begins in a game, as far as the caller may see such a chapter. */
export class ListStudiesOfGame extends Query<readonly ListedStudy[]> {
  constructor(
    readonly caller: Caller,
    readonly game: string,
  ) {
    super();
  }
}

/** Chapters of one game that are looked through. */
const MOST = 200;

@QueryHandler(ListStudiesOfGame)
export class ListStudiesOfGameHandler implements IQueryHandler<ListStudiesOfGame> {
  constructor(
    @Inject(STUDY_INDEX) private readonly index: StudyIndex,
    @Inject(CLOCK) private readonly clock: Pick<Clock, 'now'>,
    private readonly gate: StudyGate,
  ) {}

  async execute({ caller, game }: ListStudiesOfGame): Promise<readonly ListedStudy[]> {
    const found = await this.index.about(game, this.clock.now(), MOST);
    const seen = new Map<string, ListedStudy>();
    for (const one of found) {
      if (seen.has(one.id) || !(await this.maySee(caller, game, one))) continue;
      const { id, position, title, owner } = one;
      seen.set(id, { id, position, title, owner });
    }
    return [...seen.values()];
  }

  private maySee(caller: Caller, game: string, { viewer, moment }: StudyAbout): Promise<boolean> {
    if (!isSide(viewer)) return this.gate.maySee({ kind: 'game', game, decision: 0 }, caller);
    return this.gate.maySee(
      {
        ...{ kind: 'record', game, seat: viewer, moment: moment ?? 0, sampled: false, deal: 0 },
        decklist: { identity: '', cards: [] },
        seed: '',
      },
      caller,
    );
  }
}
