import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { notYours } from '#studies/study/places';
import type { StudyRefusal } from '#studies/study/refusal';
import type { Role } from '#studies/study/study';
import { KEYS, type Keys } from '../access/keys';
import type { Key } from '../access/presented';
import type { Caller } from '../access/caller';
import type { Clock } from '../platform/clock/clock';
import { CLOCK } from '../platform/tokens';
import { StudyDesk } from './desk';

export interface AdmittedMember {
  readonly ok: true;
  readonly member: string;
  /** Nothing but this answer ever holds it. */
  readonly key: Key;
}

/** Gives out a key of a study: the owner to anybody, and whoever reads it to themselves, to write notes. */
export class AdmitMember extends Command<AdmittedMember | StudyRefusal> {
  constructor(
    readonly caller: Caller,
    readonly study: string,
    /** Null for a link. */
    readonly name: string | null,
    readonly role: Exclude<Role, 'owner'>,
  ) {
    super();
  }
}

@CommandHandler(AdmitMember)
export class AdmitMemberHandler implements ICommandHandler<AdmitMember> {
  constructor(
    private readonly desk: StudyDesk,
    @Inject(KEYS) private readonly keys: Pick<Keys, 'issue'>,
    @Inject(CLOCK) private readonly clock: Pick<Clock, 'newId'>,
  ) {}

  async execute(command: AdmitMember): Promise<AdmittedMember | StudyRefusal> {
    const { caller, study, name, role } = command;
    const at = await this.desk.at(caller, study);
    if (!at.ok) return at;
    const by = at.member?.role === 'owner' ? at.member.id : null;
    if (by === null && role !== 'commenter')
      return notYours(`study ${study}`, 'letting somebody in', 'the owner');
    const member = this.clock.newId();
    const written = await this.desk.write(study, {
      ...{ type: 'admit', by, member: { id: member, name, role } },
    });
    if (!written.ok) return written;
    return { ok: true, member, key: await this.keys.issue({ for: 'study', study, member }) };
  }
}
