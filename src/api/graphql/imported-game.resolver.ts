import { QueryBus } from '@nestjs/cqrs';
import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Viewer } from '#rules';
import { FindGame } from '../../analysis/projections/games/queries';
import { toldDivergence, toldDeviation, toldWarning } from '../import-report';
import { DescribeImport } from '../../games/replay/describe-import';
import { FindObserved } from '../../games/import/find-observed';
import { ListNotes } from '../../games/import/list-notes';
import { ExportLines } from '../../games/replay/export-lines';
import type { Gate } from '../gate/gate';
import { textOf } from './answered';
import { listed, type GameSource } from './source';

/** What a game has to say of its import. */
@Resolver('Game')
export class ImportedGameResolver {
  constructor(private readonly queries: QueryBus) {}

  @ResolveField('verified')
  verified(@Parent() { verified }: GameSource, @Context('gate') gate: Gate) {
    return this.game(verified, gate);
  }

  @ResolveField('observed')
  async observed(@Parent() { id }: GameSource, @Context('gate') gate: Gate) {
    return this.game(await this.queries.execute(new FindObserved(id)), gate);
  }

  @ResolveField('divergences')
  async divergences(@Parent() { id }: GameSource, @Args('as') as: Viewer) {
    const record = await this.queries.execute(new DescribeImport(id, as));
    return (record?.divergences ?? []).map(toldDivergence);
  }

  @ResolveField('legalThrough')
  async legalThrough(@Parent() { id }: GameSource, @Args('as') as: Viewer) {
    const record = await this.queries.execute(new DescribeImport(id, as));
    return record?.legalThrough ?? null;
  }

  @ResolveField('deviations')
  async deviations(@Parent() { id }: GameSource, @Args('as') as: Viewer) {
    const record = await this.queries.execute(new DescribeImport(id, as));
    return (record?.notes ?? []).map(toldDeviation);
  }

  @ResolveField('liberties')
  liberties(@Parent() game: GameSource, @Args('as') as: Viewer) {
    return this.deviations(game, as);
  }

  @ResolveField('warnings')
  async warnings(@Parent() { id }: GameSource, @Args('as') as: Viewer) {
    const record = await this.queries.execute(new DescribeImport(id, as));
    if (record === null) return [];
    return [...record.verdictWarnings, ...record.warnings.map(toldWarning)];
  }

  @ResolveField('notes')
  async notes(@Parent() { id }: GameSource, @Args('as') as: Viewer) {
    const notes = await this.queries.execute(new ListNotes(id, as));
    return notes.map(({ index, ...note }) => ({ ...note, at: index }));
  }

  @ResolveField('jintekiLog')
  async jintekiLog(@Parent() { id }: GameSource, @Args('as') as: Viewer) {
    return textOf(await this.queries.execute(new ExportLines(id, 'jinteki-log', as)));
  }

  @ResolveField('observedFacts')
  async observedFacts(@Parent() { id }: GameSource, @Args('as') as: Viewer) {
    return textOf(await this.queries.execute(new ExportLines(id, 'facts', as)));
  }

  private async game(id: string | null, gate: Gate): Promise<GameSource | null> {
    if (id === null || !(await gate.sight(id, null)).ok) return null;
    const row = await this.queries.execute(new FindGame(id));
    return row === null ? null : listed(row);
  }
}
