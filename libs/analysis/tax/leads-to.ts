import type { ServerName, State } from '#rules';
import type { Touched } from './touched/topic';

/**
 * Whether a run may go to a server by a card that moves it, which stands in that one; null for nowhere. `isMoved`: it
 * may have come to stand elsewhere.
 */
export function leadsTo(
  server: ServerName,
  { servers }: State,
  { changes, leads }: Touched,
  stands: ServerName | null,
  isMoved: boolean,
): boolean {
  if (changes.has('anything') || changes.has('accesses') || leads.size === 0) return true;
  if (leads.has(server)) return true;
  if (!leads.has('first')) return false;
  // The Corp chooses the first server but that in which the card stands.
  const isAnywhere = stands === null || isMoved || changes.has('stands');
  const [first, second] = servers;
  if (server === first?.name) return isAnywhere || stands !== first.name;
  return server === second?.name && (isAnywhere || stands === first?.name);
}
