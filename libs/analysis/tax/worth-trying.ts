import { currentRun, workOn, type Decision, type Legal, type Pool, type State } from '#rules';
import { eachOnce, oneOfGrip } from './copies';
import { enoughOf, enoughToFail } from './enough';
import { followsUp } from './follow-up';
import type { HeedsGrip } from './heeds-grip';
import { hostsWorthIt } from './hosting';
import { inTurn } from './in-turn';
import { madeOf } from './listed';
import { inOneOrder } from './room';
import { subsInOrder } from './subs-in-order';
import { swapsAhead } from './swaps-ahead';
import { oneOfTwins } from './twins';
import { worthNaming } from './worth-naming';
import { worthUsing } from './worth-using';

/** What the Runner may answer on the way; all that could make it cheaper is among it. */
export function worthTrying(
  pool: Pool,
  state: State,
  legal: readonly Legal[],
  heedsGrip: HeedsGrip = () => true,
  isApart = false,
): readonly Decision[] {
  const all = madeOf(legal);
  const { prompt } = state;
  if (prompt?.kind === 'jack-out') return all.filter((one) => one.do === 'continue');
  const g = workOn(pool, state, null);
  if (prompt?.kind === 'subs') return subsInOrder(g, all, isApart);
  if (prompt?.kind === 'bid') return enoughToFail(g, all);
  if (prompt?.kind === 'pick') {
    const worth = swapsAhead(g, hostsWorthIt(g, inOneOrder(state, all)));
    const picks = oneOfTwins(g, eachOnce(state, worth));
    return oneOfGrip(state, picks, heedsGrip);
  }
  if (prompt?.kind === 'option') return worthNaming(state, pool, all);
  if (prompt?.kind === 'number') return enoughOf(g, all);
  if (prompt?.kind !== 'window') return all;
  if (currentRun(g) === null) return all.filter((one) => one.do === 'pass');
  const isWorthUsing = worthUsing(g, isApart);
  const worth = oneOfTwins(
    g,
    all.filter((one) => one.do !== 'use' || isWorthUsing(one)),
  );
  return followsUp(g, isApart ? inTurn(g, worth) : worth);
}
