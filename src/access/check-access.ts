import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Viewer } from '#rules';
import type { Clock } from '../platform/clock/clock';
import { CLOCK } from '../platform/tokens';
import {
  accessAs,
  accessToAnything,
  NONE,
  showsFork,
  type AccessDecision,
} from './access-decision';
import { AccessStreams } from './access-streams';
import { callerWith, type Caller } from './caller';
import { claimsOn } from './claims';
import type { Fork } from './fork';
import { knownAccess } from './known-access';
import { BRANCH_ACCESS, type BranchAccess, ROUND_ENDS, type RoundEnds } from './ports';
import { presentFor } from './present';
import { isGone } from './refusal';

/** The moments of a game that a caller may look at as a viewer; null: at anything, as anybody. */
export class CheckAccess extends Query<AccessDecision> {
  constructor(
    readonly caller: Caller,
    readonly game: string,
    readonly viewer: Viewer | null,
  ) {
    super();
  }
}

/** That a game was deleted is for those who could look at something of it. */
const gone = (game: string, before: AccessDecision): AccessDecision => ({
  ok: false,
  why: before.ok || before.why !== null ? isGone(game) : null,
});

@QueryHandler(CheckAccess)
export class CheckAccessHandler implements IQueryHandler<CheckAccess> {
  constructor(
    @Inject(AccessStreams) private readonly streams: Pick<AccessStreams, 'known' | 'load'>,
    @Inject(CLOCK) private readonly clock: Pick<Clock, 'now'>,
    @Inject(ROUND_ENDS) private readonly rounds: RoundEnds,
    @Inject(BRANCH_ACCESS) private readonly branches: BranchAccess,
  ) {}

  async execute({ caller, game, viewer }: CheckAccess): Promise<AccessDecision> {
    const known = knownAccess(this.streams)(caller, game, viewer);
    if (known !== null) return known;
    if (await this.branches.knows(game))
      return (await this.branches.check(caller, game, viewer)) ?? NONE;
    const claims = claimsOn(game, caller);
    const access = await this.streams.load(game);
    const present = await presentFor(access, claims, this.clock, this.rounds);
    const before = { ...access, deleted: false };
    const sight =
      viewer === null
        ? accessToAnything(before, claims, present)
        : accessAs(before, claims, viewer, present);
    const decision = access.deleted ? gone(game, sight) : sight;
    const isClosed =
      decision.ok && access.fork !== null && !(await this.mayFork(access.fork, caller));
    if (!isClosed && (decision.ok || decision.why !== null)) return decision;
    // Asked of a closed game as of one there is not: how long it takes says nothing.
    return (await this.branches.check(caller, game, viewer)) ?? NONE;
  }

  /** Whether what a game goes on from is open, now, to whoever forked it or to the caller. */
  private async mayFork(fork: Fork, { purposes }: Caller): Promise<boolean> {
    const either = callerWith([...fork.by, ...purposes]);
    return showsFork(await this.execute(new CheckAccess(either, fork.game, fork.viewer)), fork);
  }
}
