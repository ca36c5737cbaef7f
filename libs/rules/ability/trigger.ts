import type { CounterKind, Zone } from '../state/card';
import type { FactOf, TriggerEvent, Use } from '../state/fact';
import type { How } from '../state/history';
import type { Filter } from '../state/filter';
import type { ServerWord } from '../state/server';
import type { Side } from '../state/side';
import type { Sighting } from '../state/sighting';
import type { DamageKind } from '../state/trait';
import type { Condition } from './condition';

/** What a trigger condition can ask of a fact. */
interface Parts {
  readonly side?: Side;
  /** Of a fact without a server: the one its card is in. */
  readonly server?: ServerWord | readonly ServerWord[];
  /** The fact's card is the one the ability stands on. */
  readonly this?: true;
  /** Installed on the card the ability stands on. */
  readonly host?: 'this';
  /** The fact's card is the one this card has chosen. */
  readonly chosen?: true;
  /** The fact's card is the one the lasting effect was laid on. */
  readonly target?: true;
  readonly card?: Filter;
  /** Who trashed it. */
  readonly by?: Side;
  /** It is, or it was trashed by, damage of one of these kinds. */
  readonly damage?: readonly DamageKind[];
  /** The ability's cost trashed the card it stands on: the trash symbol. */
  readonly trashSymbol?: true;
  /** The Runner trashed the accessed card. */
  readonly trashed?: true;
  /** The accessed card was neither trashed nor stolen. */
  readonly spared?: true;
  /** Where the card was not until then. */
  readonly notFrom?: Zone;
  /** At least so many pieces of ice protect the server. */
  readonly ice?: number;
  /** How a run or a trace ended. */
  readonly outcome?: 'successful' | 'unsuccessful';
  /** Of the counters. */
  readonly kind?: CounterKind;
  /** They were spent as a cost. */
  readonly spent?: true;
  /** Where the card was until then; of an install, where that is no hand. */
  readonly from?: 'installed' | Zone;
  /** Each card of the fact by itself. */
  readonly each?: true;
  /** Breaking or preventing was done with this card; of all subroutines, with it alone. */
  readonly with?: 'this';
  /** An ability of such a card made them come. */
  readonly through?: Filter;
  /** What the clicks were spent on: actions of the chart, or cards. */
  readonly use?: readonly Use['for'][];
  /** What made a player draw: the turn (the mandatory draw), the action, or a card. */
  readonly how?: How;
  /** Of clicks: those that were spent on one action in the turn come to so many, and were fewer before (ACT-22). */
  readonly sameAction?: number;
  /** Only the first such fact of a turn or run (ORD-01). */
  readonly first?: 'turn' | 'run';
  /** While a run goes on. */
  readonly inRun?: true;
  /** A requirement that is part of the condition (ABIL-11). */
  readonly if?: Condition;
}

export type TriggerPart = keyof Parts;

type Tells<T extends TriggerEvent, Field extends string> = Field extends keyof FactOf<T>
  ? true
  : false;

/** The card of these has left its server by the time of the fact. */
type Gone = 'discarded' | 'returned' | 'stolen' | 'forfeited' | 'added-to-score-area' | 'hosted';

type IsOfCard<T extends TriggerEvent> =
  FactOf<T> extends { readonly card: Sighting } | { readonly ice: Sighting } ? true : false;

/** The parts that a fact of a type has anything to say to. */
type PartsOf<T extends TriggerEvent> =
  | 'first'
  | 'if'
  | 'inRun'
  | (Tells<T, 'side'> extends true
      ? 'side'
      : T extends 'derezzed' | 'tags-removed'
        ? 'side'
        : never)
  | (Tells<T, 'server'> extends true
      ? 'server'
      : IsOfCard<T> extends true
        ? Exclude<'server', T extends Gone ? 'server' : never>
        : never)
  | (IsOfCard<T> extends true ? 'this' | 'chosen' | 'target' | 'card' : never)
  | (T extends 'installed' ? 'host' : never)
  | (T extends 'trashed' ? 'by' | 'damage' : never)
  | (T extends 'trashed' | 'installed' ? 'from' : never)
  | (T extends 'clicks-spent' ? 'use' | 'sameAction' : never)
  | (T extends 'credits-gained' ? 'through' : never)
  | (T extends 'damage-suffered' | 'damage-prevented' ? 'damage' : never)
  | (T extends 'access-ended' ? 'trashed' | 'spared' | 'notFrom' : never)
  | (T extends 'run-began' ? 'ice' : never)
  | (T extends 'advanced' | 'tokens-placed' | 'tokens-removed' ? 'kind' : never)
  | (T extends 'tokens-removed' ? 'spent' : never)
  | (T extends 'drew' ? 'each' | 'how' : never)
  | (T extends 'ability-used' ? 'trashSymbol' : never)
  | (T extends 'run-ended' | 'trace-ended' ? 'outcome' : never)
  | (T extends 'encounter-ended' | 'sub-broken' | 'all-broken' | 'damage-prevented'
      ? 'with'
      : never);

type Waiting<T extends TriggerEvent, P extends TriggerPart> = {
  readonly on: T | readonly T[];
} & Pick<Parts, P> & { readonly [K in Exclude<TriggerPart, P>]?: never };

type TriggerOf = { [T in TriggerEvent]: Waiting<T, PartsOf<T>> }[TriggerEvent];

/**
 * The trigger condition of a conditional ability: which facts meet it. A part that no fact of the
 * type could answer does not compile; of several types, a part asks those that can answer.
 */
export type Trigger = TriggerOf | ({ readonly on: readonly TriggerEvent[] } & Parts);
