import type { CardId, Pool, State } from '#rules';

/** What is paid for it is a number that its player chooses. */
export function paysX({ definitions }: Pool, { cards }: State, id: CardId): boolean {
  const definition = definitions[cards[id]?.def ?? -1];
  if (definition === undefined) return false;
  const { abilities, value } = definition;
  return (
    ('cost' in value && value.cost === 'X') ||
    abilities.some(({ ability }) => ability.kind === 'paid' && ability.cost.x !== undefined)
  );
}

/** What is paid to use a card is a number of credits that its player chooses, and nothing beside it. */
export function paysXAlone({ definitions }: Pool, { cards }: State, source: CardId): boolean {
  const abilities = definitions[cards[source]?.def ?? -1]?.abilities ?? [];
  const paid = abilities.flatMap(({ ability }) => (ability.kind === 'paid' ? [ability.cost] : []));
  return paid.some(
    ({ credits, x }) => x !== undefined && !('of' in x) && (credits === undefined || credits === 0),
  );
}
