import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { KEYS, type Keys } from '../../../callers/keys';
import type { Clock } from '../../../platform/clock/clock';
import { CLOCK } from '../../../platform/tokens';
import { give } from '../../access/decide';
import type { Embargo, Grant } from '../../access/grant';
import { refusal, type AccessRefusal } from '../../access/refusal';
import { ROUND_ENDS, type RoundEnds } from '../../ports';
import { Subjects } from '../../subjects';
import { GiveGrant, type Given } from './command';

@CommandHandler(GiveGrant)
export class GiveGrantHandler implements ICommandHandler<GiveGrant> {
  constructor(
    private readonly subjects: Subjects,
    @Inject(KEYS) private readonly keys: Keys,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(ROUND_ENDS) private readonly rounds: RoundEnds,
  ) {}

  async execute({ caller, game, wanted }: GiveGrant): Promise<Given | AccessRefusal> {
    const grant: Grant = { ...wanted, id: this.clock.newId() };
    const unknown = await this.unknownRound(grant.embargo);
    const written = await this.subjects.decideOn(caller, game, (subject, stored) => {
      const given = give(subject, grant, stored?.moments(grant.viewer) ?? 0, this.clock.now());
      return given.ok && unknown !== null ? { ok: false, refusal: unknown } : given;
    });
    if (!written.ok) return written;
    const key = await this.keys.issue({ for: 'grant', game, grant: grant.id });
    return { ok: true, grant, key };
  }

  private async unknownRound(embargo: Embargo | null): Promise<AccessRefusal | null> {
    if (embargo?.until !== 'round-end') return null;
    const { tournament, round } = embargo;
    if ((await this.rounds.isOver(tournament, round)) !== null) return null;
    return refusal(
      'BAD_GRANT',
      `there is no tournament ${tournament} whose round could end`,
      'Check the id of the tournament, or name a time.',
    );
  }
}
