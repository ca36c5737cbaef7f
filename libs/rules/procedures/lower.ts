import { loweringsFor, type Lowering } from '../legality/lowering';
import type { LoweredVerb } from '../ability/cost-modifier';
import { emit } from '../mutations/emit';
import { billBut, free } from '../query/bill';
import { cardOf } from '../query/card';
import { see, toAll } from '../query/see';
import { usageOf } from '../query/usage';
import type { Decision } from '../state/decision';
import type { Frame, InstallVars, PlayVars } from '../state/frame';
import type { Prompt } from '../state/prompt';
import type { Work } from '../machine/work';
import { unexpected } from '../machine/procedure';
import { payFrame } from './pay-frame';

type Vars = PlayVars | InstallVars;

/** COST-19: what has not been asked about; of a cost of nothing there is nothing to lower. */
function nextLowering(g: Work, v: Vars, verb: LoweredVerb): Lowering | undefined {
  return loweringsFor(g, verb, cardOf(g, v.card)).find(
    ({ source }) => v.lowering?.asked.includes(source) !== true,
  );
}

/** The question whether a card is trashed to pay less; it cannot be declined where all could not be paid. */
export function askToLower(g: Work, v: Vars, verb: LoweredVerb, isPayable: boolean): Prompt | null {
  const next = nextLowering(g, v, verb);
  if (next === undefined) return null;
  v.lowering = { asked: [...(v.lowering?.asked ?? []), next.source], by: next.by };
  return {
    kind: 'pick',
    for: v.side,
    source: next.source,
    why: 'choose',
    from: next.from,
    done: isPayable,
  };
}

/** Pays for it with the card that was picked; null where the player would rather pay all. */
export function payToLower(
  g: Work,
  v: Vars,
  verb: LoweredVerb,
  answer: Decision | null,
): Frame | null {
  if (answer?.do === 'done') return null;
  const source = v.lowering?.asked.at(-1);
  const lowering = loweringsFor(g, verb, cardOf(g, v.card)).find((one) => one.source === source);
  if (answer?.do !== 'pick' || lowering === undefined) throw unexpected(answer);
  g.state.usages.push(usageOf(g, lowering.path, cardOf(g, lowering.source), 'turn'));
  emit(g, { type: 'ability-used', card: see(g, lowering.source, toAll), ability: lowering.line });
  const bill = { ...billBut(free, 0, 0), trash: {} };
  const pay = payFrame(v.side, lowering.source, 'other', bill);
  if (pay.at === 'pay') pay.vars.trashes.push(answer.card);
  return pay;
}

/** Takes off what was paid for, if nothing of that was prevented (COST-02). */
export function takeLowering(v: Vars, paid: boolean): void {
  if (paid && v.lowering !== undefined) v.lowered = (v.lowered ?? 0) + v.lowering.by;
}
