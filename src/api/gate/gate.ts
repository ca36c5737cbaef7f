import type { QueryBus } from '@nestjs/cqrs';
import type { Side, Viewer } from '#rules';
import { callerWith, type Caller } from '../../access/caller';
import { claimsOn } from '../../access/claims';
import { FindOpenGames, type OpenTo } from '../../access/find-open-games';
import type { Purpose } from '../../access/purpose';
import type { RowFilter } from '../../platform/projections/row-filter';
import type { AccessDecision } from '../../access/access-decision';
import { CheckAccess } from '../../access/check-access';

/** What one request may look at; each question is decided once. */
export class Gate {
  private readonly sights = new Map<string, Promise<AccessDecision>>();

  constructor(
    private readonly queries: Pick<QueryBus, 'execute'>,
    private caller: Caller,
  ) {}

  /** Null: at anything of the game. */
  sight(game: string, viewer: Viewer | null): Promise<AccessDecision> {
    const question = `${viewer ?? 'anybody'} ${game}`;
    const known = this.sights.get(question);
    if (known !== undefined) return known;
    const sight = this.queries.execute(new CheckAccess(this.caller, game, viewer));
    this.sights.set(question, sight);
    return sight;
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
