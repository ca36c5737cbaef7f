import type { Effect, Pool, State } from '#rules';

/** The effect that is being carried out, and asks what stands open; null where something else does. */
export function effectAsking({ effects }: Pool, { frames }: State): Effect | null {
  const last = frames.at(-1);
  if (last?.at !== 'block') return null;
  return effects.get(last.vars.path)?.[last.vars.i] ?? null;
}
