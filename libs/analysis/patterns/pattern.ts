import type { TableField, TriggerFact } from '#rules';

export const comparisons = ['=', '!=', '<', '<=', '>', '>='] as const;
export type Comparison = (typeof comparisons)[number];

/** What has to be true of a fact. A card that the viewer could not tell is neither = nor != another. */
export type Condition =
  | {
      readonly of: 'table';
      readonly field: TableField;
      readonly is: Comparison;
      readonly value: number;
    }
  | {
      readonly of: 'fact';
      readonly field: string;
      readonly is: Comparison;
      /** Cards by their codes. */
      readonly value: string | number | boolean;
    };

export interface Atom {
  readonly kind: 'fact';
  /** Null: a fact of any type. */
  readonly type: TriggerFact | null;
  readonly conditions: readonly Condition[];
  /** Only the one of so many in the game that fits the rest; null: each. */
  readonly nth: number | null;
}

/** What lies between two parts: nothing, anything, or anything but this. */
export type Gap = 'none' | 'any' | { readonly without: Atom };

export type Expression =
  | Atom
  | {
      readonly kind: 'sequence';
      readonly first: Expression;
      readonly gap: Gap;
      readonly second: Expression;
    }
  | { readonly kind: 'either'; readonly options: readonly Expression[] }
  /** One after another with anything in between; `most` is null for any number. */
  | {
      readonly kind: 'repeat';
      readonly of: Expression;
      readonly least: number;
      readonly most: number | null;
    };

export const scopes = ['game', 'turn', 'run'] as const;
export type Scope = (typeof scopes)[number];

/** A pattern of facts: all of a match lies within one game, one player's turn or one run. */
export interface Pattern {
  readonly expression: Expression;
  readonly within: Scope;
}
