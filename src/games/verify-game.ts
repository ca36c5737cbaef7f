import type { RulesByPool } from '#cards/rules-by-pool';
import { openRecorded } from '#notation/recorded/open-recorded';
import { decisionOf, headerOf, type StoredEvent } from '#notation/recorded/recorded';
import { hashState } from '#rules';

export interface WrongEvent {
  /** 1 for the first event of the stream. */
  readonly version: number;
  readonly message: string;
}

type HashedEvent = StoredEvent & { readonly meta: Readonly<Record<string, unknown>> };

/** Refolds a stored game; the first event that leads elsewhere than it says, or null. */
export function verifyGame(pools: RulesByPool, events: readonly HashedEvent[]): WrongEvent | null {
  let version = 1;
  try {
    const [first, ...decisions] = events;
    if (first === undefined) return { version, message: 'there is no event' };
    const { rules, state } = openRecorded(pools, headerOf(first));
    const live = rules.live(state, 'none');
    for (const event of decisions) {
      version = event.version;
      const taken = live.apply(decisionOf(event));
      if (!taken.ok) return { version, message: `the rules refuse it: ${taken.reason}` };
      const hash = hashState(live.state);
      const stored = event.meta['hash'];
      if (stored !== hash)
        return { version, message: `it leads to state ${hash}, not to ${String(stored)}` };
    }
    return null;
  } catch (error) {
    return { version, message: error instanceof Error ? error.message : String(error) };
  }
}
