import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { formatNamed } from '#decks/legality/formats';
import { callerWith } from '../../../access/caller';
import { KEYS, type Keys } from '../../../access/keys';
import type { Clock } from '../../../platform/clock/clock';
import { CLOCK } from '../../../platform/tokens';
import { organising, TournamentStreams } from '../../tournament-streams';
import { AnnounceTournament } from './command';

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
