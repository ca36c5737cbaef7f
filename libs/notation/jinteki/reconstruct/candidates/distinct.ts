import type { Decision, Card, State } from '#rules';

const hidden: ReadonlySet<Card['zone']> = new Set([
  'hq',
  'grip',
  'heap',
  'archives',
  'rd',
  'stack',
]);

/** Where an install goes: what else of a decision tells two of one title apart. */
const placeOf = (decision: Decision): string =>
  decision.do === 'install' ? `${decision.server ?? ''} ${String(decision.host ?? '')}` : '';

/** One decision of each that the rules cannot tell apart: copies of one title in one pile. */
export function distinct(state: State, list: readonly Decision[]): Decision[] {
  const known = new Set<string>();
  return list.filter((decision) => {
    if (!('card' in decision)) return true;
    const card = state.cards[decision.card];
    if (card === undefined || !hidden.has(card.zone)) return true;
    const name = `${decision.do} ${card.zone} ${String(card.def)} ${placeOf(decision)}`;
    if (known.has(name)) return false;
    known.add(name);
    return true;
  });
}
