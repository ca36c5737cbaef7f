import type { CardId } from './card-id';
import type { ServerName } from './server';
import type { Side } from './side';

/**
 * One atomic answer to the one open prompt: what the event store keeps for ever. Cards are named
 * by their number in the game (the order of setup).
 */
export type Decision =
  | { readonly do: 'keep' }
  | { readonly do: 'mulligan' }
  | { readonly do: 'gain-credit' }
  | { readonly do: 'draw' }
  | { readonly do: 'purge' }
  | { readonly do: 'remove-tag' }
  | { readonly do: 'trash-resource'; readonly card: CardId }
  | { readonly do: 'advance'; readonly card: CardId }
  | { readonly do: 'play'; readonly card: CardId }
  | {
      readonly do: 'install';
      readonly card: CardId;
      readonly server?: ServerName | 'new';
      readonly host?: CardId;
    }
  | { readonly do: 'run'; readonly server: ServerName }
  | { readonly do: 'use'; readonly card: CardId; readonly ability: number }
  | { readonly do: 'rez'; readonly card: CardId }
  | { readonly do: 'score'; readonly card: CardId }
  | { readonly do: 'pass' }
  | { readonly do: 'jack-out' }
  | { readonly do: 'continue' }
  | { readonly do: 'access'; readonly card: CardId }
  | { readonly do: 'access-zone' }
  | { readonly do: 'replace'; readonly card: CardId }
  | { readonly do: 'trash-accessed' }
  | { readonly do: 'leave-accessed' }
  | { readonly do: 'steal' }
  | { readonly do: 'decline-steal' }
  | { readonly do: 'discard'; readonly card: CardId }
  | { readonly do: 'pick'; readonly card: CardId }
  | { readonly do: 'done' }
  | { readonly do: 'break'; readonly sub: number }
  | { readonly do: 'option'; readonly option: string }
  | { readonly do: 'server'; readonly server: ServerName | 'new' }
  | { readonly do: 'first'; readonly ability: number }
  | { readonly do: 'number'; readonly number: number }
  | { readonly do: 'bid'; readonly credits: number }
  | { readonly do: 'pay'; readonly credits: number }
  | { readonly do: 'random'; readonly card: CardId }
  | { readonly do: 'shuffle'; readonly order: readonly CardId[] }
  | { readonly do: 'concede'; readonly side: Side };

/** A decision the open prompt accepts; numbers without a small bound are listed as a range. */
export type Legal =
  | Decision
  | { readonly do: 'number' | 'bid' | 'pay'; readonly from: number; readonly to: number }
  | { readonly do: 'shuffle'; readonly cards: readonly CardId[] };
