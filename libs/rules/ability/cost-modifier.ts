import type { Amount, Filter, Target } from '../state/filter';
import type { ServerWord } from '../state/server';
import type { Side } from '../state/side';
import type { Cost } from './cost';

/** What recurring credits pay for. */
export type Purpose =
  | 'icebreakers'
  | 'installing viruses'
  | 'removing tags'
  | 'traces'
  | 'trashing'
  | {
      readonly to: 'install' | 'rez' | 'advance' | 'play' | 'use' | 'trash';
      readonly cards: Filter;
      /** Of an install: in or protecting the server of the card the credits lie on. */
      readonly at?: 'this-server';
    }
  /** Anything the Runner pays for during a run there. */
  | { readonly during: 'run'; readonly on?: ServerWord };

/** What a cost is lowered for by a choice of its payer. */
export type LoweredVerb = 'play' | 'install';

/** What constant abilities change of what something costs, and of what it is paid with. Amounts are added up (ABIL-03). */
export type CostModifier =
  | {
      readonly of: 'rez-cost';
      readonly cards: Filter | Target;
      readonly by: Amount;
      readonly first?: 'turn';
    }
  /** Of cards wherever they lie, where the filter says no place. */
  | { readonly of: 'trash-cost'; readonly cards: Filter; readonly by: Amount }
  | {
      readonly of: 'install-cost';
      readonly cards: Filter;
      readonly by: Amount | 'ignored';
      readonly first?: 'turn';
      readonly beyond?: never;
    }
  /** Of ice that is installed in any position but that one (INST-28). */
  | {
      readonly of: 'install-cost';
      readonly cards: Filter & { readonly type: 'ice' };
      readonly by: Amount;
      readonly first?: never;
      readonly beyond: 'innermost';
    }
  | { readonly of: 'play-cost'; readonly cards: Filter | Target; readonly by: Amount }
  | { readonly of: 'hosting-cost'; readonly by: number }
  /** Before its controller plays or installs a card, one of these can be trashed to pay so much less (COST-19). */
  | {
      readonly of: 'may-cost-less';
      readonly verbs: readonly LoweredVerb[];
      readonly by: number;
      readonly trash: Filter;
      readonly limit: 'turn';
    }
  | {
      readonly of: 'advancement-requirement';
      readonly cards: Filter | Target;
      readonly by: Amount;
    }
  /** To rez these, or else the card itself; the variable `rez cost` is that of the card. */
  | { readonly of: 'rez-also'; readonly cost: Cost; readonly cards?: Filter | Target }
  /** To rez the card, the Corp may pay this instead of the rez cost (REZ-08). */
  | { readonly of: 'rez-instead'; readonly cost: Cost }
  | {
      readonly of: 'steal-also';
      readonly cards: 'this' | Filter;
      /** Only what is accessed from the server this card is in. */
      readonly from?: 'this';
      readonly cost: Cost;
    }
  /** To play these, or else the card itself. */
  | { readonly of: 'play-also'; readonly cost: Cost; readonly cards?: Filter }
  /** Additional costs of playing such cards are ignored. */
  | { readonly of: 'play-plainly'; readonly cards: Filter }
  | {
      readonly of: 'run-also';
      readonly cost: Cost;
      /** Of runs that no card makes. */
      readonly action?: true;
      readonly first?: 'turn';
      readonly server?: ServerWord;
    }
  /** What installing in or protecting that server costs in credits besides (COST-17). */
  | { readonly of: 'install-also'; readonly credits: number; readonly server: ServerWord }
  /** Paid to jack out. */
  | { readonly of: 'jack-out-also'; readonly cost: Cost }
  | { readonly of: 'access-also'; readonly cost: Cost; readonly server: ServerWord }
  /** Each time an icebreaker is used to break, or anything is, during a run there where it says one. */
  | {
      readonly of: 'break-also';
      readonly cost: Cost;
      readonly server?: ServerWord;
      readonly by?: 'anything';
    }
  /** What an action of the chart costs in credits. */
  | {
      readonly of: 'action-cost';
      readonly action: 'remove-tag' | 'trash-resource';
      readonly by: number;
    }
  | { readonly of: 'recurring'; readonly credits: Amount; readonly for: readonly Purpose[] }
  /** The credits on the card, for anything or for these purposes. */
  | { readonly of: 'credits-usable'; readonly for?: readonly Purpose[] }
  /** Credits, from wherever they would come. */
  | { readonly of: 'cannot-spend'; readonly side: Side }
  /** A number of credits that nobody spends in secret (PSI-02). */
  | { readonly of: 'cannot-spend-secretly'; readonly credits: number };
