import { QueryBus } from '@nestjs/cqrs';
import { Args, Context, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { Caller } from '../../access/caller';
import { DescribeGame } from '../../games/replay/describe-game';
import { ListStudies } from '../../studies/list-studies';
import { ListStudiesOfGame } from '../../studies/list-studies-of-game';
import { ShowBranch } from '../../studies/branches/show-branch';
import { WritePosition } from '../../studies/branches/write-position';
import { ShowStudy, type ShownChapter, type ShownStudy } from '../../studies/show-study';
import { accepted } from '../graphql/accepted';
import { connectionOf, placesAsked, type PageArgs } from '../graphql/connection';
import { replayed, type GameSource } from '../graphql/source';
import { decisionOut, sourceOut } from './study-told';

const USUAL = 20;

const chapterOut = ({ source, ...chapter }: ShownChapter) => ({
  ...chapter,
  source: sourceOut(source),
});

const studyOut = ({ chapters, ...study }: ShownStudy) => ({
  ...study,
  chapters: chapters.map(chapterOut),
});

/** Studies as they are read. */
@Resolver('Study')
export class StudiesResolver {
  constructor(private readonly queries: QueryBus) {}

  @Query('study')
  async study(@Args('id') id: string, @Context('caller') caller: Caller) {
    const study = await this.queries.execute(new ShowStudy(caller, id));
    return study === null ? null : studyOut(study);
  }

  @Query('studies')
  async studies(@Args() { title, ...args }: PageArgs & { readonly title?: string | null }) {
    const span = placesAsked(args, USUAL);
    const page = await this.queries.execute(new ListStudies(title ?? null, span));
    return connectionOf(page, ({ position }) => position, span);
  }

  @Query('branchDecisions')
  async branchDecisions(@Args('branch') branch: string, @Context('caller') caller: Caller) {
    const shown = await this.queries.execute(new ShowBranch(caller, branch));
    return shown?.legal.map(decisionOut) ?? null;
  }

  @Query('branchPosition')
  async branchPosition(@Args('branch') branch: string, @Context('caller') caller: Caller) {
    return accepted(await this.queries.execute(new WritePosition(caller, branch))).line;
  }

  @ResolveField('page')
  page(@Parent() study: object): object {
    return study;
  }
}

/** What is read of a branch as of a game. */
@Resolver('StudyBranch')
export class StudyBranchResolver {
  constructor(private readonly queries: QueryBus) {}

  @ResolveField('game')
  game(@Parent() { id }: { readonly id: string }): Promise<GameSource | null> {
    return gameOf(this.queries, id);
  }
}

/** The same of where a chapter begins. */
@Resolver('StudyChapter')
export class StudyChapterResolver {
  constructor(private readonly queries: QueryBus) {}

  @ResolveField('game')
  game(@Parent() { id }: { readonly id: string }): Promise<GameSource | null> {
    return gameOf(this.queries, id);
  }
}

/** Studies that begin in a game. */
@Resolver('Game')
export class GameStudiesResolver {
  constructor(private readonly queries: QueryBus) {}

  @ResolveField('studies')
  studies(@Parent() { id }: GameSource, @Context('caller') caller: Caller) {
    return this.queries.execute(new ListStudiesOfGame(caller, id));
  }
}

export async function gameOf(queries: QueryBus, id: string): Promise<GameSource | null> {
  const game = await queries.execute(new DescribeGame(id));
  return game === null ? null : replayed(game);
}
