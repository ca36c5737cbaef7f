import {
  advance,
  blockFrame,
  type CardId,
  cardOf,
  cloneState,
  contextOf,
  type Decision,
  emit,
  type Frame,
  openWindow,
  type Rules,
  see,
  type State,
  subsOf,
  workOn,
} from '#rules';

/**
 * A subroutine resolves before the others of its ice, or the last ones do, and a window comes before the next, or before
 * the encounter is over; null where no window of the encounter is open.
 */
export function resolveApart(
  { pool }: Rules,
  from: State,
  id: CardId,
  subs: readonly Decision[],
): State | null {
  if (subs.length === 0 || from.prompt?.kind !== 'window') return null;
  const g = workOn(pool, cloneState(from), null, 'every-step');
  const { frames } = g.state;
  const [encounter, window] = frames.slice(-2);
  if (encounter?.at !== 'encounter' || encounter.vars.ice !== id) return null;
  if (window?.at !== 'window' || (encounter.step !== '3.1a' && encounter.step !== '3.2'))
    return null;
  const { broken, resolved } = encounter.vars;
  // Which subroutines resolved is forgotten as the window closes, for the next time round.
  if (encounter.step === '3.1a') resolved.length = 0;
  const ice = cardOf(g, id);
  const all = subsOf(g, ice);
  const blocks: Frame[] = [];
  encounter.step = '3.2';
  frames.pop();
  g.state.prompt = null;
  for (const sub of subs) {
    const one = sub.do === 'break' ? all[sub.sub] : undefined;
    if (sub.do !== 'break' || one === undefined) return null;
    if (broken.includes(one.id) || resolved.includes(one.id)) return null;
    resolved.push(one.id);
    emit(g, { type: 'sub-resolved', ice: see(g, id), sub: sub.sub });
    blocks.unshift(blockFrame(g, one.ability.effects, contextOf(g, ice)));
  }
  frames.push(openWindow(g, 'run.3.1'), ...blocks);
  advance(g, null);
  return g.state;
}
