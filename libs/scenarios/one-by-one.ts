import type { Pool, State } from '#rules';

/** Installs and plays of an effect are chosen and done one at a time (INST-18, PLAY-06). */
export function isOneByOne(pool: Pool, { frames, prompt }: State): boolean {
  const top = frames[frames.length - 1];
  if (top?.at !== 'block' || prompt?.kind !== 'pick') return false;
  const effect = pool.effects.get(top.vars.path)?.[top.vars.i];
  return effect?.do === 'play' || '#installed' in top.vars.numbers;
}
