import {
  type CardId,
  cloneState,
  emit,
  type Pool,
  type Rules,
  see,
  type State,
  workOn,
} from '#rules';

/** It looks back at whether its credits were used: that server takes those that are moved by hand for used. */
export const looksBack = ({ definitions }: Pool, def: number): boolean =>
  definitions[def]?.abilities.some(({ ability }) => {
    const asked = ability.kind === 'when' ? ability.trigger.if : undefined;
    return asked?.is === 'happened' && asked.fact === 'card-credits-spent' && asked.this === true;
  }) === true;

/** Credits of a card count as used in the turn, though they lie there still. */
export function takeAsUsed(
  { pool }: Rules,
  from: State,
  card: CardId,
  amount: number,
): State | null {
  const side = pool.definitions[from.cards[card]?.def ?? -1]?.side;
  if (side === undefined) return null;
  const g = workOn(pool, cloneState(from), [], 'choices');
  emit(g, { type: 'card-credits-spent', side, amount, card: see(g, card) });
  return g.state;
}
