import type { FactType } from '../fact/fact';
import type { ServerName } from '../state/server';
import type { Side } from '../state/side';
import type { Condition } from './condition';
import type { Filter } from './filter';

/** The trigger condition of a conditional ability: which facts meet it. */
export interface Trigger {
  readonly on: FactType | readonly FactType[];
  readonly side?: Side;
  readonly server?: ServerName | 'central' | 'remote' | 'this';
  /** The fact's card is the one the ability stands on. */
  readonly this?: true;
  /** The fact's card is the one this card has chosen. */
  readonly chosen?: true;
  /** The fact's card is the one the lasting effect was laid on. */
  readonly target?: true;
  readonly card?: Filter;
  /** Only the first such fact of a turn or run (ORD-01). */
  readonly first?: 'turn' | 'run';
  /** A requirement that is part of the condition (ABIL-11). */
  readonly if?: Condition;
  /** Breaking was done with this card. */
  readonly with?: 'this';
}
