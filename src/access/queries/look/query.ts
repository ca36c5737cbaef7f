import { Query } from '@nestjs/cqrs';
import type { Viewer } from '#rules';
import type { Caller } from '../../caller';
import type { Sight } from '../../sight';

/** The moments of a game that a caller may look at as a viewer; null: at anything, as anybody. */
export class Look extends Query<Sight> {
  constructor(
    readonly caller: Caller,
    readonly game: string,
    readonly viewer: Viewer | null,
  ) {
    super();
  }
}
