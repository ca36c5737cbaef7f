import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { formatNamed } from '#decks/legality/formats';
import type { SettingsInput } from '#tournament/settings/check';
import { callerWith } from '../access/caller';
import { KEYS, type Keys } from '../access/keys';
import type { Key } from '../access/presented';
import type { Clock } from '../platform/clock/clock';
import { CLOCK } from '../platform/tokens';
import { type Accepted, organising, type Refused, TournamentStreams } from './tournament-streams';

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

/** Whoever announces an event organises it. */
@CommandHandler(AnnounceTournament)
export class AnnounceTournamentHandler implements ICommandHandler<AnnounceTournament> {
  constructor(
    private readonly streams: TournamentStreams,
    @Inject(CLOCK) private readonly clock: Pick<Clock, 'newId'>,
    @Inject(KEYS) private readonly keys: Pick<Keys, 'issue'>,
  ) {}

  async execute({ settings }: AnnounceTournament) {
    const { format } = settings;
    const named = format === undefined ? null : formatNamed(format);
    if (named !== null && !named.ok)
      return { ...named, code: 'SETTINGS_WRONG', place: 'format' } as const;
    const tournamentId = this.clock.newId();
    const purpose = organising(tournamentId);
    const written = await this.streams.write(callerWith([purpose]), tournamentId, () => ({
      type: 'announce',
      settings,
    }));
    if (!written.ok) return written;
    return { ...written, tournamentId, key: await this.keys.issue(purpose) };
  }
}
