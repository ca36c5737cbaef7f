import type { CounterKind } from '../state/card';
import type { Side } from '../state/side';
import type { Filter, Target } from '../state/filter';

/** A number a card speaks of; worked out when its effect resolves. */
export type Amount =
  | number
  | { readonly of: 'x' }
  | { readonly of: 'var'; readonly name: string }
  | { readonly of: 'counters'; readonly kind: CounterKind; readonly on: Target }
  | { readonly of: 'tags' }
  | { readonly of: 'pool'; readonly side: Side }
  | { readonly of: 'subroutines'; readonly on: Target }
  | { readonly of: 'unused-memory' }
  | { readonly of: 'count'; readonly cards: Filter }
  | { readonly of: 'times'; readonly factor: number; readonly amount: Amount }
  | { readonly of: 'less'; readonly amount: Amount; readonly by: number }
  | { readonly of: 'least'; readonly amounts: readonly Amount[] }
  | { readonly of: 'half'; readonly amount: Amount };
