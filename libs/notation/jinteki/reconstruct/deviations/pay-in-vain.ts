import {
  abilitiesOf,
  cardOf,
  type CardId,
  cloneState,
  ownerOf,
  type Rules,
  type State,
  workOn,
} from '#rules';

/** What an accessed card may do for a price is paid for, and nothing comes of it; null where it is no such price. */
export function payInVain({ pool }: Rules, from: State, id: CardId, credits: number): State | null {
  const { prompt } = from;
  if (prompt?.kind !== 'accessed' || prompt.card !== id) return null;
  const g = workOn(pool, cloneState(from), null);
  const card = cardOf(g, id);
  const player = g.state[ownerOf(g, card)];
  const isPriced = abilitiesOf(g, card).some(
    ({ ability }) => ability.kind === 'when' && ability.cost?.credits === credits,
  );
  if (!isPriced || player.credits < credits) return null;
  player.credits -= credits;
  return g.state;
}
