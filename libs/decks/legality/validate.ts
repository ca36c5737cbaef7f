import type { DeckList } from '../deck/deck-list';
import type { InfluenceSpent } from '../influence/spent';
import type { DeckFormat } from './deck-format';
import { type Examined, examine } from './examined';
import { agendaPointsRule, pointBand } from './rules/agenda-points';
import { copiesRule } from './rules/copies';
import { exclusionRule } from './rules/exclusion';
import { identityRule } from './rules/identity';
import { influenceRule, noInfluenceRule } from './rules/influence';
import { boxRule, poolRule } from './rules/pool';
import { sideRule } from './rules/side';
import { sizeRule } from './rules/size';
import type { Violation } from './violation';

export interface Totals {
  /** Cards, the identity not counted. */
  readonly size: number;
  readonly minimumSize: number | null;
  readonly influenceSpent: number;
  /** `null`: no limit, or no identity. */
  readonly influenceLimit: number | null;
  readonly influenceByCard: readonly InfluenceSpent[];
  readonly agendaPoints: number;
  /** Bounds of a Corp deck of this size; `null` for Runners and below the smallest band. */
  readonly agendaPointsLeast: number | null;
  readonly agendaPointsMost: number | null;
}

export interface Legality {
  readonly legal: boolean;
  readonly format: string;
  /** Every violation, in the order of the rules; empty when legal. */
  readonly violations: readonly Violation[];
  readonly totals: Totals;
}

const RULES: readonly ((deck: Examined, format: DeckFormat) => readonly Violation[])[] = [
  identityRule,
  sizeRule,
  copiesRule,
  sideRule,
  influenceRule,
  noInfluenceRule,
  agendaPointsRule,
  poolRule,
  boxRule,
  exclusionRule,
];

const totalsOf = (deck: Examined): Totals => {
  const band = deck.identity?.side === 'corp' ? pointBand(deck.size) : null;
  return {
    size: deck.size,
    minimumSize: deck.identity?.minimumDeckSize ?? null,
    influenceSpent: deck.influenceTotal,
    influenceLimit: deck.identity?.influenceLimit ?? null,
    influenceByCard: deck.influence,
    agendaPoints: deck.agendaPoints,
    agendaPointsLeast: band?.least ?? null,
    agendaPointsMost: band?.most ?? null,
  };
};

/** Holds a list against a format; it never stops at the first violation. */
export const validate = (list: DeckList, format: DeckFormat): Legality => {
  const deck = examine(list);
  const violations = RULES.flatMap((rule) => rule(deck, format));
  return {
    legal: violations.length === 0,
    format: format.name,
    violations,
    totals: totalsOf(deck),
  };
};

export const totals = (list: DeckList): Totals => totalsOf(examine(list));
