import type { DecisionStep, Spoken, Step } from '#notation/scenario/scenario';
import { carry } from './carry/carry';
import { reject, type Rejected } from './carry/meant';
import { evidence } from './evidence';
import { easyStep, endedChoice } from './policy';
import type { Stand, Table } from './stand';
import { standsAt, windowOf } from './window';

export type Performed =
  | {
      readonly ok: true;
      /** Where it was taken, after what came first by itself. */
      readonly before: Stand;
      readonly after: Stand;
      /** How many facts lie behind it: what comes later may speak for a question never asked. */
      readonly told: number;
      /** The same for a decision of the same words: what this one brought about is its own. */
      readonly own: number;
    }
  | { readonly ok: false; readonly rejected: Rejected; readonly stand: Stand };

/** More opportunities in a row than any game offers: a script that waits for nothing. */
const most = 2000;

/** Decisions that close something: where nothing is open, nothing is left to do. */
const closes = (step: DecisionStep): boolean =>
  step.said.do === 'pass' || step.said.do === 'continue';

/** A hint for questions that not every engine asks. */
const isHint = ({ said }: DecisionStep): boolean =>
  said.do === 'choose' &&
  (said.option === 'resolve-first' ||
    said.option === 'no' ||
    (said.number !== null && said.option === null && said.cards === null));

/** "yes" or "no" comes next: what is asked now is the "may", and these cards were taken unasked. */
const isBeforeMay = ({ said }: DecisionStep, next: Step | undefined): boolean =>
  said.do === 'choose' &&
  said.cards !== null &&
  said.option === null &&
  next?.kind === 'decision' &&
  next.said.do === 'choose' &&
  next.said.for === said.for &&
  (next.said.option === 'yes' || next.said.option === 'no');

/** Another server is named next: the only one that the first card could go to was not asked for. */
const isBeforeServer = ({ said }: DecisionStep, next: Step | undefined): boolean =>
  said.do === 'choose' &&
  said.server !== null &&
  said.cards === null &&
  next?.kind === 'decision' &&
  next.said.do === 'choose' &&
  next.said.server !== null &&
  next.said.for === said.for;

/** The card before the one whose server is asked for went where it could go, without a question. */
function wentUnasked({ made }: Stand): boolean {
  const before = made
    .slice(0, -1)
    .findLast(({ decision }) => decision.do === 'pick' || decision.do === 'server');
  return before?.decision.do === 'pick';
}

/** What the step names was taken unasked, and what the next one names answers the question that is open. */
function isBehind(
  table: Table,
  from: Stand,
  step: DecisionStep,
  told: number,
  next?: Step,
): boolean {
  const { said } = step;
  const [name] = said.cards ?? [];
  const isNext =
    next?.kind === 'decision' &&
    next.illegal.length === 0 &&
    next.said.do === 'choose' &&
    next.said.cards !== null &&
    next.said.for === said.for;
  if (said.do !== 'choose' || name === undefined || said.for === null || !isNext) return false;
  const { names } = table;
  const { for: source } = said;
  const isChosen = from.facts
    .slice(told)
    .some(
      (fact) =>
        fact.type === 'chosen' &&
        names.isCalled(fact.card.card, name) &&
        names.isCalled(fact.by.card, source),
    );
  return isChosen && carry(table, from, next.said).ok;
}

/** How many an "up to" prevents is part of the decision, where it is a step of its own. */
const withNumber = (said: Spoken, next?: Step): Spoken =>
  said.ability === 'prevent' &&
  said.number === null &&
  next?.kind === 'decision' &&
  next.said.do === 'choose' &&
  next.said.for === said.card &&
  next.said.number !== null
    ? { ...said, number: next.said.number }
    : said;

function search(
  table: Table,
  from: Stand,
  step: DecisionStep,
  told: number,
  next?: Step,
): Performed {
  const said = withNumber(step.said, next);
  let here = from;
  let first: Rejected | null = null;
  const { prompt } = from.state;
  const isUnasked =
    (isBeforeMay(step, next) && prompt?.kind === 'pick' && prompt.done) ||
    (isBeforeServer(step, next) && prompt?.kind === 'server' && wentUnasked(from)) ||
    isBehind(table, from, step, told, next);
  if (isUnasked) {
    const seen = evidence(table, from.facts, told, step.said);
    if (seen !== null) return { ok: true, before: from, after: from, told: seen, own: seen };
  }
  for (let count = 0; count < most; count += 1) {
    const tried: Rejected | null =
      step.at === null || standsAt(here.state, step.at) ? null : reject('', 'WRONG_WINDOW');
    if (tried === null) {
      const carried = carry(table, here, said);
      if (carried.ok) {
        const { stand } = carried;
        const own = evidence(table, stand.facts, here.facts.length, step.said);
        const toldHere = here.facts.length;
        return { ok: true, before: here, after: stand, told: toldHere, own: own ?? toldHere };
      }
      if (carried.misnamed === true) return { ok: false, rejected: carried, stand: here };
      first ??= carried;
    }
    const seen = evidence(table, here.facts, told, step.said);
    if (seen !== null) {
      // Where a card was installed unasked may be said by the next step.
      const isInstall = step.said.cards !== null && here.facts[seen - 1]?.type === 'installed';
      const behind = isInstall ? seen - 1 : seen;
      return { ok: true, before: here, after: here, told: behind, own: seen };
    }
    const on = easyStep(table, here);
    if (on === null) break;
    here = on;
  }
  const never = `it never came to ${step.at ?? 'that'}; the game stands at ${windowOf(here.state)}`;
  return { ok: false, rejected: first ?? reject(never, 'WRONG_WINDOW'), stand: here };
}

/**
 * Takes a scripted decision at the first place where it can be taken, closing empty opportunities
 * on the way. A question the engine had no need to ask counts as answered when things went as the
 * script says.
 */
export function perform(
  table: Table,
  stand: Stand,
  step: DecisionStep,
  told: number,
  next?: Step,
): Performed {
  const found = search(table, stand, step, told, next);
  if (found.ok || found.rejected.misnamed === true) return found;
  if (closes(step) || isHint(step))
    return { ok: true, before: stand, after: stand, told, own: told };
  const ended = endedChoice(table, found.stand);
  return ended === null ? found : search(table, ended, step, told);
}
