import { hashState, type State } from '#rules';

/** Two positions are not the same, or other cards can be chosen there, which the fingerprint of a state leaves out. */
export const leadsElsewhere = (one: State, other: State): boolean =>
  hashState(one) !== hashState(other) ||
  JSON.stringify(one.prompt) !== JSON.stringify(other.prompt);
