import {
  advance,
  barToUse,
  cardOf,
  cloneState,
  type Decision,
  ownerOf,
  type Rules,
  type State,
  useFrame,
  workOn,
} from '#rules';
import { askedWhere, holdImminent, wait } from './by-hand';

/** An ability that costs a click is used in a window, as an action would be; null where it cannot. */
export function useEarly(
  { pool }: Rules,
  from: State,
  use: Decision | undefined,
  stays: boolean,
): State | null {
  if (use?.do !== 'use' || from.prompt?.kind !== 'window') return null;
  const g = workOn(pool, cloneState(from), null, askedWhere(stays));
  const by = ownerOf(g, cardOf(g, use.card));
  if (barToUse(g, use.card, use.ability, by, 'action') !== null) return null;
  if (!holdImminent(g.state) && !wait(g.state)) return null;
  g.state.frames.push(useFrame(g, use.card, use.ability, by));
  advance(g, null);
  return g.state;
}
