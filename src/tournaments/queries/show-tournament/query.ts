import { Query } from '@nestjs/cqrs';
import type { Event } from '#tournament/stream/state';

export class ShowTournament extends Query<Event | null> {
  constructor(readonly tournamentId: string) {
    super();
  }
}
