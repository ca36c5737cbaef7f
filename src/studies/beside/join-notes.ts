import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { StudyRefusal } from '#studies/study/refusal';
import { KEYS, type Keys } from '../../access/keys';
import type { Key } from '../../access/presented';
import type { Caller } from '../../access/caller';
import type { Clock } from '../../platform/clock/clock';
import { CLOCK } from '../../platform/tokens';
import { noGameThere } from '../find-source';
import { StudyGate } from '../study-gate';
import { StudyDesk } from '../desk';
import { Notebooks } from './notebooks';

export interface JoinedNotes {
  readonly ok: true;
  /** The id under which notes are rewritten, taken out and hidden. */
  readonly study: string;
  readonly member: string;
  /** Nothing but this answer ever holds it. */
  readonly key: Key;
}

/** Gives who may look at a game a key to write notes beside it, under a name. */
export class JoinNotes extends Command<JoinedNotes | StudyRefusal> {
  constructor(
    readonly caller: Caller,
    readonly game: string,
    readonly name: string,
  ) {
    super();
  }
}

@CommandHandler(JoinNotes)
export class JoinNotesHandler implements ICommandHandler<JoinNotes> {
  constructor(
    private readonly notebooks: Notebooks,
    private readonly gate: StudyGate,
    private readonly desk: StudyDesk,
    @Inject(KEYS) private readonly keys: Pick<Keys, 'issue'>,
    @Inject(CLOCK) private readonly clock: Pick<Clock, 'newId'>,
  ) {}

  async execute({ caller, game, name }: JoinNotes): Promise<JoinedNotes | StudyRefusal> {
    if (!(await this.gate.mayReadBeside(game, caller))) return noGameThere(game);
    const study = await this.notebooks.open(game);
    const member = this.clock.newId();
    const admitted = await this.desk.write(study, {
      ...{ type: 'admit', by: null, member: { id: member, name, role: 'commenter' } },
    });
    if (!admitted.ok) return admitted;
    return { ok: true, study, member, key: await this.keys.issue({ for: 'study', study, member }) };
  }
}
