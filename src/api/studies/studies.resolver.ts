import { QueryBus } from '@nestjs/cqrs';
import {
  Args,
  Context,
  Parent,
  Query,
  ResolveField,
  Resolver,
  Subscription,
} from '@nestjs/graphql';
import type { GraphQLError } from 'graphql';
import type { Viewer } from '#rules';
import { readLine } from '#studies/position/read-line';
import type { StudyRefusal } from '#studies/study/refusal';
import type { Caller } from '../../access/caller';
import { DescribeGame } from '../../games/replay/describe-game';
import { ListGameNotes } from '../../studies/beside/list-game-notes';
import type { StudyChange } from '../../studies/history/change';
import { ListHistory } from '../../studies/history/list-history';
import { ListStudies } from '../../studies/list-studies';
import { ListStudiesOfGame } from '../../studies/list-studies-of-game';
import { ListBranchMoments } from '../../studies/branches/list-branch-moments';
import { EditPosition } from '../../studies/branches/edit-position';
import { ShowBranch } from '../../studies/branches/show-branch';
import { WritePosition } from '../../studies/branches/write-position';
import { WriteScenario } from '../../studies/branches/write-scenario';
import { ShowStudy, type ShownChapter, type ShownStudy } from '../../studies/show-study';
import { accepted } from '../graphql/accepted';
import { connectionOf, placesAsked, type PageArgs } from '../graphql/connection';
import { listNamed } from '../graphql/list-name';
import { refusalError } from '../refusal-error';
import { replayed, type GameSource } from '../graphql/source';
import { FollowStudy } from './follow-study';
import { decisionsOut, sourceOut } from './study-told';

const USUAL = 20;

const STUDIES = listNamed('studies');
/** Changes of one answer. */
const MOST_CHANGES = 500;
/** Moments of one GIF. */
const MOST_FRAMES = 30;

const chapterOut = ({ source, ...chapter }: ShownChapter) => ({
  ...chapter,
  source: sourceOut(source),
});

const studyOut = ({ chapters, ...study }: ShownStudy) => ({
  ...study,
  chapters: chapters.map(chapterOut),
});

/** What ends a subscription. */
const refusedStudy = ({ code, message, hint, place }: StudyRefusal): GraphQLError =>
  refusalError(message, { code, hint, place });

/** Studies as they are read. */
@Resolver('Study')
export class StudiesResolver {
  constructor(
    private readonly queries: QueryBus,
    private readonly following: FollowStudy,
  ) {}

  @Query('study')
  async study(@Args('id') id: string, @Context('caller') caller: Caller) {
    const study = await this.queries.execute(new ShowStudy(caller, id));
    return study === null ? null : studyOut(study);
  }

  @Query('studies')
  async studies(@Args() { title, ...args }: PageArgs & { readonly title?: string | null }) {
    const span = placesAsked(STUDIES, args, USUAL);
    const page = await this.queries.execute(new ListStudies(title ?? null, span));
    return connectionOf(STUDIES, page, ({ position }) => position, span);
  }

  @Query('branchDecisions')
  async branchDecisions(@Args('branch') branch: string, @Context('caller') caller: Caller) {
    const shown = await this.queries.execute(new ShowBranch(caller, branch));
    return shown === null ? null : decisionsOut(shown.legal);
  }

  @Query('branchPosition')
  async branchPosition(@Args('branch') branch: string, @Context('caller') caller: Caller) {
    return accepted(await this.queries.execute(new WritePosition(caller, branch))).line;
  }

  @Query('positionDocument')
  positionDocument(@Args('position') position: string): object {
    const read = readLine(position);
    return read.ok ? read.position : accepted(read.refusal);
  }

  @Query('positionLine')
  async positionLine(@Args('document') document: string, @Args('pool') pool: string) {
    return accepted(await this.queries.execute(new EditPosition(document, pool))).line;
  }

  @Query('branchPictures')
  async branchPictures(@Args('game') branch: string, @Args('as') viewer: Viewer) {
    const moments = await this.queries.execute(new ListBranchMoments(branch, viewer));
    if (moments === null) return null;
    const { first, last } = moments;
    const path = `/games/${branch}/${viewer}`;
    const pictures = Array.from(
      { length: last - first + 1 },
      (_, at) => `${path}/${first + at}.png`,
    );
    const begin = Math.max(first, last - MOST_FRAMES + 1);
    return { pictures, animation: `${path}/${begin}-${last}.gif` };
  }

  @Query('branchScenario')
  async branchScenario(@Args('branch') branch: string, @Context('caller') caller: Caller) {
    return accepted(await this.queries.execute(new WriteScenario(caller, branch))).scenario;
  }

  @ResolveField('history')
  history(
    @Parent() { id }: { readonly id: string },
    @Args('after') after: number,
    @Args('first') first: number,
    @Context('caller') caller: Caller,
  ) {
    const most = Math.min(Math.max(first, 0), MOST_CHANGES);
    return this.queries.execute(new ListHistory(caller, id, Math.max(after, 0), most));
  }

  @Subscription('studyChanged', { resolve: (change: StudyChange) => change })
  studyChanged(@Args('study') study: string, @Context('caller') caller: Caller) {
    return this.following.follow(caller, study, refusedStudy);
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

  @ResolveField('threads')
  threads(
    @Parent() { id }: GameSource,
    @Args('as') viewer: Viewer,
    @Context('caller') caller: Caller,
  ) {
    return this.queries.execute(new ListGameNotes(caller, id, viewer));
  }

  @ResolveField('studies')
  studies(@Parent() { id }: GameSource, @Context('caller') caller: Caller) {
    return this.queries.execute(new ListStudiesOfGame(caller, id));
  }
}

export async function gameOf(queries: QueryBus, id: string): Promise<GameSource | null> {
  const game = await queries.execute(new DescribeGame(id));
  return game === null ? null : replayed(game);
}
