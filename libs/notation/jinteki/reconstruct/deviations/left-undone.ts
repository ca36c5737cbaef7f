import { advance, cloneState, type Effect, type Rules, type State, workOn } from '#rules';

/** What a card asks for comes to nothing, and neither does the rest of what it says; null where it asks for something else. */
function leaveRest(
  { pool }: Rules,
  from: State,
  what: Effect['do'],
  then: Effect['do'] | null = null,
): State | null {
  const g = workOn(pool, cloneState(from), null);
  const block = g.state.frames.at(-1);
  if (block?.at !== 'block') return null;
  const effects = pool.effects.get(block.vars.path) ?? [];
  const { i } = block.vars;
  if (effects[i]?.do !== what || (then !== null && effects[i + 1]?.do !== then)) return null;
  block.vars.i = effects.length;
  block.step = 'next';
  g.state.prompt = null;
  advance(g, null);
  return g.state;
}

/** A card is to make a run, and asks on which server: it makes none. */
export const leaveUnrun = (rules: Rules, from: State): State | null =>
  from.prompt?.kind === 'server' ? leaveRest(rules, from, 'run') : null;

/** A card is to move to another server, and asks for it: it stays where it lies. */
export const leaveInPlace = (rules: Rules, from: State): State | null =>
  from.prompt?.kind === 'server' ? leaveRest(rules, from, 'choose-server', 'move-root') : null;

/** A card is to search a deck, and asks for what it finds: it searches none. */
export const leaveUnsearched = (rules: Rules, from: State): State | null =>
  from.prompt?.kind === 'pick' && from.prompt.why === 'search'
    ? leaveRest(rules, from, 'search')
    : null;

/** A card asks for as many credits as its player likes, and none are paid. */
export const leaveAtNone = (rules: Rules, from: State): State | null =>
  from.prompt?.kind === 'number' ? leaveRest(rules, from, 'must-pay') : null;
