import type { CounterKind } from './card';
import type { CardId } from './card-id';
import type { ServerName } from './server';
import type { Side } from './side';

/** What an ability knows while it is evaluated: where it stands and what it has named so far. */
export interface Context {
  readonly source: CardId;
  /** Who makes its choices and carries it out (META-05). */
  readonly controller: Side;
  /** The server its source was in when the ability began (COST-10). */
  readonly server: ServerName | null;
  /** A server chosen by the ability. */
  readonly place?: ServerName;
  readonly x: number;
  /** The card a lasting effect was laid on. */
  readonly target: CardId | null;
  /** The card of the fact that met the trigger condition. */
  readonly that: CardId | null;
  readonly named: Readonly<Record<string, readonly CardId[]>>;
  readonly numbers: Readonly<Record<string, number>>;
  /** Advancement on the source as it was when the source left play (COST-10, SCORE-08). */
  readonly advancement: number;
  /** All counters on it, where a cost trashed it (COST-10). */
  readonly left?: Readonly<Record<CounterKind, number>>;
}
