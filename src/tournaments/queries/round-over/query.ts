import { Query } from '@nestjs/cqrs';
export class IsRoundOver extends Query<boolean | null> {
  constructor(
    readonly tournamentId: string,
    readonly round: number,
  ) {
    super();
  }
}
