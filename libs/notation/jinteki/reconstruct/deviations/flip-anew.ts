import {
  type CardId,
  cloneState,
  type Decision,
  flip,
  type Rules,
  type State,
  workOn,
} from '#rules';

type Use = Extract<Decision, { readonly do: 'use' }>;

/** The title of the back of an identity that lies up, and the ability of its front that flips it; null where its front is up. */
export function backOf(
  { pool }: Rules,
  { cards, corp }: State,
): { readonly card: CardId; readonly back: string; readonly flips: Use } | null {
  const identity = cards[corp.identity];
  const definition = identity === undefined ? undefined : pool.definitions[identity.def];
  if (identity === undefined || definition === undefined || identity.face % 2 === 0) return null;
  const { value, abilities } = definition;
  const backs = value.type === 'identity' && value.side === 'corp' ? (value.backs ?? []) : [];
  const back = backs[(identity.face - 1) / 2]?.title;
  const ability = abilities.findIndex(
    ({ ability: one }) => one.kind === 'paid' && one.effects.some((effect) => effect.do === 'flip'),
  );
  if (back === undefined || ability < 0) return null;
  return { card: identity.id, back, flips: { do: 'use', card: identity.id, ability } };
}

/** The ability of its front flips an identity whose back is up already; null where it cannot be used, or the front is up. */
export function flipAnew(rules: Rules, from: State, use: Use): State | null {
  const there = backOf(rules, from);
  if (there === null || there.card !== use.card || there.flips.ability !== use.ability) return null;
  const g = workOn(rules.pool, cloneState(from), null);
  flip(g, use.card);
  const used = rules.apply(g.state, use);
  return used.ok ? used.state : null;
}
