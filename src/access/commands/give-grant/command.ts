import { Command } from '@nestjs/cqrs';
import type { Caller } from '../../caller';
import type { Key } from '../../presented';
import type { Grant } from '../../grant';
import type { AccessRefusal } from '../../refusal';

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
