import {
  abilitiesOf,
  cardOf,
  currentEncounter,
  type CardId,
  type Decision,
  type Definition,
  type Work,
} from '#rules';
import { isOfItself, wordsOf } from './breaking';
import { lastInOrder, type Encounter } from './breaking-order';
import { isWeakening } from './worth-using';

/** Who makes the ice weaker, or other cards stronger, comes first, and the ice itself last. */
function rankOf(g: Work, { ice }: Encounter, id: CardId): number {
  if (id === ice) return Infinity;
  const definition = g.pool.definitions[cardOf(g, id).def];
  if (definition === undefined) return -1;
  const { weakens, lends } = wordsOf(definition);
  return weakens.length + lends.length > 0 ? -1 : id;
}

/** A card that breaks for credits and nothing else, as often as they are paid. */
interface Plain {
  readonly price: number;
  /** Subroutines broken by one use. */
  readonly most: number;
  /** It can be made stronger for the rest of the run. */
  readonly lasts: boolean;
}

const FOR_CREDITS: ReadonlySet<string> = new Set(['kind', 'cost', 'effects', 'breaks']);

function readPlain(definition: Definition): Plain | null {
  const { breaks, boosts, ends, weakens, lends, goesOntoIce } = wordsOf(definition);
  const [only] = breaks;
  const isOne =
    only !== undefined &&
    breaks.length + ends.length + weakens.length + lends.length === 1 &&
    !goesOntoIce &&
    definition.abilities.every(
      ({ ability }) =>
        ability.kind !== 'paid' ||
        ability.breaks !== true ||
        (Object.keys(ability).every((part) => FOR_CREDITS.has(part)) &&
          Object.keys(ability.cost).every((part) => part === 'credits') &&
          typeof ability.cost.credits === 'number' &&
          ability.effects.length === 1),
    );
  if (!isOne) return null;
  return { price: only.price, most: only.most, lasts: boosts.some((one) => one.isForTheRun) };
}

const plain = new WeakMap<Definition, Plain | null>();

function plainOf({ pool, state }: Work, id: CardId): Plain | null {
  const definition = pool.definitions[state.cards[id]?.def ?? -1];
  if (definition === undefined) return null;
  const known = plain.get(definition);
  if (known !== undefined) return known;
  const found = readPlain(definition);
  plain.set(definition, found);
  return found;
}

/** Credits may be worth more to one card than to another. */
const hasOwnCredits = ({ state: { cards, runner } }: Work): boolean =>
  runner.runCredits > 0 ||
  runner.rig.some((id) => (cards[id]?.recurring ?? 0) + (cards[id]?.credit ?? 0) > 0);

const isAsGood = (one: Plain, other: Plain): boolean =>
  one.price <= other.price && one.most >= other.most;

/** Whether a card may break beside one that has: not where one of both breaks all of it for no more. */
function isOfUseBeside(g: Work, id: CardId, before: CardId): boolean {
  const [next, first] = [plainOf(g, id), plainOf(g, before)];
  if (next === null || first === null || hasOwnCredits(g)) return true;
  return !isAsGood(next, first) && (next.lasts || !isAsGood(first, next));
}

/** Whether a card may break subroutines yet, where those that do come one after the other. */
export function comesYet(g: Work, encounter: Encounter, id: CardId): boolean {
  const rank = rankOf(g, encounter, id);
  return encounter.used.every(
    (one) => one === id || (rankOf(g, encounter, one) <= rank && isOfUseBeside(g, id, one)),
  );
}

/**
 * Of several cards that break subroutines of one piece of ice one comes after the other, in one order: it does not
 * matter which subroutine is broken by which. Holds where cards leave each piece of ice to itself.
 */
export function inTurn(g: Work, uses: readonly Decision[]): readonly Decision[] {
  const encounter = currentEncounter(g);
  if (encounter === null || encounter.used.length === 0) return uses;
  if (lastInOrder(g, encounter) === null) return uses;
  return uses.filter((one) => {
    if (one.do !== 'use') return true;
    const placed = abilitiesOf(g, cardOf(g, one.card))[one.ability]?.ability;
    if (placed?.kind !== 'paid') return true;
    const isToBreak = placed.effects.every(
      (effect) =>
        effect.do === 'break' ||
        isWeakening([effect]) ||
        (effect.do === 'lasting' && effect.on === undefined && isOfItself(effect)),
    );
    return !isToBreak || comesYet(g, encounter, one.card);
  });
}
