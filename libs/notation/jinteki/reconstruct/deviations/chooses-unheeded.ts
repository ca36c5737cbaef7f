import type { CardId, Decision, Rules, State } from '#rules';
import { type Side, SIDES } from '../../lens/side';
import { candidates } from '../candidates/candidates';
import type { Means } from '../follow';
import type { Goal } from '../goal';
import type { Node } from '../node';
import type { Shown } from '../shown';
import type { Span } from '../span';
import type { Titles } from '../titles';
import { useIn } from '../told-use';
import type { Deviation } from './deviation';
import { leadsElsewhere } from './leads-elsewhere';
import { centralIn } from './runs-elsewhere';
import { taken } from './taken';
import { leading } from './unasked';
import { codesHeeding, unheededRules } from './unheeded-rules';

/** A question of theirs for a card, by the definition of the card that asks. */
export interface AskedByCard {
  readonly entry: number;
  readonly def: number;
  /** The entry with which it is answered, whose line tells a use that asks it. */
  readonly until: number;
}

/** Entries in which the answer to a question of theirs is told. */
const soon = 4;

/** The card by which a side is asked something; a run that it makes is named by it, too, and is no question. */
function askedTitle(at: Shown | undefined, side: Side): string | null {
  const prompt = at?.prompts[side];
  return prompt?.kind === 'select' || prompt?.kind === 'other' ? prompt.cardTitle : null;
}

/** The first entry from one on in which a card does not ask a side. */
function answeredAt(shown: readonly Shown[], entry: number, side: Side, title: string): number {
  let at = entry;
  while (askedTitle(shown[at], side) === title) at += 1;
  return at;
}

/** Where the use of a card is told that was answered with an entry: what it installs may ask more before that. */
function toldAt(shown: readonly Shown[], answered: number, title: string): number {
  const told = shown
    .slice(answered, answered + soon)
    .findIndex(({ lines }) => lines.some((line) => useIn(title, line) !== null));
  return told < 0 ? answered : answered + told;
}

/** Those that are begun between two entries, or stand open at the first, of cards that ask for what theirs does not heed. */
export function askedByCards(
  { rules: { pool }, titles }: { readonly rules: Rules; readonly titles: Titles },
  shown: readonly Shown[],
  { after, until }: Span,
): AskedByCard[] {
  const codes = codesHeeding(pool);
  if (codes.size === 0) return [];
  const from = Math.max(0, after);
  return shown.slice(from, until + 1).flatMap((now, nth) =>
    SIDES.flatMap((side) => {
      const title = askedTitle(now, side);
      const def = title === null ? null : titles.ofTitle(title);
      if (title === null || def === null || !codes.has(pool.definitions[def]?.value.code ?? ''))
        return [];
      const entry = from + nth;
      const isBegun = shown[entry - 1]?.prompts[side]?.message !== now.prompts[side]?.message;
      return isBegun || entry === after
        ? [{ entry, def, until: toldAt(shown, answeredAt(shown, entry, side, title), title) }]
        : [];
    }),
  );
}

/** A decision leads elsewhere where what a card asks for is not heeded. */
function isHeeded(rules: Rules, state: State, decision: Decision): boolean {
  const [ours, free] = [rules, unheededRules(rules)].map((one) => one.apply(state, decision));
  if (ours === undefined || free?.ok !== true) return false;
  return !ours.ok || leadsElsewhere(ours.state, free.state);
}

/** The card that asks: one in force, or that is played. */
function asking({ active, cards, play }: State, def: number, by: Decision): CardId | undefined {
  const isIt = (id: CardId): boolean => cards[id]?.def === def;
  return by.do === 'play' && isIt(by.card) ? by.card : [...play, ...active].find(isIt);
}

/** A line tells that the card installed ice, or ran on a central server: anything else our rules let it do, too. */
const tellsUnheeded = ({ evidence }: Goal, entry: number, title: string): boolean =>
  evidence.shown
    .slice(entry, entry + soon)
    .some(({ lines }) =>
      lines.some(
        (line) => line.includes(` ${title} to install ice `) || centralIn(title, line) !== null,
      ),
    );

type Why = Pick<Deviation, 'rule' | 'reason'>;

const unasked = (title: string): Why => ({
  rule: 'MUST-01',
  reason: `${title}: what is chosen is not what it asks for.`,
});

const untimely = (title: string): Why => ({
  rule: 'ABIL-13',
  reason: `${title} is used at another time than it says.`,
});

const untrashed = (title: string): Why => ({
  rule: 'COST-01',
  reason: `${title} lets the Runner jack out, and is not trashed for it.`,
});

/** What is chosen of what stands open is told as that is answered. */
const answers: ReadonlySet<Decision['do']> = new Set(['pick', 'option']);

/** The Runner jacks out by what is decided. */
const jacksOut = (rules: Rules, state: State, decision: Decision): boolean => {
  const taken = rules.apply(state, decision);
  return taken.ok && taken.facts.some(({ type }) => type === 'jacked-out');
};

/** It is used where it does not let itself be used. */
function isTooLate(rules: Rules, state: State, decision: Decision): boolean {
  if (decision.do !== 'use') return false;
  const ours = rules.apply(state, decision);
  return !ours.ok && ours.code === 'PLAY_RESTRICTION';
}

function whyOf(rules: Rules, state: State, decision: Decision, title: string): Why {
  if (isTooLate(rules, state, decision)) return untimely(title);
  return jacksOut(rules, state, decision) ? untrashed(title) : unasked(title);
}

/** A card is asked for by what was done to it before, or by what it is, and theirs lets others be chosen. */
export function* choosesUnheeded(
  means: Means,
  node: Node,
  all: readonly AskedByCard[],
  goal: Goal,
): Generator<Node> {
  const { rules, hidden, titles } = means;
  const { state } = node.live;
  const { prompt } = state;
  if (all.length === 0 || prompt === null || !(leading.has(prompt.kind) || prompt.kind === 'pick'))
    return;
  const free = { ...node, live: unheededRules(rules).live(state) };
  for (const decision of candidates(rules.pool, free, prompt, goal, hidden)) {
    if (!isHeeded(rules, state, decision)) continue;
    for (const { def, entry: asked, until } of all) {
      const isOpen = asked <= goal.between.after;
      const isDone =
        decision.do === 'use' ||
        (isOpen && answers.has(decision.do)) ||
        jacksOut(rules, state, decision);
      if (!isDone && isOpen) continue;
      const entry = isDone ? until : asked;
      const card = asking(state, def, decision);
      const title = titles.titleOf(def);
      if (card === undefined) continue;
      if (decision.do === 'play' && !tellsUnheeded(goal, entry, title)) continue;
      yield* taken(means, node, {
        ...{ kind: 'barred', card, credits: 0, entry, difference: null },
        ...whyOf(rules, state, decision, title),
        ...{ legal: false, decisions: [decision] },
      });
    }
  }
}
