import type { Side } from '../lens/side';
import type { ServerName } from '../lens/server';
import type { Cost } from './cost';
import type { Named } from './place';

export type Action =
  | { readonly do: 'install'; readonly card: Named; readonly host: string | null }
  | { readonly do: 'play'; readonly title: string }
  | { readonly do: 'use'; readonly title: string; readonly effect: string }
  | { readonly do: 'run'; readonly server: ServerName }
  | { readonly do: 'rez'; readonly card: Named }
  | { readonly do: 'trash'; readonly card: Named }
  | { readonly do: 'steal'; readonly card: Named }
  | { readonly do: 'trace'; readonly strength: number }
  | { readonly do: 'link'; readonly strength: number }
  /** Auto-pump: strength raised, and broken too where the ice stands. */
  | { readonly do: 'boost'; readonly title: string; readonly effect: string }
  | { readonly do: 'gain' | 'draw'; readonly amount: number }
  | { readonly do: 'advance'; readonly card: Named }
  | { readonly do: 'remove-tag' | 'purge' }
  | { readonly do: 'trash-resource'; readonly title: string }
  | { readonly do: 'access'; readonly card: Named }
  | { readonly do: 'pay' }
  | { readonly do: 'other'; readonly text: string };

/** What one log line says. */
export type LogEvent =
  | {
      readonly kind: 'turn';
      readonly side: Side;
      readonly ending: boolean;
      readonly turn: number | null;
      readonly credits: number | null;
      readonly cards: number | null;
    }
  | { readonly kind: 'mandatory-draw'; readonly side: Side }
  | { readonly kind: 'opening'; readonly side: Side; readonly mulligan: boolean }
  | {
      readonly kind: 'acted';
      readonly side: Side;
      readonly cost: Cost | null;
      readonly action: Action;
    }
  | {
      readonly kind: 'ice';
      readonly step: 'approached' | 'encountered' | 'passed';
      readonly card: Named;
    }
  | {
      readonly kind: 'server';
      readonly step: 'approached' | 'breached';
      readonly server: ServerName;
    }
  | { readonly kind: 'replaced-breach'; readonly title: string }
  | { readonly kind: 'continued' }
  | { readonly kind: 'jacked-out' }
  | { readonly kind: 'accessed'; readonly card: Named; readonly rest: boolean }
  /** The card of the access before is told after all. */
  | { readonly kind: 'access-named'; readonly title: string }
  | { readonly kind: 'removed'; readonly title: string }
  | {
      readonly kind: 'took-agenda';
      readonly side: Side;
      readonly title: string;
      readonly points: number;
    }
  | {
      readonly kind: 'trashed';
      readonly side: Side;
      readonly text: string;
      readonly cause: string | null;
    }
  | {
      readonly kind: 'discarded';
      readonly side: Side;
      readonly cards: readonly string[];
      readonly amount: number;
    }
  | { readonly kind: 'fired'; readonly ice: string; readonly labels: readonly string[] }
  | { readonly kind: 'trace-ended'; readonly successful: boolean }
  | { readonly kind: 'left-play'; readonly card: Named }
  | {
      readonly kind: 'over';
      readonly how: 'flatlined' | 'decked' | 'won' | 'conceded';
      readonly side: Side;
    }
  | { readonly kind: 'tied' }
  | { readonly kind: 'command'; readonly side: Side | null; readonly command: string }
  /** What was done since the last click was spent is taken back. */
  | { readonly kind: 'undone' }
  | { readonly kind: 'note' }
  | { readonly kind: 'chat'; readonly speaker: string; readonly text: string }
  | { readonly kind: 'unread'; readonly text: string };
