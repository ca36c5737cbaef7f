import { Inject } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ResolveField, Resolver } from '@nestjs/graphql';
import type { TimelineLevel } from '#notation/timeline/level';
import type { Side, Viewer } from '#rules';
import type { Unit } from '../../games/replay/marks';
import { ListAccesses } from '../../games/replay/list-accesses';
import { ListDecisions } from '../../games/replay/list-decisions';
import { ListScores } from '../../games/replay/list-scores';
import { ListTimeline } from '../../games/replay/list-timeline';
import { GetHindsight } from '../../games/replay/get-hindsight';
import { GetKnowledge } from '../../games/replay/get-knowledge';
import { ExportLines } from '../../games/replay/export-lines';
import { GAME_READER, type GameReader } from '../../games/replay/game-reader';
import { GetMoment } from '../../games/replay/get-moment';
import { FindStep } from '../../games/replay/find-step';
import type { Direction } from '../../games/replay/stored-game';
import { textOf, valueOf } from './answered';
import { connectionOf, numbersAsked, type PageArgs } from './connection';
import { listAsked } from './list-name';
import type { Range } from '../../access/grant';
import type { Context as Asking } from '../gate/guards';
import { badInput } from './errors';
import { now, positionOf, type GameSource, type PositionSource } from './source';
import { decisionOut, factOut } from './told';

interface ViewedArgs {
  readonly as: Viewer;
}

interface ViewedPage extends PageArgs {
  readonly as: Viewer;
}

interface TimelineArgs extends ViewedPage {
  readonly level: TimelineLevel;
  readonly kinds?: readonly string[] | null;
  readonly turn?: number | null;
  readonly run?: number | null;
  readonly card?: string | null;
  /** By the gate: what a grant shows. */
  readonly within?: readonly Range[];
}

interface StepArgs {
  readonly from: number;
  readonly by: Unit;
  readonly direction: Direction;
  readonly as: Viewer;
}

interface MomentArgs {
  readonly at: number;
  readonly as: Viewer;
}

interface HindsightArgs extends MomentArgs {
  readonly of: Side;
}

const noSeat = () =>
  badInput('NO_SEAT', 'what is known is known to a player', 'Ask as CORP or RUNNER.');
const judgesAlone = () =>
  badInput('JUDGES_ALONE', 'hindsight holds the cards of both players', 'Ask as JUDGE.');

const USUAL = 50;

/** Without decorated parameters, as `PositionResolver`. */
@Resolver('Game')
export class GameResolver {
  constructor(
    private readonly queries: QueryBus,
    @Inject(GAME_READER) private readonly reader: Pick<GameReader, 'inMemory'>,
  ) {}

  @ResolveField('players')
  players({ players }: GameSource) {
    return now(players);
  }

  @ResolveField('recordedAt')
  recordedAt({ recordedAt }: GameSource) {
    return now(recordedAt);
  }

  @ResolveField('tier')
  tier({ tier }: GameSource) {
    return now(tier);
  }

  @ResolveField('decisions')
  decisions({ told }: GameSource, { as }: ViewedArgs) {
    return told[as].decisions;
  }

  @ResolveField('moments')
  moments({ told }: GameSource, { as }: ViewedArgs) {
    return told[as].moments - 1;
  }

  @ResolveField('timeline')
  async timeline({ id }: GameSource, args: TimelineArgs) {
    const { as, level, kinds = null, turn = null, run = null, card = null } = args;
    const { within = null } = args;
    // Filters only leave facts out: their numbers are those of all that the viewer was told.
    const list = listAsked('timeline', { as });
    const span = numbersAsked(list, args, USUAL);
    const asked = new ListTimeline(id, as, span, { level, kinds, turn, run, card, within });
    const { rows, more, total } = valueOf(await this.queries.execute(asked));
    const facts = rows.map((row) => factOut(row, row.at, row.number));
    return {
      ...connectionOf(list, { rows: facts, more }, ({ number }) => number ?? 0, span),
      totalCount: total,
    };
  }

  @ResolveField('accessLog')
  async accessLog({ id }: GameSource, { as }: ViewedArgs) {
    return valueOf(await this.queries.execute(new ListAccesses(id, as)));
  }

  @ResolveField('scoreHistory')
  async scoreHistory({ id }: GameSource, { as }: ViewedArgs) {
    return valueOf(await this.queries.execute(new ListScores(id, as)));
  }

  @ResolveField('decisionList')
  async decisionList({ id }: GameSource, args: ViewedPage, { signal }: Asking) {
    const list = listAsked('decisionList', { as: args.as });
    const span = numbersAsked(list, args, USUAL);
    const asked = new ListDecisions(id, args.as, span, signal);
    const { decisions, more } = valueOf(await this.queries.execute(asked));
    const rows = decisions.map((one) => decisionOut(one, one.at, one.number));
    return connectionOf(list, { rows, more }, ({ number }) => number ?? 0, span);
  }

  @ResolveField('position')
  position({ id }: GameSource, { at, as }: MomentArgs): PositionSource | Promise<PositionSource> {
    const known = this.reader.inMemory(id);
    if (known !== null) return positionOf(id, valueOf(known.moment(as, at)));
    return this.queries
      .execute(new GetMoment(id, at, as))
      .then((moment) => positionOf(id, valueOf(moment)));
  }

  @ResolveField('knowledge')
  async knowledge({ id }: GameSource, { at, as }: MomentArgs, { signal }: Asking) {
    if (as !== 'corp' && as !== 'runner') throw noSeat();
    return valueOf(await this.queries.execute(new GetKnowledge(id, as, at, signal)));
  }

  @ResolveField('hindsight')
  async hindsight({ id }: GameSource, { at, of, as }: HindsightArgs, { signal }: Asking) {
    if (as !== 'judge') throw judgesAlone();
    const asked = new GetHindsight(id, of, at, signal);
    const places = valueOf(await this.queries.execute(asked));
    return places.map(({ really, ...knowledge }) => ({
      knowledge,
      really: really.map(({ card }) => card),
    }));
  }

  @ResolveField('log')
  async log({ id }: GameSource, { as }: ViewedArgs, { signal }: Asking) {
    return textOf(await this.queries.execute(new ExportLines(id, 'told', as)), signal);
  }

  @ResolveField('step')
  async step({ id }: GameSource, { from, by, direction, as }: StepArgs) {
    return valueOf(await this.queries.execute(new FindStep(id, as, from, by, direction)));
  }
}
