import type { Fact, Rules, Server, State } from '#rules';
import type { Least } from './least';
import type { Heeded } from './likeness';
import type { OwnTries } from './way';

/** Ways that are looked for through all ice of a server together. */
export interface PlainTable extends Heeded {
  readonly rules: Rules;
  readonly begun: State;
  /** Credits that the Runner truly has. */
  readonly own: number;
  readonly isHidden: (fact: Fact) => boolean;
  readonly takesClicks: boolean;
  /** Whether a card in play trashes ice that has no strength left. */
  readonly trashesIce: boolean;
  /** What pieces of ice cost alone, where it does not matter whether the Corp rezzes any. */
  readonly alone: Map<string, AloneBefore>;
}

/** What a piece of ice costs, or that it was not found out in so many decisions. */
export interface AloneBefore {
  readonly least: Least | null;
  readonly most: number;
}

export interface Through extends PlainTable {
  readonly server: Server;
  readonly isRezzing: boolean;
  readonly tries: OwnTries;
  /** Called where there is ice that the Corp may rez. */
  readonly onRez?: () => void;
}
