import type { Fact, Rules, ServerName, State } from '#rules';
import type { Ahead } from './ahead';
import type { Heeded, Likeness } from './likeness';
import type { Scale } from './scale';
import type { Tries } from './way';

/** What ways are looked for, where, and by what they are judged. */
export interface Search extends Heeded {
  readonly rules: Rules;
  readonly server: ServerName;
  /** Whether the Corp rezzes the ice that the Runner approaches. */
  readonly isRezzing: boolean;
  /** Credits that the Runner truly has. */
  readonly own: number;
  /** Whether facts show a card that the viewer cannot know of. */
  readonly isHidden: (fact: Fact) => boolean;
  readonly tries: Tries;
  /** Whether others have their turn. */
  readonly isPaused?: () => boolean;
  /** What of a cost counts. */
  readonly scale: Scale;
  /** Where ways end: at the success of the run, or as soon as the Runner could jack out. */
  readonly until: 'success' | 'jack-out' | ((state: State) => boolean);
  /** Whether cards leave each piece of ice to itself. */
  readonly isApart?: true;
  /** Whether any ice takes clicks. */
  readonly takesClicks: boolean;
  /** What is ahead of a state costs at least so much by the scale. */
  readonly leastAhead: (state: State) => Ahead;
  /** The same of a state in which the Runner has just come to another position. */
  readonly leastFrom?: (state: State) => number;
  /** What another search found out to be ahead of a state at least. */
  readonly learnt?: (state: State, likeness: Likeness) => number;
  /** Called where there is ice that the Corp may rez. */
  readonly onRez?: () => void;
  /** Whether it was found out that there is no way. */
  readonly isBarred?: () => boolean;
  /** Grows when more is found out of what is ahead. */
  readonly version?: () => number;
}
