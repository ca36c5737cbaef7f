import type { Decision, State } from '#rules';

/** What is hosted goes with its host, but for one of its own title: either may be the one that goes. */
export function withHosts(
  { cards, frames }: State,
  list: readonly Decision[],
): readonly Decision[] {
  const install = frames.findLast(({ at }) => at === 'install');
  const chosen = new Set([
    ...list.flatMap((one) => ('card' in one ? [one.card] : [])),
    ...(install?.at === 'install' ? install.vars.trash : []),
  ]);
  return list.filter((one) => {
    const card = 'card' in one ? cards[one.card] : undefined;
    const host = card?.host ?? null;
    return host === null || !chosen.has(host) || cards[host]?.def === card?.def;
  });
}
