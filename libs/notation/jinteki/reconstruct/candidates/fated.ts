import type { CardId, Decision, Effects, Pool, State } from '#rules';
import { fieldKey, type Pile, pileKey, spotBase } from '../features';
import type { Goal } from '../goal';
import type { Node } from '../node';
import { useIn } from '../told-use';
import { cardIn, countOf } from './shows';

type Effect = Effects[number];

const piles = {
  corp: { hand: 'hq', discard: 'archives' },
  runner: { hand: 'grip', discard: 'heap' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Pile>>>>;

/** More copies of a title come nowhere at once. */
const places = [0, 1, 2, 3, 4, 5] as const;

const lying: ReadonlySet<string> = new Set(['rd', 'stack', 'aside']);

interface Choice {
  readonly chosen: readonly CardId[];
  readonly fate: 'hand' | 'discard' | 'host';
}

const isOf = (effect: Effect, name: string): boolean =>
  'cards' in effect &&
  typeof effect.cards === 'object' &&
  'named' in effect.cards &&
  effect.cards.named === name;

/** What a card is going to do with those that it has chosen, where that shows. */
function choiceIn(pool: Pool, { frames }: State): Choice | null {
  const block = frames.findLast(({ at }) => at === 'block');
  if (block?.at !== 'block') return null;
  const { path, i, named } = block.vars;
  const effects = pool.effects.get(path) ?? [];
  const effect = effects[i];
  if (effect?.do !== 'choose') return null;
  const next = effects.slice(i + 1).find((one) => isOf(one, effect.as));
  const chosen = named[effect.as] ?? [];
  if (next?.do === 'trash') return { chosen, fate: 'discard' };
  if (next?.do === 'host') return { chosen, fate: 'host' };
  return next?.do === 'move' && next.to === 'hand' ? { chosen, fate: 'hand' } : null;
}

const told = {
  hand: / add (\d+) cards? to (?:HQ|the grip)\b/,
  discard: / trash (\d+) cards? from (?:R&D|the stack)\b/,
} as const;
const amounts = / (?:trash|add) \d+ cards? /;

/** How many of them its line tells to go there in all; null where it tells no numbers. */
function toldIn(
  pool: Pool,
  { prompt, cards }: State,
  goal: Goal,
  fate: Choice['fate'],
): number | null {
  if (fate === 'host' || prompt?.kind !== 'pick' || prompt.source === null) return null;
  const title = pool.definitions[cards[prompt.source]?.def ?? -1]?.value.title ?? '';
  const { after, until } = goal.between;
  for (const { lines } of goal.evidence.shown.slice(after + 1, until + 1))
    for (const line of lines) {
      const use = ` ${useIn(title, line) ?? ''}`;
      if (amounts.test(use)) return Number(told[fate].exec(use)?.[1] ?? 0);
    }
  return null;
}

/** How many cards of a title more the goal shows beside their hosts, or in a pile. */
function arriving(
  pool: Pool,
  { features }: Node,
  goal: Goal,
  def: number,
  { fate }: Choice,
): number {
  const more = (key: number): number => goal.gain(key, countOf(features, key));
  const side = pool.definitions[def]?.side ?? 'corp';
  if (fate !== 'host') return more(pileKey(piles[side][fate], def));
  return places.filter((place) => more(fieldKey(spotBase('rig', 0, place, def), 'card')) > 0)
    .length;
}

/**
 * Of cards that lie in a deck those that the file shows where the chosen ones go, one after another: they go
 * there together, in no order. Null where they are chosen for something else.
 */
export function fated(
  pool: Pool,
  node: Node,
  goal: Goal,
  list: readonly Decision[],
): readonly Decision[] | null {
  const { state } = node.live;
  const cards = list.flatMap((one) => (one.do === 'pick' ? [cardIn(state, one.card)] : []));
  if (cards.length === 0 || !cards.every(({ zone }) => lying.has(zone))) return null;
  const choice = choiceIn(pool, state);
  if (choice === null) return null;
  const owed = (id: CardId): number => {
    const { def } = cardIn(state, id);
    const made = choice.chosen.filter((one) => cardIn(state, one).def === def).length;
    return arriving(pool, node, goal, def, choice) - made;
  };
  const all = toldIn(pool, state, goal, choice.fate);
  const isDone = all === null || choice.chosen.length >= all;
  const ends = isDone ? list.filter((one) => one.do === 'done') : [];
  const next = list.find((one) => one.do === 'pick' && owed(one.card) > 0);
  if (all !== null && isDone && ends.length > 0) return ends;
  if (next !== undefined) return [next, ...ends];
  return ends.length > 0 ? ends : list;
}
