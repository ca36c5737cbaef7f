import { QueryBus } from '@nestjs/cqrs';
import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Viewer } from '#rules';
import { FindGame } from '../../analysis/projections/games/queries';
import { toldDivergence, toldLiberty, toldWarning } from '../import-report';
import { DescribeObserved } from '../../games/import/describe-observed';
import { FindObserved } from '../../games/import/find-observed';
import { ListNotes } from '../../games/import/list-notes';
import { ExportObserved } from '../../games/import/export-observed';
import { ExportJintekiLog } from '../../games/replay/export-jinteki-log';
import type { Gate } from '../gate/gate';
import { textOf } from './answered';
import { listed, type GameSource } from './source';

/** What a game has to say of its import. */
@Resolver('Game')
export class ImportedGameResolver {
  constructor(private readonly queries: QueryBus) {}

  @ResolveField('tier')
  tier(@Parent() { imported }: GameSource) {
    return imported?.tier ?? 'verified';
  }

  @ResolveField('verified')
  verified(@Parent() { imported }: GameSource, @Context('gate') gate: Gate) {
    return this.game(imported?.verified ?? null, gate);
  }

  @ResolveField('observed')
  async observed(@Parent() { id, imported }: GameSource, @Context('gate') gate: Gate) {
    if (imported !== null) return null;
    return this.game(await this.queries.execute(new FindObserved(id)), gate);
  }

  @ResolveField('divergences')
  async divergences(@Parent() { id, imported }: GameSource, @Args('as') as: Viewer) {
    if (imported === null || as !== 'judge') return [];
    const described = await this.queries.execute(new DescribeObserved(id));
    return (described?.verdict?.divergences ?? []).map(toldDivergence);
  }

  @ResolveField('legalThrough')
  async legalThrough(@Parent() { id, imported }: GameSource) {
    if (imported === null) return null;
    const described = await this.queries.execute(new DescribeObserved(id));
    return described?.verdict?.legalThrough ?? null;
  }

  @ResolveField('liberties')
  async liberties(@Parent() { id, imported }: GameSource, @Args('as') as: Viewer) {
    if (imported === null || as !== 'judge') return [];
    const described = await this.queries.execute(new DescribeObserved(id));
    return (described?.verdict?.notes ?? []).map(toldLiberty);
  }

  @ResolveField('warnings')
  async warnings(@Parent() { id, imported }: GameSource, @Args('as') as: Viewer) {
    if (imported === null || as !== 'judge') return [];
    const described = await this.queries.execute(new DescribeObserved(id));
    if (described === null) return [];
    return [...(described.verdict?.warnings ?? []), ...described.header.warnings.map(toldWarning)];
  }

  @ResolveField('notes')
  async notes(@Parent() { id }: GameSource) {
    const notes = await this.queries.execute(new ListNotes(id));
    return notes.map(({ index, ...note }) => ({ ...note, at: index }));
  }

  @ResolveField('jintekiLog')
  async jintekiLog(@Parent() { id }: GameSource, @Args('as') as: Viewer) {
    return textOf(await this.queries.execute(new ExportJintekiLog(id, as)));
  }

  @ResolveField('observedFacts')
  async observedFacts(@Parent() { id }: GameSource, @Args('as') as: Viewer) {
    return textOf(await this.queries.execute(new ExportObserved(id, as)));
  }

  private async game(id: string | null, gate: Gate): Promise<GameSource | null> {
    if (id === null || !(await gate.sight(id, null)).ok) return null;
    const row = await this.queries.execute(new FindGame(id));
    return row === null ? null : listed(row);
  }
}
