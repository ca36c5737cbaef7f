import { isAskedBy } from '../asked-by';
import { mostPlayX, cardOf, workOn, type Rules, type CardId, type State } from '#rules';
import { pileKey } from '../features';
import { useIn } from '../told-use';
import type { Means } from '../follow';
import type { Node } from '../node';
import type { Deviation } from './deviation';
import { nextSettled, type Shown } from '../shown';
import { rezzesInArchives } from './idle-rezzes';
import { eachLeaving, type Later } from './later';
import { type Told, inHand } from './told';
import { unbarredRules } from './unbarred-rules';
import type { Unanswered } from './unanswered';
import { sayLine } from '../say-line';

const forNothing = (title: string): Pick<Deviation, 'difference' | 'rule' | 'reason'> => ({
  ...{ difference: null, rule: 'ABIL-09' },
  reason: `${title} is played and changes nothing.`,
});

/** It asks something as it is played, or a line tells what it is used for. */
const isHeard = (
  shown: readonly Shown[],
  entry: number,
  title: string,
  told: readonly Told[],
): boolean =>
  isAskedBy(shown[entry], title) || told.some(({ line }) => useIn(title, line) !== null);

/** Why a card that was played did nothing of what it says; null where nothing tells that. */
function idleness(
  { rules }: Means,
  state: State,
  card: CardId,
  title: string,
  told: readonly Told[],
  choices: readonly Unanswered[],
): Pick<Deviation, 'difference' | 'rule' | 'reason'> | null {
  const tells = (rest: string): boolean =>
    told.some(({ line }) => line.includes(` uses ${title} to ${rest}`));
  const refused = rules.apply(state, { do: 'play', card });
  if (!refused.ok) {
    if (refused.code === 'NO_EFFECT') return forNothing(title);
    const unbarred = unbarredRules(rules).apply(state, { do: 'play', card });
    return unbarred.ok || unbarred.code !== 'NO_EFFECT'
      ? null
      : {
          ...{ difference: null, rule: 'MUST-01' },
          reason: `${title} is played before what has to come first, and changes nothing.`,
        };
  }
  if (tells('expose a facedown card'))
    return {
      difference: 'D15',
      rule: 'EXP-01',
      reason: `${title} exposes a card that is no unrezzed installed card.`,
    };
  if (told.some(({ line }) => line.includes(` uses ${title} to `) && rezzesInArchives.test(line)))
    return {
      difference: 'D15',
      rule: 'REZ-01',
      reason: `${title} is used on a card that is not installed.`,
    };
  if (tells('do nothing'))
    return { difference: 'D17', rule: 'MUST-01', reason: `${title} does nothing of what it must.` };
  const choice = choices.find(({ def }) => def === state.cards[card]?.def);
  return choice === undefined || tells('')
    ? null
    : {
        difference: 'D17',
        rule: 'MUST-01',
        reason: `${title}: "${sayLine(choice.message)}" is left without an answer.`,
      };
}

/** All that may have been paid for X; 0 alone for a card without it. */
function paidFor({ pool }: Rules, state: State, card: CardId): number[] {
  const g = workOn(pool, state, null);
  return Array.from({ length: 1 + mostPlayX(g, cardOf(g, card)) }, (_, x) => x);
}

/** A card that finds nothing to ask about is left where it was played in theirs, for good. What a title without abilities does nobody knows. */
function isLeftThere(
  { rules }: Means,
  shown: readonly Shown[],
  entry: number,
  def: number,
): boolean {
  if ((rules.pool.definitions[def]?.play?.effects ?? []).length === 0) return false;
  const key = pileKey('play', def);
  const lies = (at: number): boolean => (shown[at]?.features.get(key) ?? 0) > 0;
  return lies(entry) && lies(nextSettled(shown, entry));
}

export function idlePlays(
  means: Means,
  node: Node,
  shown: readonly Shown[],
  told: readonly Told[],
  choices: readonly Unanswered[],
  later: Later,
): Node[] {
  const { state } = node.live;
  return told.flatMap(({ entry, line }) => {
    const title = / to play (.+?)\.$/.exec(line)?.[1];
    const def = title === undefined ? null : means.titles.ofTitle(title);
    const card = def === null ? undefined : inHand(state, def);
    if (title === undefined || def === null || card === undefined) return [];
    const isLeft = isLeftThere(means, shown, entry, def);
    const why =
      idleness(means, state, card, title, told, choices) ??
      (isLeft && !isHeard(shown, entry, title, told) ? forNothing(title) : null);
    if (why === null) return [];
    const left = isLeft ? { decisions: [{ do: 'done' }] as const } : {};
    return paidFor(means.rules, state, card).flatMap((credits) => [
      ...eachLeaving(means, node, later, {
        ...{ kind: 'no-effect', card, credits, entry, legal: false },
        ...left,
        ...why,
      }),
    ]);
  });
}
