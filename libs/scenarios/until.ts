import type { HarnessStep, Step } from '#notation/scenario/scenario';
import { easyStep, endedChoice, isToll } from './policy';
import type { Stand, Table } from './stand';
import { isQuestion, windowOf } from './window';

export type Reached =
  | { readonly ok: true; readonly stand: Stand }
  | { readonly ok: false; readonly stand: Stand; readonly reason: string };

const since = (from: Stand, here: Stand, type: 'run-ended' | 'turn-ended'): boolean =>
  here.facts.slice(from.facts.length).some((fact) => fact.type === type);

const isRunning = (stand: Stand): boolean => stand.state.frames.some((one) => one.at === 'run');

/** A question the harness would answer in passing; an order matters where the script goes on to it. */
function isChoice(table: Table, here: Stand, next: Step | undefined): boolean {
  const { prompt } = here.state;
  if (prompt?.kind === 'action' || prompt?.for === 'chance') return true;
  if (!isQuestion(here.state)) return false;
  if (prompt?.kind === 'order')
    return next?.kind === 'decision' && next.said.option === 'resolve-first';
  // The access of which the script says that it cannot be paid for.
  if (prompt?.kind === 'accessed' && next?.kind === 'decision' && next.illegal.length > 0)
    if (next.said.do === 'trash-accessed') return true;
  return easyStep(table, here) === null;
}

/** Somebody can really prevent something. */
const isPrevention = (table: Table, here: Stand): boolean =>
  windowOf(here.state) === 'prevent' && table.rules.legal(here.state).length > 1;

/** A question in passing is no stop, unless it is the step itself: the accesses of 5.5. */
const isStop = (table: Table, here: Stand, until: string): boolean =>
  until === 'run.5.5' || !isQuestion(here.state) || easyStep(table, here) === null;

function isReached(
  table: Table,
  from: Stand,
  here: Stand,
  step: HarnessStep,
  next: Step | undefined,
): boolean {
  if (here.state.outcome !== null) return true;
  switch (step.until) {
    case 'run-ended':
      return since(from, here, 'run-ended') || !(isRunning(here) || isToll(table, here));
    case 'turn-ended':
      return since(from, here, 'turn-ended');
    case 'choice':
      return isChoice(table, here, next);
    case 'prevent':
      return isPrevention(table, here);
    default:
      if (windowOf(here.state) === step.until && isStop(table, here, step.until)) return true;
      // The step was passed without a stop.
      return here.facts.slice(from.facts.length).some((fact) => fact.step === step.until);
  }
}

const most = 2000;

/** Runs on by the policies to where the step says. */
export function runUntil(
  table: Table,
  from: Stand,
  step: HarnessStep,
  next: Step | undefined,
): Reached {
  // `to` goes on by itself, whatever the script does otherwise.
  const easy: Table = { ...table, policy: { ...table.policy, pass: 'auto' } };
  let here = from;
  for (let count = 0; count < most; count += 1) {
    if (isReached(easy, from, here, step, next)) return { ok: true, stand: here };
    const on = easyStep(easy, here) ?? endedChoice(easy, here);
    if (on === null)
      return {
        ok: false,
        stand: here,
        reason: `the game waits for ${here.state.prompt?.for ?? 'nobody'} at ${windowOf(here.state)}`,
      };
    here = on;
  }
  return { ok: false, stand: here, reason: `it never came to ${step.until}` };
}
