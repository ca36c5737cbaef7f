import { mostPlayX, cardOf, type Rules, type CardId, workOn, type State } from '#rules';
import { follow, type Means } from '../follow';
import type { Node } from '../node';
import { ourFeatures } from '../ours';
import type { Shown } from '../shown';
import { carryOut } from './carry-out';
import { granting, type Liberty } from './liberty';
import { leftOpen, type Unanswered, unansweredIn } from './unanswered';

/** No turn has more windows in a row. */
const mostPasses = 6;

/** The position with its windows passed one after another, up to where an action is asked for. */
function passed(means: Means, from: Node, entry: number): Node[] {
  const nodes: Node[] = [];
  const course = { between: { after: entry - 1, until: entry }, evidence: null };
  for (let node: Node | null = from; node !== null && nodes.length <= mostPasses;) {
    nodes.push(node);
    if (node.live.state.prompt?.kind !== 'window') break;
    node = follow(means, node, { do: 'pass' }, course);
  }
  return nodes;
}

const isAsked = ({ live }: Node): boolean => live.state.prompt?.kind === 'action';

function taken({ rules }: Means, node: Node, liberty: Liberty): Node[] {
  const state = carryOut(rules, node.live.state, liberty);
  if (state === null) return [];
  return [
    {
      ...node,
      live: rules.live(state),
      features: ourFeatures(rules.pool, state, node.loans),
      granted: granting(node.granted, liberty, node.trail),
    },
  ];
}

const inHand = ({ cards }: State, def: number): CardId | undefined =>
  cards.find((card) => card.def === def && (card.zone === 'hq' || card.zone === 'grip'))?.id;

interface Told {
  readonly entry: number;
  readonly line: string;
}

/** Why a card that was played did nothing of what it says; null where nothing tells that. */
function idleness(
  { rules }: Means,
  state: State,
  card: CardId,
  title: string,
  told: readonly Told[],
  choices: readonly Unanswered[],
): Pick<Liberty, 'difference' | 'rule' | 'reason'> | null {
  const tells = (rest: string): boolean =>
    told.some(({ line }) => line.includes(` uses ${title} to ${rest}`));
  const refused = rules.apply(state, { do: 'play', card });
  if (!refused.ok)
    return refused.code === 'NO_EFFECT'
      ? { difference: null, rule: 'ABIL-09', reason: `${title} is played and changes nothing.` }
      : null;
  if (tells('expose a facedown card'))
    return {
      difference: 'D15',
      rule: 'EXP-01',
      reason: `${title} exposes a card that is no unrezzed installed card.`,
    };
  if (tells('do nothing'))
    return { difference: 'D17', rule: 'MUST-01', reason: `${title} does nothing of what it must.` };
  const choice = choices.find(({ def }) => def === state.cards[card]?.def);
  return choice === undefined || tells('')
    ? null
    : {
        difference: 'D17',
        rule: 'MUST-01',
        reason: `${title}: "${choice.message}" is left without an answer.`,
      };
}

/** All that may have been paid for X; 0 alone for a card without it. */
function paidFor({ pool }: Rules, state: State, card: CardId): number[] {
  const g = workOn(pool, state, null);
  return Array.from({ length: 1 + mostPlayX(g, cardOf(g, card)) }, (_, x) => x);
}

function idlePlays(
  means: Means,
  node: Node,
  told: readonly Told[],
  choices: readonly Unanswered[],
): Node[] {
  const { state } = node.live;
  return told.flatMap(({ entry, line }) => {
    const title = / to play (.+?)\.$/.exec(line)?.[1];
    const def = title === undefined ? null : means.titles.ofTitle(title);
    const card = def === null ? undefined : inHand(state, def);
    if (title === undefined || card === undefined) return [];
    const why = idleness(means, state, card, title, told, choices);
    if (why === null) return [];
    return paidFor(means.rules, state, card).flatMap((credits) =>
      taken(means, node, { kind: 'no-effect', card, credits, entry, legal: false, ...why }),
    );
  });
}

/** The server tells that a resource is trashed which lies in the heap: it takes the cost alone. */
function idleTrashes(means: Means, node: Node, told: readonly Told[]): Node[] {
  const { cards } = node.live.state;
  return told.flatMap(({ entry, line }) => {
    const title = /Basic Action Card to trash (.+?)\.$/.exec(line)?.[1];
    const def = title === undefined ? null : means.titles.ofTitle(title);
    const card = cards.find((one) => one.def === def && one.zone === 'heap')?.id;
    if (title === undefined || card === undefined) return [];
    return taken(means, node, {
      kind: 'nothing-trashed',
      card,
      credits: 0,
      entry,
      difference: null,
      rule: 'ACT-12',
      reason: `The server tells that ${title} is trashed, which lies in the heap: a defect.`,
      legal: false,
    });
  });
}

function usesByHand(means: Means, node: Node, told: readonly Told[]): Node[] {
  const { state } = node.live;
  return told.flatMap(({ entry, line }) => {
    const title = / uses (.+?) to /.exec(line)?.[1];
    const def = title === undefined ? null : means.titles.ofTitle(title);
    return state.active.flatMap((id) => {
      if (title === undefined || state.cards[id]?.def !== def) return [];
      const liberty: Liberty = {
        kind: 'out-of-window',
        card: id,
        credits: 0,
        entry,
        difference: 'D4',
        rule: 'TRIG-01',
        reason: `${title} does by hand what it does when a turn begins.`,
        legal: false,
      };
      return taken(means, node, liberty);
    });
  });
}

/** A second console: our rules refuse it as long as the first one is there. */
function consoles(means: Means, node: Node, told: readonly Told[]): Node[] {
  const { rules, titles } = means;
  const { state } = node.live;
  return told.flatMap(({ entry, line }) => {
    const title = / to install (.+?)\.$/.exec(line)?.[1];
    const def = title === undefined ? null : titles.ofTitle(title);
    const card = def === null ? undefined : inHand(state, def);
    if (card === undefined || title === undefined) return [];
    const refused = rules.apply(state, { do: 'install', card });
    if (refused.ok || refused.code !== 'CONSOLE_LIMIT') return [];
    return state.runner.rig.flatMap((id) =>
      taken(means, node, {
        kind: 'console-replaced',
        card: id,
        credits: 0,
        entry,
        difference: 'D9',
        rule: 'CONS-01',
        reason: `${title} is installed, and the console that was there is trashed.`,
        legal: false,
      }),
    );
  });
}

const deeds = / to play | uses | to trash | to install /;

/** Positions of ours after a liberty that entries up to one tell of. */
export function starts(
  means: Means,
  from: Node,
  shown: readonly Shown[],
  after: number,
  through: number,
): Node[] {
  const span = shown.slice(after + 1, through + 1);
  const told = span.flatMap(({ lines }, i) =>
    lines.map((line) => ({ entry: after + 1 + i, line })),
  );
  const choices = unansweredIn(means, shown, after, through);
  const found: Node[] = [];
  if (told.some(({ line }) => deeds.test(line))) {
    for (const node of passed(means, from, after + 1)) {
      if (isAsked(node))
        found.push(
          ...idlePlays(means, node, told, choices),
          ...idleTrashes(means, node, told),
          ...consoles(means, node, told),
        );
      found.push(...usesByHand(means, node, told));
    }
  }
  return choices.length === 0
    ? found
    : [...found, ...leftOpen(means, from, shown, { after, until: after + span.length }, choices)];
}
