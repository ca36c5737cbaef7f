import {
  advance,
  blockFrame,
  type CardId,
  cardOf,
  cloneState,
  contextOf,
  openWindow,
  type Rules,
  type State,
  subsOf,
  workOn,
} from '#rules';

/**
 * A subroutine resolves in an open window of a run though its ice is not encountered, or once more, and the window stays
 * open; null where none is open.
 */
export function resolveUnmet({ pool }: Rules, from: State, id: CardId, sub: number): State | null {
  if (from.prompt?.kind !== 'window') return null;
  const g = workOn(pool, cloneState(from), null, 'every-step');
  const { frames } = g.state;
  const window = frames.at(-1);
  const ice = cardOf(g, id);
  const one = subsOf(g, ice)[sub];
  if (window?.at !== 'window' || one === undefined) return null;
  const { name, rez, score, ice: approached } = window.vars;
  frames.pop();
  g.state.prompt = null;
  frames.push(
    openWindow(g, name, {
      ...(rez ? { rez } : {}),
      ...(score ? { score } : {}),
      ...(approached ? { ice: approached } : {}),
    }),
    blockFrame(g, one.ability.effects, contextOf(g, ice)),
  );
  advance(g, null);
  return g.state;
}
