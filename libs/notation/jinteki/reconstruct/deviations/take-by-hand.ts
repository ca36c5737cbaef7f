import {
  type CardId,
  cardOf,
  cloneState,
  currentEncounter,
  derez,
  ownerOf,
  type Rules,
  type State,
  trash,
  type Work,
  workOn,
} from '#rules';
import { isPaying } from './paying';

const lies: ReadonlySet<string> = new Set(['hq', 'grip', 'rig', 'ice', 'root']);

/** Between two things that are done, the encountered ice apart; null anywhere else. */
function handOn({ pool }: Rules, from: State, id: CardId): Work | null {
  const asked = from.prompt?.kind;
  if ((asked !== 'window' && asked !== 'action') || isPaying(from)) return null;
  const g = workOn(pool, cloneState(from), null);
  if (!lies.has(cardOf(g, id).zone) || currentEncounter(g)?.ice === id) return null;
  return g;
}

/** Nothing that sees it go does anything. */
const alone = ({ met, state }: Work): State | null => (met.length === 0 ? state : null);

/** A card of a hand, or an installed one, goes to its player's discard pile, by nothing that a card does. */
export function trashByHand(rules: Rules, from: State, id: CardId): State | null {
  const g = handOn(rules, from, id);
  if (g === null) return null;
  trash(g, [id], { by: ownerOf(g, cardOf(g, id)) });
  return alone(g);
}

/** The same of a card that is derezzed where it lies. */
export function derezByHand(rules: Rules, from: State, id: CardId): State | null {
  const g = handOn(rules, from, id);
  const { faceup, zone } = from.cards[id] ?? {};
  if (g === null || faceup !== true || (zone !== 'ice' && zone !== 'root')) return null;
  derez(g, id);
  return alone(g);
}
