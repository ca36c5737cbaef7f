import type { Work } from '../machine/work';
import type { AccessVars } from '../state/run-vars';
import type { ServerName } from '../state/server';

function currentAccess(g: Work): AccessVars | null {
  for (let i = g.state.frames.length - 1; i >= 0; i -= 1) {
    const frame = g.state.frames[i];
    if (frame?.at === 'access') return frame.vars;
  }
  return null;
}

/** Where the card that is being accessed last came from; null outside of an access. */
export function accessedFrom(g: Work): 'rd' | 'hq' | 'archives' | 'installed' | null {
  const access = currentAccess(g);
  if (access === null) return null;
  const { from } = access;
  return from === 'rd' || from === 'hq' || from === 'archives' ? from : 'installed';
}

/** The server the present access is part of. */
export const accessedServer = (g: Work): ServerName | null => currentAccess(g)?.server ?? null;
