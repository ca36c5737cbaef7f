import type { FactType } from '../state/fact';
import type { ServerName } from '../state/server';
import type { Side } from '../state/side';
import type { Condition } from './condition';
import type { Filter } from '../state/filter';
import type { DamageKind } from '../state/trait';

/** The trigger condition of a conditional ability: which facts meet it. */
export interface Trigger {
  readonly on: FactType | readonly FactType[];
  readonly side?: Side;
  readonly server?: ServerName | 'central' | 'remote' | 'this';
  /** The fact's card is the one the ability stands on. */
  readonly this?: true;
  /** Installed on the card the ability stands on. */
  readonly host?: 'this';
  /** The fact's card is the one this card has chosen. */
  readonly chosen?: true;
  /** The fact's card is the one the lasting effect was laid on. */
  readonly target?: true;
  readonly card?: Filter;
  /** Only the first such fact of a turn or run (ORD-01). */
  readonly first?: 'turn' | 'run';
  /** A requirement that is part of the condition (ABIL-11). */
  readonly if?: Condition;
  /** Who trashed it. */
  readonly by?: Side;
  /** It was trashed by damage of one of these kinds. */
  readonly damage?: readonly DamageKind[];
  /** The ability's cost trashed the card it stands on: the trash symbol. */
  readonly trashSymbol?: true;
  /** Breaking was done with this card. */
  readonly with?: 'this';
}
