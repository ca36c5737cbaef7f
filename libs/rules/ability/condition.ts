import type { ServerWord } from '../state/server';
import type { Side } from '../state/side';
import type { Faction } from '../state/trait';
import type { Amount, Filter, Happening, Target } from '../state/filter';

export type Condition =
  | { readonly is: 'tagged'; readonly atLeast?: number }
  | { readonly is: 'link'; readonly atLeast: number }
  | { readonly is: 'not'; readonly condition: Condition }
  | { readonly is: 'all'; readonly conditions: readonly Condition[] }
  | { readonly is: 'at-least'; readonly amount: Amount; readonly least: number }
  | { readonly is: 'odd'; readonly amount: Amount }
  | { readonly is: 'more'; readonly amount: Amount; readonly than: Amount }
  | { readonly is: 'equal'; readonly amount: Amount; readonly to: Amount }
  /** Of what fits, there are more cards of that faction than of any other. */
  | { readonly is: 'most'; readonly faction: Faction; readonly among: Filter }
  /** The encountered ice was rezzed since the Runner approached it. */
  | { readonly is: 'just-rezzed' }
  /** So many of them at least are of one type. */
  | { readonly is: 'alike'; readonly cards: Target; readonly least: number }
  /** The ice being approached is unrezzed, and can be rezzed now (REZ-03). */
  | { readonly is: 'rez-step' }
  | { readonly is: 'turn'; readonly of: Side }
  | ({ readonly is: 'happened' } & Happening)
  /** This is the first paid ability window since then (PAW-12). */
  | { readonly is: 'next-window'; readonly after: Happening }
  | { readonly is: 'first-turn' }
  /** The Runner pays for a run there: as an action, or for an event that can make it there. */
  | { readonly is: 'making-run'; readonly on: ServerWord; readonly by: 'action' | 'event' }
  /** The card is one that fits. */
  | { readonly is: 'fits'; readonly card: Target; readonly as: Filter }
  /** Every subroutine of the encountered ice is broken; with this card, and no other. */
  | { readonly is: 'all-broken'; readonly with?: 'this' }
  | { readonly is: 'protected'; readonly server: 'this' }
  | { readonly is: 'accessed-from'; readonly zone: 'rd' | 'hq' | 'archives' | 'installed' }
  /** The Runner is accessing the card the ability stands on. */
  | { readonly is: 'accessing'; readonly card: 'this' }
  /** The Runner trashed, or stole, the card being accessed. */
  | { readonly is: 'installed'; readonly card: Target }
  | { readonly is: 'in-run'; readonly on?: ServerWord };
