import type { Decision, Legal, Prompt, Side } from '#rules';
import { take, type Stand, type Table } from './stand';

const isWhole = (legal: Legal): legal is Decision =>
  !('from' in legal) && !(legal.do === 'shuffle' && 'cards' in legal);

/** The payer's credits that can be spent on nothing else go first. */
export const usualPayment = (prompt: Extract<Prompt, { kind: 'pay' }>): Decision => ({
  do: 'pay',
  credits: prompt.to,
});

/** What is not worth a word of a script: order, room for installs, sources of credits. */
export function unspoken(prompt: Prompt): Decision | null {
  if (prompt.kind === 'pay') return usualPayment(prompt);
  if (prompt.kind === 'order') return { do: 'first', ability: 0 };
  const isRoom =
    prompt.kind === 'pick' && (prompt.why === 'install-trash' || prompt.why === 'host');
  return isRoom && prompt.done ? { do: 'done' } : null;
}

const said = (option: string): Decision => ({ do: 'option', option });

/** COST-07: who chose where to run chose what that costs; a script says so where they refuse. */
export const isToll = ({ rules }: Table, { state: { frames, prompt } }: Stand): boolean => {
  const top = frames[frames.length - 1];
  if (prompt?.kind !== 'option' || top?.at !== 'block') return false;
  return rules.pool.effects.get(top.vars.path)?.[top.vars.i]?.do === 'run';
};

/** Which preventions of "up to" so many ask how many. */
export const isHowManyPrevented = ({ rules }: Table, { state }: Stand): boolean => {
  const top = state.frames[state.frames.length - 1];
  if (state.prompt?.kind !== 'number' || top?.at !== 'block') return false;
  return rules.pool.effects.get(top.vars.path)?.[top.vars.i]?.do === 'prevent';
};

function closing(prompt: Prompt): Decision | null {
  if (prompt.kind === 'window') return { do: 'pass' };
  return prompt.kind === 'jack-out' ? { do: 'continue' } : null;
}

function forced(table: Table, stand: Stand): Decision | null {
  const legal = table.rules.legal(stand.state);
  const [only] = legal;
  if (legal.length !== 1 || only === undefined) return null;
  if (isWhole(only)) return only;
  if (only.do === 'bid' && 'to' in only && only.to === 0) return { do: 'bid', credits: 0 };
  return null;
}

/** What the harness answers by itself; null where the script has to. */
function easyAnswer(table: Table, stand: Stand): Decision | null {
  const { prompt } = stand.state;
  if (prompt === null || prompt.for === 'chance' || prompt.kind === 'action') return null;
  const close = closing(prompt);
  if (close !== null) {
    if (table.policy.pass === 'auto') return close;
    return table.rules.legal(stand.state).length === 1 ? close : null;
  }
  const silent = isToll(table, stand) ? said('yes') : unspoken(prompt);
  if (silent !== null) return silent;
  const only = forced(table, stand);
  if (table.policy.forced === 'auto' || only?.do === 'leave-accessed') return only;
  return null;
}

/** One step on by the policies; null where they stop. */
export function easyStep(table: Table, stand: Stand): Stand | null {
  const { prompt } = stand.state;
  const answer = easyAnswer(table, stand);
  if (prompt === null || answer === null) return null;
  const taken = take(table, stand, answer, prompt.for);
  return taken.ok ? taken.stand : null;
}

/**
 * Ends a choice of cards that the script made one by one and goes on from. What was not answered at
 * all is left open.
 */
export function endedChoice(table: Table, stand: Stand): Stand | null {
  const { prompt, frames } = stand.state;
  const top = frames[frames.length - 1];
  if (prompt?.kind !== 'pick' || !prompt.done || top?.at !== 'block') return null;
  if ((top.vars.numbers['#installed'] ?? 0) === 0) return null;
  const taken = take(table, stand, { do: 'done' }, prompt.for);
  return taken.ok ? taken.stand : null;
}

/** Where engines stand that stop only where somebody has a choice: here, and behind what nobody has. */
export function* pastForced(table: Table, from: Stand): Generator<Stand> {
  let here: Stand | null = from;
  while (here !== null) {
    yield here;
    here = table.rules.legal(here.state).length === 1 ? easyStep(table, here) : null;
  }
}

/** Where engines stand that put simultaneous abilities in an order themselves: behind that question, too. */
export function* pastOrder(table: Table, from: Stand): Generator<Stand> {
  let here: Stand | null = from;
  while (here !== null) {
    yield here;
    const isOrder: boolean = here.state.prompt?.kind === 'order';
    here = isOrder || table.rules.legal(here.state).length === 1 ? easyStep(table, here) : null;
  }
}

/** The window after an action of this side: its next action is what comes then. */
const isBetweenActions = ({ state }: Stand, side: Side): boolean =>
  state.turn.side === side &&
  state.prompt?.kind === 'window' &&
  !state.frames.some(({ at }) => at === 'run' || at === 'imminent');

/** Where an action could be tried: the stops on the way to the player's next one. */
export function* toAction(table: Table, from: Stand, side: Side): Generator<Stand> {
  yield* pastForced(table, from);
  let here: Stand | null = from;
  while (here !== null && isBetweenActions(here, side)) {
    here = easyStep(table, here);
    if (here !== null) yield here;
  }
}

/** Where an engine would stand that skips the windows in which nobody can do anything. */
export function pastEmptyWindows(table: Table, stand: Stand): Stand {
  let here = stand;
  for (;;) {
    const { prompt } = here.state;
    if (prompt?.kind !== 'window' || table.rules.legal(here.state).length > 1) return here;
    const taken = take(table, here, { do: 'pass' }, prompt.for);
    if (!taken.ok) return here;
    here = taken.stand;
  }
}
