import { Command } from '@nestjs/cqrs';
import type { SettingsInput } from '#tournament/settings/check';
import type { Accepted, Refused } from '../../tournament-streams';

export type Announced = Accepted & { readonly tournamentId: string };

export class AnnounceTournament extends Command<Announced | Refused> {
  constructor(readonly settings: SettingsInput) {
    super();
  }
}
