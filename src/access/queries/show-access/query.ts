import { Query } from '@nestjs/cqrs';
import type { Side, Viewer } from '#rules';
import type { Caller } from '../../caller';
import type { GivenGrant } from '../../access';

export interface ShownAccess {
  /** As whom everybody may look. */
  readonly open: readonly Viewer[];
  /** Whose consent to open everything is there; told to those who have a key to the game. */
  readonly consents: readonly Side[];
  /** Those the caller could have given. */
  readonly grants: readonly GivenGrant[];
}

/** Who may look at a game, as far as it is the caller's business. */
export class ShowAccess extends Query<ShownAccess> {
  constructor(
    readonly caller: Caller,
    readonly game: string,
  ) {
    super();
  }
}
