import type { CardId } from './card-id';
import type { ServerName } from './server';
import type { Side } from './side';

/** The one question a game waits on. What it accepts is computed by `legal`. */
export type Prompt =
  | { readonly kind: 'mulligan'; readonly for: Side }
  | { readonly kind: 'action'; readonly for: Side }
  | { readonly kind: 'window'; readonly for: Side }
  | { readonly kind: 'jack-out'; readonly for: 'runner' }
  | { readonly kind: 'discard'; readonly for: Side }
  | {
      readonly kind: 'access';
      readonly for: 'runner';
      readonly cards: readonly CardId[];
      readonly zone: boolean;
    }
  | { readonly kind: 'accessed'; readonly for: 'runner'; readonly card: CardId }
  | {
      readonly kind: 'replace';
      readonly for: 'runner';
      readonly sources: readonly CardId[];
      /** Accessing cards as usual is possible, too (REPL-03). */
      readonly access: boolean;
    }
  | { readonly kind: 'steal'; readonly for: 'runner'; readonly card: CardId }
  | {
      readonly kind: 'pick';
      readonly for: Side;
      readonly source: CardId | null;
      readonly why: PickReason;
      readonly from: readonly CardId[];
      readonly done: boolean;
    }
  | {
      readonly kind: 'subs';
      readonly for: Side;
      readonly source: CardId;
      readonly subs: readonly number[];
      readonly done: boolean;
    }
  | {
      readonly kind: 'option';
      readonly for: Side;
      readonly source: CardId;
      readonly options: readonly string[];
    }
  | {
      readonly kind: 'server';
      readonly for: Side;
      readonly source: CardId;
      readonly servers: readonly (ServerName | 'new')[];
    }
  | { readonly kind: 'order'; readonly for: Side; readonly sources: readonly CardId[] }
  | {
      readonly kind: 'number';
      readonly for: Side;
      readonly source: CardId;
      readonly from: number;
      readonly to: number;
      /** The numbers between them that will do, in order; absent where all do. */
      readonly only?: readonly number[];
    }
  | {
      readonly kind: 'bid';
      readonly for: Side;
      readonly source: CardId;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly kind: 'pay';
      readonly for: Side;
      readonly from: number;
      readonly to: number;
      readonly source: CardId | 'run-credits';
    }
  | {
      readonly kind: 'random';
      readonly for: 'chance';
      readonly why: 'hq-access' | 'damage' | 'random-card';
      readonly from: readonly CardId[];
    }
  | { readonly kind: 'shuffle'; readonly for: 'chance'; readonly deck: 'rd' | 'stack' };

export const pickReasons = [
  'choose',
  'install-trash',
  'memory',
  'forfeit',
  'cost',
  'arrange',
  'search',
  'host',
] as const;
export type PickReason = (typeof pickReasons)[number];
