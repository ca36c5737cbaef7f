import type { Work } from '../machine/work';
import type { ServerName } from '../state/server';

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

/** The server the present access is part of. */
export function accessedServer(g: Work): ServerName | null {
  for (let i = g.state.frames.length - 1; i >= 0; i -= 1) {
    const frame = g.state.frames[i];
    if (frame?.at === 'access') return frame.vars.server;
  }
  return null;
}
