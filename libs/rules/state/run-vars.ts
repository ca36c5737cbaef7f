import type { Zone } from './card';
import type { CardId } from './card-id';
import type { ServerName } from './server';

export interface RunVars {
  readonly serial: number;
  server: ServerName;
  /** How many pieces of ice, from the innermost, are still ahead, the present one included (RUN0-05). */
  position: number;
  ice: CardId | null;
  iceLife: number;
  /** Ice approached so far in this run (RUN0-08). */
  approached: number;
  /** How the game stood at 2.2 of ice approached again: what stands so twice goes round in a loop. */
  readonly stood: string[];
  phase: 'initiation' | 'approach' | 'encounter' | 'pass' | 'server' | 'access' | 'ended';
  /** The server it was a successful run on, once that is declared (RUN0-10). */
  success: ServerName | null;
  /** For abilities it is neither successful nor unsuccessful. */
  unmarked?: true;
  /** "Instead of accessing" was chosen (REPL-01). */
  replaced: boolean;
  /** A position the Runner was sent to, taken when the present ice is left (ENC-09). */
  jumpTo: number | null;
  /** The ice that the Runner was sent to is encountered, not approached (ENC-12). */
  encounters?: true;
  /** Set by effects that end the run; carried out when the frames above are gone. */
  ending: 'no' | 'ended' | 'vanished';
}

export interface EncounterVars {
  readonly serial: number;
  readonly run: number;
  readonly ice: CardId;
  readonly life: number;
  readonly zone: Zone;
  /** Outside of the normal sequence (ENC-07). */
  readonly forced: boolean;
  /** Subroutines broken, by the number that stays theirs. */
  readonly broken: number[];
  /** Cards that broke a subroutine in it. */
  readonly used: CardId[];
  breakable: boolean;
  /** Subroutines resolved in 3.2. */
  readonly resolved: number[];
  bypassed: boolean;
  ended: boolean;
}

export interface BreachVars {
  readonly server: ServerName;
  total: number;
  done: number;
  /** Cards that allow more accesses and were asked about, and what that came to. */
  readonly asked: CardId[];
  extra: number;
  /** Accessed and set aside or gone: not to be accessed again. */
  readonly accessed: CardId[];
  /** Cards of the zone alone, none in its root. */
  readonly zoneOnly?: true;
  /** Cards in its root alone. */
  readonly rootOnly?: true;
  /** So many and no more, nothing added to them, in any order (ACC-30). */
  readonly only?: number;
  /** Of the zone these alone (ACC-31). */
  readonly among?: readonly CardId[];
  /** What is to be accessed for an additional cost. */
  costly?: CardId;
}

export interface AccessVars {
  readonly card: CardId;
  readonly life: number;
  readonly from: Zone;
  readonly server: ServerName;
  trashed: boolean;
}

/** Cards that can lower a cost: those that were asked about, and what the last of them takes off (HOST-18). */
