import {
  abilitiesOf,
  type Ability,
  advance,
  type CardId,
  cardOf,
  cloneState,
  contextOf,
  frame,
  ownerOf,
  type Pool,
  type Rules,
  type State,
  type When,
  workOn,
} from '#rules';
import { askedWhere, wait } from './by-hand';

/** A card that does something for the trash of others, but for no certain one of them. */
const heedsTrash = (ability: Ability): ability is When =>
  ability.kind === 'when' &&
  ability.trigger.on === 'trashed' &&
  ability.trigger.this !== true &&
  ability.trigger.from === 'installed' &&
  ability.effects.every(({ do: what }) => what === 'draw');

export const doesForTrash = ({ definitions }: Pool, def: number): boolean =>
  definitions[def]?.abilities.some(({ ability }) => heedsTrash(ability)) === true;

/** It lies in a discard pile, and something was trashed in this turn. */
export const isBesideTrash = ({ cards, history }: State, id: CardId): boolean =>
  (cards[id]?.zone === 'heap' || cards[id]?.zone === 'archives') &&
  history.thisTurn.some(({ type }) => type === 'trashed');

/** What it does for a trash while it is installed it does where it is trashed itself, or lies in a discard pile; null where it does no such thing. */
export function heedTrash({ pool }: Rules, from: State, id: CardId, stays: boolean): State | null {
  const g = workOn(pool, cloneState(from), null, askedWhere(stays));
  const card = cardOf(g, id);
  const placed = abilitiesOf(g, card).find(({ ability }) => heedsTrash(ability));
  if (placed === undefined || !isBesideTrash(from, id) || !wait(g.state)) return null;
  const met = {
    ...{ path: placed.path, source: id, life: card.life, controller: ownerOf(g, card) },
    ...{ context: contextOf(g, card), lasting: 0, anywhere: true, within: 0 },
  };
  g.state.frames.push(frame('reaction', 'next', { met: [met], current: -1 }));
  advance(g, null);
  return g.state;
}
