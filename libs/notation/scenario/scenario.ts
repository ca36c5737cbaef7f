import type { Code, Reason, Side } from '#rules';
import type { Position, WrittenFact } from './position/position';

export const scenarioFormat = 'anr-scenario/1';

export const verbs = [
  'gain-credit',
  'draw',
  'install',
  'play',
  'advance',
  'run',
  'remove-tag',
  'trash-resource',
  'purge',
  'use',
  'rez',
  'score',
  'pass',
  'jack-out',
  'continue',
  'choose',
  'access',
  'trash-accessed',
  'leave-accessed',
  'steal',
  'decline-steal',
  'bid',
  'discard',
  'keep',
  'mulligan',
  'concede',
] as const;
export type Verb = (typeof verbs)[number];

/** A decision as a script says it; one may stand for several of the engine's. */
export interface Spoken {
  readonly by: Side;
  readonly do: Verb;
  readonly card: string | null;
  readonly cards: readonly string[] | null;
  readonly server: string | null;
  readonly host: string | null;
  readonly trash: readonly string[] | null;
  readonly x: number | null;
  readonly ability: string | number | null;
  readonly subs: readonly number[] | null;
  readonly targets: readonly string[] | null;
  readonly for: string | null;
  readonly option: string | null;
  readonly number: number | null;
  readonly credits: number | null;
  readonly forfeit: readonly string[] | null;
  readonly pay: Readonly<Record<string, number>> | null;
  readonly zone: 'hq' | 'rd' | 'archives' | null;
}

export const chanceKinds = ['hq-access', 'damage', 'shuffle', 'random-card'] as const;
export type ChanceKind = (typeof chanceKinds)[number];

/** What a random event is to bring. */
export interface Pinned {
  readonly kind: ChanceKind;
  readonly deck: 'rd' | 'stack' | null;
  readonly cards: readonly string[];
}

interface Common {
  /** The window the step belongs to. */
  readonly at: string | null;
  readonly label: string | null;
  readonly expect: readonly Expectation[];
}

export interface DecisionStep extends Common {
  readonly kind: 'decision';
  readonly said: Spoken;
  /** Codes, one of which it has to be refused with; none where it has to be accepted. */
  readonly illegal: readonly Code[];
}
export interface ChanceStep extends Common {
  readonly kind: 'chance';
  readonly pin: Pinned;
}
export interface HarnessStep extends Common {
  readonly kind: 'to';
  readonly until: string;
}
export type Step = DecisionStep | ChanceStep | HarnessStep;

export const views = ['full', 'corp', 'runner', 'spectator'] as const;
export type View = (typeof views)[number];

export const operators = ['eq', 'ne', 'gte', 'lte', 'count', 'has', 'absent', 'delta'] as const;
export type Operator = (typeof operators)[number];

export type Expectation = { readonly view: View; readonly written: unknown } & (
  | {
      readonly kind: 'path';
      readonly path: string;
      readonly tests: Readonly<Partial<Record<Operator, unknown>>>;
      readonly since: string | null;
    }
  | { readonly kind: 'card'; readonly card: string; readonly is: Readonly<Record<string, unknown>> }
  | {
      readonly kind: 'facts';
      readonly facts: readonly WrittenFact[];
      readonly mode: 'ordered' | 'any' | 'exact';
      readonly batch: boolean;
      readonly since: string | null;
    }
  | { readonly kind: 'no-fact'; readonly fact: WrittenFact; readonly since: string | null }
  | { readonly kind: 'must-not-contain'; readonly titles: readonly string[] }
  | { readonly kind: 'pending'; readonly pending: Readonly<Record<string, unknown>> | null }
  | { readonly kind: 'legal'; readonly decisions: readonly Spoken[] }
  | {
      readonly kind: 'not-legal';
      readonly decisions: readonly Spoken[];
      readonly code: Code | null;
    }
  | { readonly kind: 'winner'; readonly winner: Side | null; readonly reason: Reason | null }
);

export interface Policy {
  readonly pass: 'auto' | 'explicit';
  readonly forced: 'auto' | 'explicit';
  readonly random: 'strict' | 'first';
}

/** A conformance scenario, as read. */
export interface Scenario {
  readonly id: string;
  readonly title: string;
  readonly level: number | null;
  readonly cards: readonly string[];
  readonly basis: readonly string[];
  readonly tags: readonly string[];
  readonly confidence: 'settled' | 'likely' | 'disputed';
  readonly policy: Policy;
  /** As headers of games name it; null for the smallest that has all of its cards. */
  readonly pool: string | null;
  readonly position: Position;
  /** As written, for those who keep it. */
  readonly written: unknown;
  readonly script: readonly Step[];
  readonly expect: readonly Expectation[];
}
