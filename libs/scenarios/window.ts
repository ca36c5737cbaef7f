import { timingOf, type State } from '#rules';

/** The window or step a game waits in, by the names of the charts; `prevent` for preventions. */
export function windowOf(state: State): string {
  const top = state.frames[state.frames.length - 1];
  if (top?.at === 'window') return top.vars.name;
  if (top?.at === 'imminent') return 'prevent';
  return timingOf({ state });
}

/** A prompt that closes by itself when nobody wants anything: a window, the jack-out question. */
const isOpportunity = (state: State): boolean =>
  state.prompt?.kind === 'window' || state.prompt?.kind === 'jack-out';

/** A question with content: neither an opportunity, nor an action, nor chance's. */
export const isQuestion = (state: State): boolean =>
  state.prompt !== null &&
  state.prompt.for !== 'chance' &&
  state.prompt.kind !== 'action' &&
  !isOpportunity(state);

/** Whether a game stands in a window. A question belongs to no window: it is answered where it is. */
export const standsAt = (state: State, window: string): boolean =>
  isQuestion(state) || windowOf(state) === window;
