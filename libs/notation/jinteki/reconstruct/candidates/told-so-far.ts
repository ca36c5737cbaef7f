import type { Decision, Pool, Prompt, State } from '#rules';
import type { Deviation, Granted } from '../deviations/deviation';
import type { Tells } from '../evidence-of-places';
import type { Node, Trail } from '../node';
import { linesOf } from './lines-of-decision';
import { linesAt, linesOfLoan } from './lines-of-deviation';

/** The question that a decision answers, where it is kept. */
export const askedBy = ({ asked }: Trail): Prompt | null => asked?.live.state.prompt ?? null;

/** It was used while something was about to happen. */
const prevents = ({ asked, decision }: Trail): boolean =>
  decision.do === 'use' && asked?.live.state.frames.at(-1)?.at === 'imminent';

/** Something that was used is not paid for yet: what its price does is told before it. */
const isPaying = ({ frames }: State): boolean =>
  frames.some((frame) => frame.at === 'use' && frame.step === 'paid');

/** A card is to be installed, and is not paid for yet: what comes of what goes for it is told before it. */
const isInstalling = ({ cards, frames }: State): boolean =>
  frames.some((frame) => frame.at === 'install' && hands.has(cards[frame.vars.card]?.zone ?? ''));

const hands: ReadonlySet<string> = new Set(['grip', 'hq']);

/** The basic action whose price is paid, and that has done nothing yet: what its price sets off is told before it. */
function actingIn({ frames }: State): Decision['do'] | null {
  for (const frame of frames) {
    if (frame.at === 'basic' && frame.step === 'paid') return frame.vars.what;
    if ((frame.at === 'advance' || frame.at === 'trash-resource') && frame.step === 'paid')
      return frame.at;
  }
  return null;
}

/** What is decided on the way to a deviation; the use that one is about is told at its entry. */
function within(pool: Pool, state: State, { decisions = [], entry, kind }: Deviation) {
  const told = decisions.map((one) => linesOf(pool, state, one, null));
  return kind === 'idle-use'
    ? told.map((one, at) => (one === null || at < told.length - 1 ? one : { ...one, at: entry }))
    : told;
}

/** What was decided and allowed on the way since the goal's first entry, as far as lines tell it. */
export function* made(
  pool: Pool,
  { granted, live: { state }, trail }: Node,
  after: number,
): Generator<Tells> {
  let pays = isPaying(state);
  let installs = isInstalling(state);
  let acts = actingIn(state);
  for (let at = trail; at !== null && at.between.after >= after; at = at.before) {
    const told = linesOf(pool, state, at.decision, askedBy(at));
    const isPaid = pays && at.decision.do === 'use';
    const isUnpaid = installs && at.decision.do === 'install';
    const isAction = acts === at.decision.do;
    if (isPaid) pays = false;
    if (isUnpaid) installs = false;
    if (isAction) acts = null;
    if (told === null) continue;
    yield {
      ...told,
      ...(isPaid || isAction || prevents(at) ? { prevents: true } : {}),
      ...(isPaid || isUnpaid || isAction ? { unpaid: true } : {}),
    };
  }
  for (
    let at: Granted | null = granted;
    at !== null && at.deviation.entry > after;
    at = at.before
  ) {
    const { deviation } = at;
    for (const told of [
      linesAt(pool, state, deviation),
      linesOfLoan(pool, state, at),
      ...within(pool, state, deviation),
    ])
      if (told !== null) yield told;
  }
}
