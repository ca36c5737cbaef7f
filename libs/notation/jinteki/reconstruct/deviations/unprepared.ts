import { advance, type CardId, cloneState, ownCard, type Rules, type State, workOn } from '#rules';

/** SETUP-06: what that server deals, whatever an identity says. */
const dealt = 5;

/** What an identity does for the start of a game: how many cards its player draws, or something before the first turn. */
export function preparedBy({ pool }: Pick<Rules, 'pool'>, { corp, cards }: State): CardId | null {
  const abilities = pool.definitions[cards[corp.identity]?.def ?? -1]?.abilities ?? [];
  return abilities.some(
    ({ ability }) =>
      (ability.kind === 'constant' && ability.modifies.of === 'starting-hand') ||
      (ability.kind === 'when' && ability.trigger.on === 'first-turn-due'),
  )
    ? corp.identity
    : null;
}

/**
 * What is being done before the first turn is done to its end, and what comes behind it for the same ability is not. Null
 * where nothing of it waits.
 */
export function leaveRest(from: State): State | null {
  const at = from.frames.findIndex((frame) => frame.at === 'setup');
  const rest = at < 0 ? -1 : from.frames.findIndex((frame, i) => i > at && frame.at === 'block');
  if (rest < 0 || rest === from.frames.length - 1 || from.prompt === null) return null;
  const state = cloneState(from);
  state.frames.splice(rest, 1);
  return state;
}

/**
 * What an identity does for the start of a game is not done: of the cards that were drawn those beyond five go back where they
 * lay, and nothing is done before the first turn. Null where neither is at hand.
 */
export function leaveUnprepared({ pool }: Rules, from: State): State | null {
  const at = from.frames.findIndex((frame) => frame.at === 'setup');
  const { hq } = from.corp;
  if (at < 0) return null;
  const state = cloneState(from);
  if (from.prompt?.kind === 'mulligan') {
    if (hq.length <= dealt) return null;
    for (const id of state.corp.hq.splice(dealt).reverse()) {
      ownCard(state, id).zone = 'rd';
      state.corp.rd.unshift(id);
    }
    return state;
  }
  if (from.frames[at]?.step !== 'turn' || at === from.frames.length - 1) return null;
  state.frames.splice(at + 1);
  state.prompt = null;
  const g = workOn(pool, state, null);
  advance(g, null);
  return g.state;
}
