import type { CardType } from '../api/documents';
import type { WordOf } from '../api/word-of';

/** A card as a viewer may know it. */
export type CardName =
  | { readonly card: string; readonly code?: string | null; readonly handle: string | null }
  | { readonly hidden: true; readonly handle: string | null };

/** A card lying somewhere. Fields that do not apply are not there. */
export type CardView = CardName & {
  readonly advancement: number;
  readonly counters: Readonly<Record<string, number>>;
  readonly hosted: readonly CardView[];
  readonly type?: WordOf<CardType>;
  readonly rezzed?: boolean;
  readonly faceup?: boolean;
  readonly strength?: number;
  readonly requirement?: number;
  readonly rezCost?: number;
  /** What its other side is called, where that lies up. */
  readonly face?: string | null;
  /** Which copy it is, for who knows. */
  readonly copy?: string | null;
};

export interface ServerView {
  readonly name: string;
  /** Innermost first. */
  readonly ice: readonly CardView[];
  readonly cards: readonly CardView[];
}

interface Seat {
  readonly identity: CardView;
  readonly credits: number;
  readonly clicks: number;
  readonly handSize: number;
  readonly agendaPoints: number;
  readonly score: readonly CardView[];
}

export interface CorpView extends Seat {
  readonly badPublicity: number;
  readonly hq: readonly CardView[];
  readonly rd: readonly CardView[];
  readonly archives: readonly CardView[];
  readonly servers: readonly ServerView[];
}

export interface RunnerView extends Seat {
  readonly runCredits: number;
  readonly tags: number;
  readonly brain: number;
  readonly link: number;
  readonly mu: { readonly limit: number; readonly used: number };
  readonly grip: readonly CardView[];
  readonly stack: readonly CardView[];
  readonly heap: readonly CardView[];
  readonly rig: {
    readonly programs: readonly CardView[];
    readonly hardware: readonly CardView[];
    readonly resources: readonly CardView[];
    readonly facedown: readonly CardView[];
  };
}

export interface RunView {
  readonly server: string;
  readonly step: string;
  /** Pieces of ice still ahead, the present one included. */
  readonly position: number;
  readonly ice: CardName | null;
  /** Of the encountered ice, from 0. */
  readonly broken: readonly number[];
}

/** `Position.data` of the API. */
export interface Position {
  readonly turn: {
    readonly number: number;
    readonly side: 'corp' | 'runner';
    readonly clicks: number;
    readonly at: string;
  };
  readonly corp: CorpView;
  readonly runner: RunnerView;
  readonly play: readonly CardView[];
  readonly aside: readonly CardView[];
  readonly removed: readonly CardView[];
  readonly run: RunView | null;
  readonly trace: {
    readonly base: number;
    readonly strength: number;
    readonly link: number;
  } | null;
  readonly access: { readonly card: CardName; readonly server: string } | null;
  readonly prompt: {
    readonly for: 'corp' | 'runner' | 'chance';
    readonly kind?: string | null;
    readonly source?: CardName | null;
    /** What set off what is offered, where that is another card. */
    readonly about?: CardName | null;
  } | null;
  readonly outcome: { readonly winner: 'corp' | 'runner' | null; readonly reason: string } | null;
}

export interface ToldFact {
  readonly fact: {
    readonly type: string;
    readonly step?: string;
    readonly [field: string]: unknown;
  };
  readonly text: string;
}

export interface ToldDecision {
  readonly decision: {
    readonly do: string;
    readonly by: string;
    readonly [field: string]: unknown;
  };
  readonly text: string;
}

export type Told = ToldFact | ToldDecision;

export interface Legal {
  readonly by: 'CORP' | 'RUNNER' | 'CHANCE';
  readonly kind: string;
  readonly text: string;
  readonly from: number | null;
  readonly to: number | null;
}

export interface Moment {
  readonly at: number;
  readonly time: string | null;
  readonly position: Position;
  readonly told: readonly Told[];
  readonly legal: readonly Legal[];
}

export const titleOf = (name: CardName): string | null => ('card' in name ? name.card : null);
