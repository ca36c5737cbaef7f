import type { Work } from '../machine/work';

/** Where the card that is being accessed last came from; null outside of an access. */
export function accessedFrom(g: Work): 'rd' | 'hq' | 'archives' | 'installed' | null {
  for (let i = g.state.frames.length - 1; i >= 0; i -= 1) {
    const frame = g.state.frames[i];
    if (frame?.at !== 'access') continue;
    const { from } = frame.vars;
    return from === 'rd' || from === 'hq' || from === 'archives' ? from : 'installed';
  }
  return null;
}
