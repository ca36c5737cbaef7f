import type { Ability, CardId, Decision, Effect, Pool, Side, State, When } from '#rules';

/**
 * When a card does what players of theirs do by hand: as a turn begins, as a hand is empty, at the end of a run that is left
 * out, as clicks are spent, as ice is encountered that puts the top card of a deck to its bottom, or before the first turn what
 * must be done behind what may.
 */
const events = [
  'turn-began',
  'hand-empty',
  'run-ended',
  'clicks-spent',
  'ice-encountered',
  'first-turn-due',
] as const;
/** `counted`: a counter that a card places on itself, whenever it does. */
type ByHand = (typeof events)[number] | 'counted';

const isOn = (ability: Ability, event: string): ability is When =>
  ability.kind === 'when' && [ability.trigger.on].flat().some((on) => on === event);

const placesOnItself = (effect: Effect): boolean => effect.do === 'place' && effect.on === 'this';

/** It places a counter on its own card. */
const isCounted = (ability: Ability): ability is When =>
  ability.kind === 'when' && ability.effects.some(placesOnItself);

/** It may place counters for a price: on its own card, or as a turn begins on another. */
const isPaidFor = (ability: Ability): ability is When =>
  ability.kind === 'when' &&
  (ability.effects.some(
    (effect) =>
      effect.do === 'may' && effect.cost !== undefined && effect.effects.some(placesOnItself),
  ) ||
    (isOn(ability, 'turn-began') &&
      ability.cost !== undefined &&
      ability.effects.some(({ do: what }) => what === 'place')));

const places = (ability: Ability): boolean => isCounted(ability) || isPaidFor(ability);

/** The first of abilities that may place counters for a price. */
export const paidForOf = <P extends { readonly ability: Ability }>(
  abilities: readonly P[],
): P | undefined => abilities.find(({ ability }) => isPaidFor(ability));

/** A card that was trashed may be removed from the game: theirs offers any that lies there. */
export const removes = (ability: Ability): ability is When =>
  isOn(ability, 'trashed') &&
  ability.effects.some((effect) => effect.do === 'remove-from-game' && effect.cards === 'that');

/** Clicks that an ability gives to its own player. */
export const clicksIn = (ability: Ability, side: Side): number =>
  (ability.kind === 'when' ? ability.effects : []).reduce(
    (sum, effect) =>
      effect.do === 'gain-clicks' && effect.who === side && typeof effect.clicks === 'number'
        ? sum + effect.clicks
        : sum,
    0,
  );

/** The first of abilities that players of theirs use by hand, and when our rules have it. */
export function usedByHandOf<P extends { readonly ability: Ability }>(
  abilities: readonly P[],
): { readonly placed: P; readonly on: ByHand } | null {
  for (const on of events) {
    const placed = abilities.find(({ ability }) => isOn(ability, on));
    if (placed !== undefined) return { placed, on };
  }
  const counted = abilities.find(({ ability }) => isCounted(ability));
  return counted === undefined ? null : { placed: counted, on: 'counted' };
}

const shortcut = / \(shortcut\)\.$/;
const manually = / to manually place \d+ \w+ counters? on itself\.$/;
const paying = / pays (\d+) \[Credits?\] to use (.+?) to place \d+ \w+ counters? on .+\.$/;
const installing = / pays \d+ \[Credits?\] to use (.+?) to install hosted /;
const uses = / uses (.+?) to /;
const taking = / takes? \d+ tags? to use (.+?) to /;
const sinking = / to put the top card of (?:R&D|the stack) to the bottom\b/;
const removed = / uses (.+?) to remove (.+) from the game\.$/;

/** The card that a line tells to be used; null where none is used by hand so. */
export function usedIn(line: string): string | null {
  const [, paid] = (shortcut.test(line) ? / to use (.+?) to / : taking).exec(line) ?? [];
  const [, hosting] = installing.exec(line) ?? [];
  return paid ?? paying.exec(line)?.[2] ?? hosting ?? uses.exec(line)?.[1] ?? null;
}

/** The card that a line tells to be removed from the game; null where it tells of none. */
export const removedIn = (line: string): string | null => removed.exec(line)?.[2] ?? null;

/** The credits that a line tells to be paid for counters that a card places; 0 where it tells of none. */
export const paidByHandIn = (line: string): number => Number(paying.exec(line)?.[1] ?? 0);

const endsRun = / to end the run\.$/;

const doesEndRun = ({ effects }: When): boolean =>
  effects.some((effect) => effect.do === 'end-run');

const placing = / to place \d+ \w+ counters? on itself\.$/;

const draws = / to draw \d+ cards?\.$/;

/** Behind how many effects that are a choice of its own stands what an ability requires; none where nothing is behind them. */
export function requiredIn(ability: Ability): number {
  const at =
    ability.kind === 'when' ? ability.effects.findIndex(({ do: what }) => what !== 'may') : 0;
  return Math.max(0, at);
}

/** What a line tells that ice does as it is encountered, and may be done by hand elsewhere. */
export const sinksTop = (line: string): boolean => sinking.test(line);

/** Whether a line tells that one of the abilities of a card was used by hand. */
export function isByHandIn(
  abilities: readonly { readonly ability: Ability }[],
  line: string,
): boolean {
  if (abilities.some(({ ability }) => removes(ability))) return removedIn(line) !== null;
  if (paidByHandIn(line) > 0) return paidForOf(abilities) !== undefined;
  const used = usedByHandOf(abilities);
  // A subroutine of the card does it.
  if (
    endsRun.test(line) &&
    used?.placed.ability.kind === 'when' &&
    !doesEndRun(used.placed.ability)
  )
    return false;
  // Another ability of the card places it, by itself.
  if (
    placing.test(line) &&
    used !== null &&
    !places(used.placed.ability) &&
    abilities.some(({ ability }) => isCounted(ability))
  )
    return false;
  if (used?.on === 'counted') return manually.test(line);
  if (used?.on === 'ice-encountered') return sinking.test(line);
  if (used?.on === 'first-turn-due') return draws.test(line) && requiredIn(used.placed.ability) > 0;
  return used !== null && (used.on === 'run-ended') === shortcut.test(line);
}

/** What leads to a use by hand, and the card that it removes, which is told last. */
export function partedIn(
  { definitions }: Pool,
  { cards }: State,
  id: CardId,
  decisions: readonly Decision[],
): { readonly led: readonly Decision[]; readonly that: CardId | null } {
  const abilities = definitions[cards[id]?.def ?? -1]?.abilities ?? [];
  const last = decisions.at(-1);
  return last?.do === 'pick' && abilities.some(({ ability }) => removes(ability))
    ? { led: decisions.slice(0, -1), that: last.card }
    : { led: decisions, that: null };
}
