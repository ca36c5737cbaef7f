import type { Decision } from '#rules';
import { take, type Stand, type Table } from '../stand';
import { follow } from './follow';
import { hintsOf } from './hints';
import { reject, type Carried, type Meant } from './meant';

/** Which card is accessed next: one that is named, or one of the central itself. */
export function access(table: Table, stand: Stand, meant: Meant): Carried {
  const { prompt } = stand.state;
  if (prompt?.kind !== 'access')
    return follow(table, stand, meant, [accessHead(meant)], hintsOf(meant));
  const [first] = prompt.cards;
  const head: Decision =
    meant.zone !== null && !prompt.zone && first !== undefined
      ? { do: 'access', card: first }
      : accessHead(meant);
  return follow(table, stand, meant, [head], hintsOf(meant));
}

const accessHead = (meant: Meant): Decision =>
  meant.card === null ? { do: 'access-zone' } : { do: 'access', card: meant.card };

type About = 'trash-accessed' | 'leave-accessed' | 'steal' | 'decline-steal';

/** What becomes of the accessed card. */
export function settleAccessed(table: Table, before: Stand, meant: Meant, verb: About): Carried {
  let stand = before;
  const { prompt } = stand.state;
  if (prompt?.kind !== 'accessed' && prompt?.kind !== 'steal')
    return follow(table, stand, meant, [{ do: verb }], hintsOf(meant));
  if (meant.card !== null && prompt.card !== meant.card)
    return reject('another card is being accessed', 'BAD_TARGET', 'WRONG_WINDOW');
  const isSteal = verb === 'steal' || verb === 'decline-steal';
  // Stealing begins where trashing was declined.
  if (isSteal && prompt.kind === 'accessed') {
    const left = take(table, stand, { do: 'leave-accessed' }, 'runner');
    if (!left.ok) return reject(left.reason, left.code);
    if (left.stand.state.prompt?.kind !== 'steal')
      return reject('it is not to be stolen', 'BAD_TARGET', 'WRONG_WINDOW');
    stand = left.stand;
  }
  return follow(table, stand, meant, [{ do: verb }], hintsOf(meant));
}
