import type { Rules } from '#rules';
import { shuffledNow, shuffledOrder } from '../candidates/known';
import type { Hidden } from '../hidden';
import type { Node } from '../node';
import type { Shown } from '../shown';
import type { Span } from '../span';
import type { Titles } from '../titles';
import { askedSince } from './asked-since';
import { carryOut } from './carry-out';
import { granting, type Deviation } from './deviation';

/** A search that was called off before it was paid for: nothing changes but the order of a deck. */
export interface CalledOff {
  readonly entry: number;
  /** Index of the definition of the card that searches. */
  readonly def: number;
}

const shuffles = / uses (.+?) to shuffle (?:R&D|[a-z]+ [Ss]tack)\.$/;

const searchesInVain = / use (.+?) to shuffle (?:R&D|[a-z]+ [Ss]tack)\.$/;

/** The title of the card that a line tells to shuffle a deck, paid for, and to do nothing else. */
export const searchedInVainBy = (line: string): string | null =>
  searchesInVain.exec(line)?.[1] ?? null;

/** The same of one that was not paid for. */
const shuffledBy = (line: string): string | null => shuffles.exec(line)?.[1] ?? null;

/** Theirs asks what is searched for, and nothing is paid from before it asks to the line that says it is over. */
function isUnpaid(shown: readonly Shown[], entry: number, title: string): boolean {
  const before = Math.min(entry - 2, askedSince(shown, entry, title) - 1);
  return shown[before] !== undefined && shown[before].features === shown[entry]?.features;
}

/** Something of it is paid for: what it does when something happens is no search that could be left unpaid. */
const isPaidFor = (titles: Titles, def: number): boolean =>
  titles.definition(def).abilities.some(({ ability }) => ability.kind === 'paid');

/** All of a game, by entry. */
export const calledOffIn = (titles: Titles, shown: readonly Shown[]): CalledOff[] =>
  shown.flatMap(({ lines }, entry) =>
    lines.flatMap((line) => {
      const title = shuffledBy(line);
      const def = title === null ? null : titles.ofTitle(title);
      return title === null ||
        def === null ||
        !isPaidFor(titles, def) ||
        !isUnpaid(shown, entry, title)
        ? []
        : [{ entry, def }];
    }),
  );

/** The lines of searches that were called off tell of nothing else: no search that was paid for has them. */
export const withoutCalledOff = (
  titles: Titles,
  shown: readonly Shown[],
  searches: readonly CalledOff[],
): readonly Shown[] =>
  shown.map((there, entry) => {
    const own = searches.filter((one) => one.entry === entry).map(({ def }) => titles.titleOf(def));
    if (own.length === 0) return there;
    const isOwn = (line: string): boolean => own.includes(shuffledBy(line) ?? '');
    return { ...there, lines: there.lines.filter((line) => !isOwn(line)) };
  });

/** The position with its decks shuffled; the same where no card of ours searches. */
export function callOff(
  rules: Rules,
  titles: Titles,
  hidden: Hidden,
  from: Node,
  searches: readonly CalledOff[],
  between: Span,
): Node {
  let node = from;
  for (const { def, entry } of searches) {
    const { state } = node.live;
    const card = state.active.find((id) => state.cards[id]?.def === def);
    if (card === undefined) continue;
    const deck = titles.definition(def).side === 'corp' ? 'rd' : 'stack';
    const order = shuffledOrder(node, hidden, deck, between);
    const deviation: Deviation = {
      kind: 'cancelled',
      card,
      credits: 0,
      entry,
      difference: null,
      rule: 'COST-01',
      reason: `${titles.titleOf(def)}: the search is called off unpaid, and the deck is shuffled.`,
      legal: false,
      decisions: [{ do: 'shuffle', order }],
    };
    const shuffled = carryOut(rules, state, deviation);
    if (shuffled === null) continue;
    node = {
      ...node,
      live: rules.live(shuffled),
      granted: granting(node.granted, deviation, node.trail),
      shuffled: shuffledNow(hidden, node, deck, between),
    };
  }
  return node;
}
