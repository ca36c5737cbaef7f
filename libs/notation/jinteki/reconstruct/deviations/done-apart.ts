import { type CardId, type Decision, encounterIn, type Rules, type State } from '#rules';
import { isRezAhead } from '../candidates/rez-due';
import type { Means } from '../follow';
import type { Features } from '../features';
import type { Goal } from '../goal';
import type { Node } from '../node';
import { ourFeatures } from '../ours';
import type { Shown } from '../shown';
import { isAlike } from '../trait';
import { cardsFor, type Apart } from './apart';
import { eachLeaving, type Later } from './later';
import { rigChanges } from './rig-changes';
import { turnAfter } from './turn-after';
import { accessesLeft, among, begun, unasked } from './unasked';

const whyApart = {
  'early-rez': { difference: 'D3', rule: 'REZ-03', reason: 'is rezzed outside of its window.' },
  'early-pump': {
    difference: 'D3',
    rule: 'BRK-06',
    reason: 'raises its strength outside of an encounter.',
  },
  'early-use': {
    difference: 'D3',
    rule: 'ACT-01',
    reason: 'is used for a click before the turn begins.',
  },
} as const;

/** Why it is none of our rules' in a position. */
export const reasonOf = (kind: Apart['kind'], at: State): string =>
  kind === 'early-pump' && encounterIn(at) !== null
    ? 'raises its strength at ice at which it may not.'
    : whyApart[kind].reason;

/** The abilities of a card that cost a click, each used after the windows before it. */
function usesOf(
  { pool }: Rules,
  { cards }: State,
  card: CardId,
  passes: readonly Decision[],
): (readonly Decision[])[] {
  const abilities = pool.definitions[cards[card]?.def ?? -1]?.abilities ?? [];
  return abilities.flatMap(({ ability: one }, ability) =>
    one.kind === 'paid' && one.cost.clicks !== undefined
      ? [[...passes, { do: 'use', card, ability }]]
      : [],
  );
}

/** What a card of the rig was raised to is still shown later. */
const isStillRaised = (def: number, raised: Features, later: Features): boolean =>
  rigChanges(raised, later, def, 'strength').every(({ is, was }) => is > was);

/** The entries of theirs beside which something is done; strength that lasts through the turn to come is raised in it. */
function besideIn(shown: readonly Shown[], { def, entry, kind }: Apart): readonly Shown[] {
  const [before, there] = [shown[entry - 1], shown[entry]];
  const next = kind === 'early-pump' ? turnAfter(shown, entry) : undefined;
  const lasts =
    next !== undefined && there !== undefined && isStillRaised(def, there.features, next.features);
  return [lasts ? undefined : before, next].filter((one) => one !== undefined);
}

/** What ours asks theirs asks no sooner than with an entry. */
const isAskedSince = (
  { titles }: Means,
  { live: { state } }: Node,
  { evidence }: Goal,
  entry: number,
): boolean => {
  const { prompt } = state;
  const source = prompt?.kind === 'pick' ? prompt.source : null;
  if (prompt?.kind !== 'pick' || source === null) return false;
  const title = titles.titleOf(state.cards[source]?.def ?? -1);
  return evidence.questions.asksFirstFrom(entry, title, prompt.for);
};

/** What lines tell to be done where our rules have no place for it, after windows that nobody is asked in. */
export function* doneApart(
  means: Means,
  node: Node,
  told: readonly Apart[],
  shown: readonly Shown[],
  goal: Goal,
  later: Later,
): Generator<Node> {
  if (told.length === 0) return;
  const { rules, titles } = means;
  const { state } = node.live;
  const ways = unasked(
    ...([rules, state, begun(means, node, goal)] as const),
    ...([accessesLeft(means, node), accessesLeft(means, node, 'next')] as const),
  );
  const passed = ways.map(({ at }) => ourFeatures(rules.pool, at, node.loans));
  for (const one of told) {
    const { kind, entry, def } = one;
    const { difference, rule } = whyApart[kind];
    const isAhead = isAskedSince(means, node, goal, entry);
    const beside = besideIn(shown, one);
    const isThere = (at: Features): boolean => beside.some((next) => isAlike(at, next.features));
    for (const [nth, { at, decisions }] of ways.entries()) {
      const there = passed[nth];
      // In the window before an encounter a card of a root may be rezzed by our rules.
      const from = one.at?.place === null && encounterIn(state) === null ? state : at;
      if (there === undefined || !isThere(there)) continue;
      // What theirs answers later is no way there.
      if (isAhead && decisions.some((decision) => decision.do === 'pick')) continue;
      for (const card of cardsFor(from, one)) {
        if (kind === 'early-rez' && isRezAhead(rules.pool, node, goal, card)) continue;
        const deviation = {
          ...{ kind, card, credits: one.paid ?? 0, entry, difference, rule, legal: false },
          reason: `${titles.titleOf(def)} ${reasonOf(kind, from)}`,
        };
        for (const way of kind === 'early-use'
          ? usesOf(rules, state, card, decisions)
          : [decisions])
          yield* eachLeaving(means, node, later, { ...deviation, ...among(way) });
      }
    }
  }
}
