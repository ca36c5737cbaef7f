import {
  advance,
  basicBills,
  cloneState,
  type Code,
  type Decision,
  payFrame,
  type Rules,
  type State,
  workOn,
} from '#rules';
import { endAction } from './idle-play';

/** Why our rules refuse to draw as an action what there is not, or what may not be drawn. */
const inVain: ReadonlySet<Code> = new Set<Code>(['NO_EFFECT', 'PLAY_RESTRICTION']);

/** A click is paid to draw, and nothing is drawn; null where our rules let a card be drawn, or nobody is asked for an action. */
export function drawNothing(rules: Rules, from: State, decision: Decision): State | null {
  const { prompt } = from;
  if (decision.do !== 'draw' || prompt?.kind !== 'action') return null;
  const refused = rules.apply(from, decision);
  if (refused.ok || !inVain.has(refused.code)) return null;
  const g = workOn(rules.pool, cloneState(from), null);
  const { clicks, identity } = g.state[prompt.for];
  if (clicks === 0 || !endAction(g, prompt.for)) return null;
  g.state.frames.push(payFrame(prompt.for, identity, 'other', basicBills.draw));
  advance(g, null);
  return g.state;
}
