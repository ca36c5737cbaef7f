import type { CardId } from './card-id';
import type { ServerName } from './server';
import type { Side } from './side';

/**
 * How long a lasting effect works: `access` until the Runner has accessed the card it comes from,
 * `until-encounter` until after the Runner next encountered ice in the run, `next-run` until the next run
 * of this turn has ended, `next-encounter` until the next encounter of this turn has, or a run without one,
 * `while-active` as long as the card it was laid on is active.
 */
export const durations = [
  'access',
  'encounter',
  'run',
  'until-encounter',
  'turn',
  'next-run',
  'next-encounter',
  'corp-turn-begins',
  'runner-turn-begins',
  'while-active',
  'forever',
] as const;
export type Duration = (typeof durations)[number];

/** An ability that outlives or was added to its card (PLAY-04, TRIG-03). */
export interface Lasting {
  readonly serial: number;
  /** Where the ability stands in its card's value. */
  readonly path: string;
  readonly source: CardId;
  readonly controller: Side;
  readonly until: Duration;
  /** The run or encounter it belongs to; 0 for turns. */
  within: number;
  /** Part of that run itself: says nothing about another run made inside of it. */
  readonly ownRun: boolean;
  /** Waits for the next encounter of this run before it works. */
  waiting: boolean;
  /** The server the source was in when the effect began. */
  readonly server: ServerName | null;
  readonly place?: ServerName;
  /** What it works on, with the life it had: a new copy is another card (UNIN-02). */
  readonly target: CardId | null;
  readonly targetLife: number;
  /** Cards named before the effect began: "that card" of a delayed effect. */
  readonly named: Readonly<Record<string, readonly CardId[]>>;
  /** Numbers fixed when the effect began, such as X. */
  readonly x: number;
}

export interface Usage {
  readonly path: string;
  readonly card: CardId;
  readonly life: number;
  /** Of an ability limited to once each run: the run. */
  readonly run?: number;
}
