import type { Card, Side, State } from '#rules';
import { currentCredits, fieldOf, identityCredits, readKey, serverCode } from '../features';
import type { Kept } from './lendable';

/** A card with credits that are to be spent from it. */
export interface Lender {
  /** Index of the definition; a side for its identity, or its current. */
  readonly def: number | Side;
  /** The server in whose root it lies, by `serverCode`; null elsewhere. */
  readonly root: number | null;
  /** It stays in play where it was played. */
  readonly current?: true;
}

/** What credits a card keeps to be spent from it. */
export type Keeps = (def: number) => Kept | null;

/** The card whose recurring or usable credits a feature counts; null where it counts something else. */
export function lenderOf(key: number, keeps: Keeps): Lender | null {
  const side = identityCredits.get(key);
  if (side !== undefined) return { def: side, root: null };
  const player = currentCredits.get(key);
  if (player !== undefined) return { def: player, root: null, current: true };
  const { category, a, b, field } = readKey(key);
  if (category === 'plain' || category === 'pile') return null;
  const kept = fieldOf(field);
  if (kept !== 'recurring' && (kept !== 'credit' || category === 'ice' || keeps(b) !== kept))
    return null;
  if (category === 'rig') return { def: b, root: null };
  return category === 'root' ? { def: b, root: a } : null;
}

/** Whether what was lent may have lain on a card of ours. */
export function isOn(
  state: State,
  { current, def, root }: Lender,
  { def: own, id, server, zone }: Card,
): boolean {
  // One current at most is in play.
  if (current === true) return zone === 'play';
  if (typeof def !== 'number') return id === state[def].identity;
  if (own !== def) return false;
  return root === null ? zone === 'rig' : zone === 'root' && serverCode(server ?? '') === root;
}
