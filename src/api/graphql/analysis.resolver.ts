import { Inject } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ResolveField, Resolver } from '@nestjs/graphql';
import type { GameReport } from '#analysis/report/game-report';
import type { Depth } from '#analysis/tax/most';
import type { ServerTax } from '#analysis/tax/server-tax';
import type { Viewer } from '#rules';
import { GetAnalysis } from '../../games/replay/get-analysis';
import {
  AssessServers,
  type AssessedMoment,
  type Assessment,
} from '../../games/replay/server-tax/assess-servers';
import type { Context as Asking } from '../gate/guards';
import { valueOf } from './answered';
import { serverWay } from './server-way';
import type { GameSource } from './source';
import { unanswered, type Work } from './unanswered';

/** Of each moment that is not weighed yet: the field's own cost in the schema is that of one that is kept (ADR 146). */
const MOMENT_COST = 50;

interface ViewedArgs {
  readonly as: Viewer;
}

interface MomentArgs extends ViewedArgs {
  readonly at: number;
  readonly depth: Depth;
}

const reportOut = ({ accesses, ...report }: GameReport) => ({
  ...report,
  accesses: { accesses: accesses.accesses, runs: accesses.runs, ...accesses.game },
});

const taxOut = ({ server, now, rezzed, unknownIce, credits }: ServerTax) => ({
  ...{ server, unknownIce },
  now: serverWay(now, credits),
  rezzed: serverWay(rezzed, credits),
});

const weighing = (less: string): Work => ({ name: 'Looking for ways', less });

function momentsOf(assessment: Assessment, less: string): readonly AssessedMoment[] {
  if (assessment.of === 'moments') return assessment.moments;
  throw unanswered(assessment.failure, weighing(less));
}

const serversOut = ({ servers }: AssessedMoment) => servers?.map(taxOut) ?? null;

/** Without decorated parameters, as `PositionResolver`. */
@Resolver('Game')
export class AnalysisResolver {
  constructor(@Inject(QueryBus) private readonly queries: Pick<QueryBus, 'execute'>) {}

  @ResolveField('analysis')
  async analysis({ id }: Pick<GameSource, 'id'>, { as }: ViewedArgs, { charge, signal }: Asking) {
    const pay = async (moments: number) => charge?.(moments * MOMENT_COST);
    const report = valueOf(await this.queries.execute(new GetAnalysis(id, as, pay, signal)));
    return report === null ? null : reportOut(report);
  }

  @ResolveField('serverTax')
  async serverTax({ id }: Pick<GameSource, 'id'>, args: MomentArgs, { signal }: Asking) {
    const asked = new AssessServers(id, args.as, args.at, signal, args.depth);
    const assessment = valueOf(await this.queries.execute(asked));
    if (assessment === null) return null;
    const [moment] = momentsOf(assessment, 'Ask about another moment.');
    return moment === undefined ? null : serversOut(moment);
  }

  @ResolveField('serverTaxes')
  async serverTaxes({ id }: Pick<GameSource, 'id'>, { as }: ViewedArgs, { signal }: Asking) {
    const asked = new AssessServers(id, as, null, signal);
    const assessment = valueOf(await this.queries.execute(asked));
    if (assessment === null) return null;
    return momentsOf(assessment, 'Ask about one moment.').map((moment) => ({
      ...{ at: moment.at, turn: moment.turn },
      servers: serversOut(moment),
    }));
  }
}
