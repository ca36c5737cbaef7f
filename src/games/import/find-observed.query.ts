import { Query } from '@nestjs/cqrs';

/** The id of the observed game that became a game of decisions; null where there is none. */
export class FindObserved extends Query<string | null> {
  constructor(readonly verified: string) {
    super();
  }
}
