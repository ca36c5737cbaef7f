import type { Decision, Fact } from '#rules';

/** Half of all decisions pass, and no fact tells of most of these: what is compared with theirs stays as it was. */
export const isIdle = (decision: Decision, facts: readonly Fact[]): boolean =>
  decision.do === 'pass' && facts.length === 0;
