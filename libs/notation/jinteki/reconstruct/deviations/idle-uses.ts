import type { Means } from '../follow';
import { type Features, plainKey, poolCredits } from '../features';
import type { Node } from '../node';
import type { Shown } from '../shown';
import { askedSince } from './asked-since';
import { searchedInVainBy } from './called-off';
import { couldBeIdle } from './idle-use';
import { eachLeaving, type Later } from './later';
import type { SpentInVain } from './spent-in-vain';
import type { Told } from './told';
import type { Unanswered } from './unanswered';
import { sayLine } from '../say-line';

const doesNothing = /^(?:do nothing$|prevent 0 )/;

const moves = /^move \d+ \w+ counters? to (.+)$/;

const gains = /^gain [1-9]\d* \[Credits?\]$/;

/** Credits are told to be gained, and no pool has more: what lies on a card goes with it as it is trashed for its own use. */
const gainsNothing = (shown: readonly Shown[], entry: number, what: string): boolean => {
  const [before, after] = [shown[entry - 1]?.features, shown[entry]?.features];
  return (
    gains.test(what) &&
    before !== undefined &&
    after !== undefined &&
    [...poolCredits].every((key) => (before.get(key) ?? 0) === (after.get(key) ?? 0))
  );
};

const clicks = (['corp clicks', 'runner clicks'] as const).map(plainKey);

const clicksOf = (features: Features): number =>
  clicks.reduce((sum, key) => sum + (features.get(key) ?? 0), 0);

/** A click that it takes is gone in theirs, too, once what it asks is closed. */
const isPaidInTheirs = (
  node: Node,
  used: Node,
  shown: readonly Shown[],
  { asked, entry }: Pick<Unanswered, 'asked' | 'entry'>,
): boolean => {
  const [before, after] = [shown[asked - 1], shown[entry]];
  if (clicksOf(used.features) >= clicksOf(node.features)) return true;
  return (
    before === undefined ||
    after === undefined ||
    clicksOf(after.features) < clicksOf(before.features)
  );
};

/** What it searches is shuffled in theirs, though nothing was found: it does more than nothing. */
const isShuffledIn = (
  { titles }: Means,
  shown: readonly Shown[],
  { def, entry }: Unanswered,
): boolean =>
  shown[entry]?.lines.some((line) => searchedInVainBy(line) === titles.titleOf(def)) === true;

const creditsOf = (at: Shown | undefined): number =>
  [...poolCredits].reduce((sum, key) => sum + (at?.features.get(key) ?? 0), 0);

/** When a card began to ask, and the number of credits that was chosen for it by then: that is asked before what it is used on. */
function pricedFor(
  shown: readonly Shown[],
  title: string,
  { entry }: Unanswered,
): { readonly entry: number; readonly asked: number; readonly credits: number } {
  const asked = askedSince(shown, entry, title);
  const credits = creditsOf(shown[asked - 1]) - creditsOf(shown[entry]);
  return { entry: asked, asked, credits: Math.max(0, credits) };
}

const pays = / pays (\d+) \[Credits?\] to use /;

/** What is paid for an ability is a number that its player chooses. */
const asksForX = ({ rules }: Means, def: number): boolean =>
  rules.pool.definitions[def]?.abilities.some(
    ({ ability }) => ability.kind === 'paid' && ability.cost.x !== undefined,
  ) === true;

/** A card asks what it is to be used on, or is used to do nothing, and nothing comes of it. */
export function idleUses(
  means: Means,
  node: Node,
  shown: readonly Shown[],
  told: readonly Told[],
  choices: readonly Unanswered[],
  spent: readonly SpentInVain[],
  later: Later,
): Node[] {
  const { titles } = means;
  const { cards, active } = node.live.state;
  // It was paid for when it asked, however long that stood open.
  const asked = choices
    .filter((choice) => !isShuffledIn(means, shown, choice))
    .map((choice) => {
      const { asked: entry, def, message } = choice;
      const title = titles.titleOf(def);
      const priced = asksForX(means, def) ? pricedFor(shown, title, choice) : { entry, credits: 0 };
      return {
        ...{ def, choice: { ...choice, ...priced, entry: choice.entry }, ...priced },
        ...{ difference: 'D15', certain: true },
        reason: `${title}: "${sayLine(message)}" changes nothing.`,
      };
    });
  const nothing = told.flatMap(({ entry, line }) => {
    const [, title, what] = / to use (.+?) to (.+)\.$/.exec(line) ?? [];
    const def = title === undefined ? null : titles.ofTitle(title);
    if (def === null) return [];
    const reason = `${titles.titleOf(def)} is used to do nothing.`;
    // What a card has on it is moved to where it lies.
    const certain =
      doesNothing.test(what ?? '') ||
      moves.exec(what ?? '')?.[1] === title ||
      gainsNothing(shown, entry, what ?? '');
    const credits = asksForX(means, def) ? Number(pays.exec(line)?.[1] ?? 0) : 0;
    return [{ def, choice: null, entry, difference: null, reason, certain, credits }];
  });
  const untold = spent.map(({ def, entry }) => ({
    ...{ def, entry, choice: null, difference: null, certain: false, credits: 0 },
    reason: `${titles.titleOf(def)} is used to do nothing.`,
  }));
  return [...asked, ...nothing, ...untold].flatMap(({ def, choice, certain, ...why }) =>
    active.flatMap((card) =>
      cards[card]?.def === def && (certain || couldBeIdle(means.rules, node.live.state, card))
        ? [
            ...eachLeaving(means, node, later, {
              ...{ kind: 'idle-use', card, rule: 'ABIL-09', legal: false },
              ...why,
            }),
          ].filter((used) => choice === null || isPaidInTheirs(node, used, shown, choice))
        : [],
    ),
  );
}
