import { Command } from '@nestjs/cqrs';
import type { SettingsInput } from '#tournament/settings/check';
import type { Key } from '../../../access/presented';
import type { Accepted, Refused } from '../../tournament-streams';

export type Announced = Accepted & {
  readonly tournamentId: string;
  /** The organiser's; nothing but this answer ever holds it. */
  readonly key: Key;
};

export class AnnounceTournament extends Command<Announced | Refused> {
  constructor(readonly settings: SettingsInput) {
    super();
  }
}
