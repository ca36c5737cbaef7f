import { abilitiesNow, type Ability, type Paid, cardOf, type CardId, workOn } from '#rules';
import type { Stand, Table } from '../stand';

const isPaid = (ability: Ability): ability is Paid => ability.kind === 'paid';

/** Raises the strength of the card it stands on. */
const isBoost = (ability: Paid): boolean =>
  ability.effects.some(
    (effect) =>
      effect.do === 'lasting' &&
      effect.abilities.some(
        (one) =>
          one.kind === 'constant' &&
          one.modifies.of === 'strength' &&
          one.modifies.cards === 'this',
      ),
  );

function isMeant(ability: Paid, line: number, wanted: string | number): boolean {
  if (typeof wanted === 'number') return line === wanted;
  if (wanted === 'break') return ability.breaks === true;
  if (wanted === 'boost') return isBoost(ability);
  return wanted === 'prevent' && ability.prevents !== undefined;
}

/** The engine's numbers of the abilities a script may mean: by printed line, or by what they do. */
export function abilitiesMeant(
  table: Table,
  stand: Stand,
  id: CardId,
  wanted: string | number | null,
): readonly number[] {
  const g = workOn(table.rules.pool, stand.state, null);
  return abilitiesNow(g, cardOf(g, id)).flatMap(({ ability, line }, index) =>
    isPaid(ability) && (wanted === null || isMeant(ability, line, wanted)) ? [index] : [],
  );
}
