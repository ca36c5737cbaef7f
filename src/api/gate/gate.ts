import type { QueryBus } from '@nestjs/cqrs';
import type { Side, Viewer } from '#rules';
import { callerWith, type Caller } from '../../access/caller';
import { claimsOn } from '../../access/claims';
import type { KnowsAccess } from '../../access/known-access';
import { FindOpenGames, type OpenTo } from '../../access/find-open-games';
import type { Purpose } from '../../access/purpose';
import type { RowFilter } from '../../platform/projections/row-filter';
import type { AccessDecision } from '../../access/access-decision';
import { CheckAccess } from '../../access/check-access';

/** Of a game, as one viewer; null: at anything of it. */
export interface GateQuestion {
  readonly game: string;
  readonly viewer: Viewer | null;
}

/** What one request may look at; each question is decided once. */
export class Gate {
  private readonly sights = new Map<string, AccessDecision | Promise<AccessDecision>>();
  private readonly questions: GateQuestion[] = [];

  constructor(
    private readonly queries: Pick<QueryBus, 'execute'>,
    private caller: Caller,
    private readonly known: KnowsAccess = () => null,
  ) {}

  /** Null: at anything of the game. Answered at once where memory knows. */
  sight(game: string, viewer: Viewer | null): AccessDecision | Promise<AccessDecision> {
    const question = `${viewer ?? 'anybody'} ${game}`;
    const before = this.sights.get(question);
    if (before !== undefined) return before;
    const sight =
      this.known(this.caller, game, viewer) ??
      this.queries.execute(new CheckAccess(this.caller, game, viewer));
    this.sights.set(question, sight);
    this.questions.push({ game, viewer });
    return sight;
  }

  /** Everything that was asked so far. */
  get asked(): readonly GateQuestion[] {
    return this.questions;
  }

  /** Whether all of it is shown whole. */
  async showsAll(questions: readonly GateQuestion[]): Promise<boolean> {
    for (const { game, viewer } of questions) {
      const sight = await this.sight(game, viewer);
      if (!sight.ok || sight.ranges !== 'all') return false;
    }
    return true;
  }

  /** The same as it is now: what goes on for long is asked about again and again. */
  sightNow(game: string, viewer: Viewer): Promise<AccessDecision> {
    return this.queries.execute(new CheckAccess(this.caller, game, viewer));
  }

  /** Whose part in the game the caller plays. */
  seats(game: string): readonly Side[] {
    return [...claimsOn(game, this.caller).seats];
  }

  /** The request has earned a key on its way. */
  welcome(purpose: Purpose): void {
    this.caller = callerWith([...this.caller.purposes, purpose]);
    this.sights.clear();
  }

  /** Games that the caller may look at, or count. */
  openGames(to: OpenTo): Promise<RowFilter> {
    return this.queries.execute(new FindOpenGames(this.caller, to));
  }
}
