import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { KEYS, type Keys } from '../../keys';
import type { Clock } from '../../../platform/clock/clock';
import { CLOCK } from '../../../platform/tokens';
import type { Embargo, Grant } from '../../grant';
import type { AccessRefusal } from '../../refusal';
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
    const canBegin = await this.canBegin(grant.embargo);
    const written = await this.subjects.decideOn(caller, game, (by, stored) => {
      const moments = stored?.moments(grant.viewer) ?? 0;
      return { type: 'give', by, grant, moments, now: this.clock.now(), canBegin };
    });
    if (!written.ok) return written;
    const key = await this.keys.issue({ for: 'grant', game, grant: grant.id });
    return { ok: true, grant, key };
  }

  /** A round of a tournament there is not never ends. */
  private async canBegin(embargo: Embargo | null): Promise<boolean> {
    if (embargo?.until !== 'round-end') return true;
    return (await this.rounds.isOver(embargo.tournament, embargo.round)) !== null;
  }
}
