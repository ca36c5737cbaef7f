import type { CardId, Decision, State } from '#rules';

/** Programs that are chosen to go before another is installed; null where nothing is asked for that. */
export function trashedForRoom({ frames, prompt }: State): readonly CardId[] | null {
  const install = frames.at(-1);
  const isAsked = prompt?.kind === 'pick' && prompt.why === 'install-trash';
  return isAsked && install?.at === 'install' ? install.vars.trash : null;
}

/** They go all at once, so that they are chosen in the order in which they lie there, and in no other. */
export function inOneOrder(state: State, picks: readonly Decision[]): readonly Decision[] {
  const chosen = trashedForRoom(state);
  if (chosen === null) return picks;
  const { rig } = state.runner;
  const last = Math.max(-1, ...chosen.map((id) => rig.indexOf(id)));
  return picks.filter((one) => one.do !== 'pick' || rig.indexOf(one.card) > last);
}
