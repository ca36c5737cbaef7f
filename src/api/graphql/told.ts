import { type CardName, type LegalView, sayDecision, type DecisionEntry } from '#rules';
import { levelOf } from '#notation/timeline/level';
import type { AnyFactView } from '../../games/replay/stored-game';

const isName = (value: unknown): value is CardName =>
  typeof value === 'object' && value !== null && 'handle' in value;

/** A `Fact` of the schema; our timing structure has no word for the moments of another server. */
export const factOut = (
  { view, text }: { readonly view: AnyFactView; readonly text: string },
  at: number,
  number: number | null,
) => ({
  number,
  at,
  kind: view.type,
  level: levelOf(view),
  step: view['step'] ?? null,
  text,
  card: [view['card'], view['ice']].find(isName) ?? null,
  data: view,
});

/** A `Decision` of the schema. */
export const decisionOut = (
  { decision: view, text, time }: DecisionEntry,
  at: number,
  number: number | null,
) => ({
  number,
  at,
  time,
  by: view.by,
  kind: view.do,
  text,
  card: view.card ?? null,
  data: view,
});

/** A `LegalDecision` of the schema. */
export const legalOut = (view: LegalView) => ({
  by: view.by,
  kind: view.do,
  text: sayDecision(view),
  card: view.card ?? null,
  from: view.from ?? null,
  to: view.to ?? null,
  data: view,
});
