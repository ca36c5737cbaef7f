import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Clock } from '../platform/clock/clock';
import { CLOCK } from '../platform/tokens';
import type { Caller } from './caller';
import type { Embargo, Grant } from './grant';
import { KEYS, type Keys } from './keys';
import { ROUND_ENDS, type RoundEnds } from './ports';
import type { Key } from './presented';
import type { AccessRefusal } from './refusal';
import { Subjects } from './subjects';

export interface Given {
  readonly ok: true;
  readonly grant: Grant;
  /** What its holder presents. */
  readonly key: Key;
}

/** Gives a grant, with a key of its own. */
export class GiveGrant extends Command<Given | AccessRefusal> {
  constructor(
    readonly caller: Caller,
    readonly game: string,
    readonly wanted: Omit<Grant, 'id'>,
  ) {
    super();
  }
}

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
