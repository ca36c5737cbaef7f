import { QueryBus } from '@nestjs/cqrs';
import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Viewer } from '#rules';
import { glyphOfMark, markOfGlyph } from '#notation/jinteki/annotations/marks';
import type { NoteOut } from '#notation/jinteki/annotations/write-annotations';
import type { Caller } from '../../access/caller';
import { FindGame } from '../../analysis/projections/games/queries';
import { toldDivergence, toldDeviation, toldWarnings } from '../import-report';
import { DescribeImport } from '../../games/replay/describe-import';
import { HasReplayFile } from '../../games/import/has-replay-file';
import { FindObserved } from '../../games/import/find-observed';
import { ListNotes } from '../../games/import/list-notes';
import { WriteAnnotations } from '../../games/import/write-annotations';
import { notFound } from '../../games/replay/answer';
import { ExportLines } from '../../games/replay/export-lines';
import { type GameNote, ListGameNotes } from '../../studies/beside/list-game-notes';
import type { Gate } from '../gate/gate';
import type { Context as Asking } from '../gate/guards';
import { textOf, valueOf } from './answered';
import { listed, type GameSource } from './source';

/** A note that was written here; the moments of a judge are the entries of a replay. */
const annotationOf = ({ at, author, text, glyph }: GameNote): readonly NoteOut[] =>
  author === null || text === null ? [] : [{ index: at, author, text, mark: markOfGlyph(glyph) }];

interface ViewedArgs {
  readonly as: Viewer;
}

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

  @ResolveField('fileKept')
  async fileKept(@Parent() { id, origin }: GameSource): Promise<boolean | null> {
    return origin === null ? null : this.queries.execute(new HasReplayFile(id));
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

  @ResolveField('decisionsFound')
  async decisionsFound(@Parent() { id }: GameSource, @Args('as') as: Viewer) {
    const record = await this.queries.execute(new DescribeImport(id, as));
    return record?.decisions ?? null;
  }

  @ResolveField('entriesVerified')
  async entriesVerified(@Parent() { id }: GameSource, @Args('as') as: Viewer) {
    const record = await this.queries.execute(new DescribeImport(id, as));
    return record?.entriesVerified ?? null;
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

  @ResolveField('importWarnings')
  async importWarnings(@Parent() { id }: GameSource, @Args('as') as: Viewer) {
    const record = await this.queries.execute(new DescribeImport(id, as));
    return record === null ? [] : toldWarnings(record.verdictWarnings, record.warnings);
  }

  @ResolveField('warnings')
  async warnings(@Parent() game: GameSource, @Args('as') as: Viewer) {
    return (await this.importWarnings(game, as)).map(({ text }) => text);
  }

  @ResolveField('notes')
  async notes(@Parent() { id }: GameSource, @Args('as') as: Viewer) {
    const notes = await this.queries.execute(new ListNotes(id, as));
    return notes.map(({ index, annotated, ...note }) => {
      const mark = annotated?.mark ?? null;
      return { ...note, at: index, mark, glyph: glyphOfMark(mark) };
    });
  }

  @ResolveField('annotations')
  async annotations(
    @Parent() { id }: GameSource,
    @Args('as') as: Viewer,
    @Args('author') author: string | null | undefined,
    @Context('caller') caller: Caller,
  ) {
    if (as !== 'judge') return null;
    const threads = await this.queries.execute(new ListGameNotes(caller, id, as));
    const written = threads.flatMap(annotationOf);
    return this.queries.execute(new WriteAnnotations(id, author ?? null, written));
  }

  @ResolveField('jintekiLog')
  async jintekiLog({ id }: GameSource, { as }: ViewedArgs, { signal }: Asking) {
    return textOf(await this.queries.execute(new ExportLines(id, 'jinteki-log', as)), signal);
  }

  @ResolveField('observedFacts')
  async observedFacts({ id, origin }: GameSource, { as }: ViewedArgs, { signal }: Asking) {
    // Those of decisions are folded, and cost what `log` costs.
    if (origin === null) return valueOf(notFound(`there is no observed game ${id}`));
    return textOf(await this.queries.execute(new ExportLines(id, 'facts', as)), signal);
  }

  private async game(id: string | null, gate: Gate): Promise<GameSource | null> {
    if (id === null || !(await gate.sight(id, null)).ok) return null;
    const row = await this.queries.execute(new FindGame(id));
    return row === null ? null : listed(row);
  }
}
