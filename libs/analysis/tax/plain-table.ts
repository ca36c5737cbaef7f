import type { Fact, Rules, Server, State } from '#rules';
import type { Heeded } from './likeness';
import type { Tries } from './way';

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
}

export interface Through extends PlainTable {
  readonly server: Server;
  readonly isRezzing: boolean;
  readonly tries: Tries;
}
