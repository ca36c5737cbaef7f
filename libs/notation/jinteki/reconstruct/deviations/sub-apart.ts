import {
  advance,
  blockFrame,
  type CardId,
  cardOf,
  cloneState,
  contextOf,
  type Decision,
  emit,
  openWindow,
  type Rules,
  see,
  type State,
  subsOf,
  workOn,
} from '#rules';

/**
 * A subroutine resolves before the others of its ice, and a window comes before the next; null where no
 * window of the encounter is open.
 */
export function resolveApart(
  { pool }: Rules,
  from: State,
  id: CardId,
  sub: Decision | undefined,
): State | null {
  if (sub?.do !== 'break' || from.prompt?.kind !== 'window') return null;
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
  const one = subsOf(g, ice)[sub.sub];
  if (one === undefined || broken.includes(one.id) || resolved.includes(one.id)) return null;
  resolved.push(one.id);
  encounter.step = '3.2';
  frames.pop();
  g.state.prompt = null;
  emit(g, { type: 'sub-resolved', ice: see(g, id), sub: sub.sub });
  frames.push(openWindow(g, 'run.3.1'), blockFrame(g, one.ability.effects, contextOf(g, ice)));
  advance(g, null);
  return g.state;
}
