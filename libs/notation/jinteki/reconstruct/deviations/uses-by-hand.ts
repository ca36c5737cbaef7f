import type { Decision, State } from '#rules';
import { titleOf } from '../../lens/card';
import { ordersTriggers } from '../../lens/prompt';
import { encounterOf } from '../../lens/run';
import { SIDES } from '../../lens/side';
import { linesOf } from '../candidates/lines-of-decision';
import { askedBy } from '../candidates/told-so-far';
import type { Means } from '../follow';
import { type Features, plainKey } from '../features';
import type { Goal } from '../goal';
import type { Node } from '../node';
import type { Shown } from '../shown';
import { askedSince } from './asked-since';
import { type Deviation, type Granted, granting } from './deviation';
import { isByHandIn, paidByHandIn, removedIn, sinksTop, usedIn } from './done-by-hand';
import { eachLeaving, type Later } from './later';
import type { Told } from './told';
import { among } from './unasked';
import { beginsTurn, inTurn } from '../in-turn';
import { useIn } from '../told-use';
import { placesFrom } from './where-used';

/** Entries in which a question of theirs may stand open before the line that tells its answer. */
const waiting = 3;

/** The card was named among those whose abilities wait together: it is not used by hand. */
const isWaiting = (shown: readonly Shown[], entry: number, title: string): boolean =>
  shown.slice(Math.max(0, entry - waiting), entry).some(({ prompts }) =>
    SIDES.some((side) => {
      const prompt = prompts[side];
      return prompt?.message === ordersTriggers && prompt.choices.includes(title);
    }),
  );

/** The card asks already, and goes on asking, or the line tells what came of it: it was used before. */
export const isAnswer = (
  shown: readonly Pick<Shown, 'lines' | 'prompts'>[],
  { entry, line }: Told,
  title: string,
): boolean => {
  const since = askedSince(shown, entry, title);
  const uses = ` uses ${title} to `;
  return (
    since < entry &&
    shown.slice(since, entry).some(({ lines }) => lines.some((one) => one.includes(uses))) &&
    line.includes(uses)
  );
};

const turn = (['turn', 'active side'] as const).map(plainKey);

/**
 * The card does what it does right as the line tells a turn to begin, or began to ask then, and that turn is yet to begin in
 * ours.
 */
function isDoneAtBeginning(
  shown: readonly Shown[],
  features: Features,
  { entry, line }: Told,
  title: string,
): boolean {
  const since = askedSince(shown, entry, title);
  const there = shown[since];
  if (there === undefined) return false;
  const isBegun = turn.every((key) => features.get(key) === there.features.get(key));
  if (since < entry) return !isBegun && there.lines.some((one) => beginsTurn.test(one));
  return there.lines.slice(0, there.lines.indexOf(line)).some((one) => beginsTurn.test(one));
}

/** The card that a line tells to be used, if players do by hand what it does by itself when something happens. */
export function defByHand({ rules, titles }: Means, line: string): number | null {
  const title = usedIn(line);
  const def = title === null ? null : titles.ofTitle(title);
  return def === null || !isByHandIn(rules.pool.definitions[def]?.abilities ?? [], line)
    ? null
    : def;
}

interface ByHand extends Told {
  readonly title: string;
  readonly def: number;
}

/** What the card asks by itself, or was answered since an entry, as this line may tell. */
function answersOf(
  { rules: { pool } }: Means,
  { live: { state }, trail }: Node,
  def: number,
  line: string,
  after: number,
): number {
  const { prompt } = state;
  const asks = prompt !== null && 'source' in prompt ? state.cards[Number(prompt.source)] : null;
  let made = asks?.def === def ? 1 : 0;
  for (let at = trail; at !== null && at.between.after >= after; at = at.before) {
    const told = linesOf(pool, state, at.decision, askedBy(at));
    if (told?.answers !== undefined && told.in(line, after)) made += 1;
  }
  return made;
}

/** What ice does as it is encountered is no use by hand there. */
export const isEncountered = (at: Pick<Shown, 'state'> | undefined, title: string): boolean => {
  const ice = at === undefined ? null : encounterOf(at.state);
  return ice !== null && titleOf(ice) === title;
};

/** Cards that lines tell to be used, and that do at other times what may be done by hand. */
function toldByHand(
  means: Means,
  node: Node,
  told: readonly Told[],
  shown: readonly Shown[],
  { between: { after } }: Goal,
): ByHand[] {
  const { features } = node;
  return told.flatMap(({ entry, line }) => {
    const def = defByHand(means, line);
    if (def === null) return [];
    const title = means.titles.titleOf(def);
    // Each line tells of one use: what the card asks by itself has one, too.
    const lines = told.filter((one) => defByHand(means, one.line) === def).length;
    if (answersOf(means, node, def, line, after) >= lines) return [];
    if (isWaiting(shown, entry, title) || isAnswer(shown, { entry, line }, title)) return [];
    if (!inTurn(shown[entry]?.lines ?? []).includes(line)) return [];
    if (isDoneAtBeginning(shown, features, { entry, line }, title)) return [];
    if (sinksTop(line) && isEncountered(shown[entry], title)) return [];
    // What it did when the turn began works on.
    const replaces = (one: Told): boolean =>
      one.entry === entry && one.line.includes(` replacement effect from ${title}`);
    if (told.some(replaces)) return [];
    return [{ entry, line, title, def }];
  });
}

export const saidByHand = (title: string): string =>
  `${title} does by hand what it does by itself when something happens.`;

/** One copy of the card that a line tells to be removed, in each discard pile that has one; no card where it tells of none. */
function aboutIn(
  { titles }: Means,
  { corp, cards, runner }: State,
  line: string,
): (Decision | null)[] {
  const title = removedIn(line);
  if (title === null) return [null];
  const def = titles.ofTitle(title);
  return [corp.archives, runner.heap].flatMap((pile): Decision[] => {
    const card = pile.find((id) => cards[id]?.def === def);
    return card === undefined ? [] : [{ do: 'pick', card }];
  });
}

/** What waits with others is told to be done before: it is done first. */
function isBehindWaiting(
  { titles }: Means,
  { live: { state }, trail }: Node,
  shown: readonly Shown[],
  { entry, title }: ByHand,
): boolean {
  const { prompt } = state;
  if (prompt?.kind !== 'order' || trail === null) return false;
  const others = prompt.sources
    .map((source) => titles.titleOf(state.cards[source]?.def ?? -1))
    .filter((other) => other !== title);
  return shown
    .slice(trail.between.after + 1, entry)
    .some(({ lines }) => lines.some((line) => others.some((other) => useIn(other, line) !== null)));
}

export function* usesByHand(
  means: Means,
  node: Node,
  told: readonly Told[],
  shown: readonly Shown[],
  goal: Goal,
  later: Later,
  /** What is refused whatever position it leads to is not carried out. */
  admits: (granted: Granted) => boolean,
): Generator<Node> {
  const places = placesFrom(means, node, goal, shown);
  for (const used of toldByHand(means, node, told, shown, goal)) {
    if (isBehindWaiting(means, node, shown, used)) continue;
    const { entry, line, title, def } = used;
    const deviation: Omit<Deviation, 'card'> = {
      kind: 'out-of-window',
      credits: paidByHandIn(line),
      entry,
      difference: 'D4',
      rule: 'TRIG-01',
      reason: saidByHand(title),
      legal: false,
    };
    for (const { card, at, decisions } of places({ entry, title, def }))
      for (const about of aboutIn(means, at, line)) {
        const way = about === null ? decisions : [...decisions, about];
        const made = { ...deviation, card, ...among(way) };
        if (admits(granting(node.granted, made, node.trail)))
          yield* eachLeaving(means, node, later, made);
      }
  }
}
