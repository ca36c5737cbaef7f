import type { State } from '#rules/state/state';
import type { CardId } from '#rules/state/card';
import { follow, type Means } from '../follow';
import type { Node } from '../node';
import { ourFeatures } from '../ours';
import type { Shown } from '../shown';
import { carryOut } from './carry-out';
import { granting, type Liberty } from './liberty';

/** No turn has more windows in a row. */
const mostPasses = 6;

/** The position with its windows passed, up to where an action is asked for; null where it is amid something. */
function atAction(means: Means, from: Node, entry: number): Node | null {
  let node: Node | null = from;
  for (let passes = 0; passes < mostPasses; passes += 1) {
    if (node === null || node.live.state.prompt?.kind !== 'window') break;
    node = follow(means, node, { do: 'pass' }, entry);
  }
  return node?.live.state.prompt?.kind === 'action' ? node : null;
}

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
  return tells('do nothing')
    ? { difference: 'D17', rule: 'MUST-01', reason: `${title} does nothing of what it must.` }
    : null;
}

function idlePlays(means: Means, node: Node, told: readonly Told[]): Node[] {
  const { state } = node.live;
  return told.flatMap(({ entry, line }) => {
    const title = / to play (.+?)\.$/.exec(line)?.[1];
    const def = title === undefined ? null : means.titles.ofTitle(title);
    const card = def === null ? undefined : inHand(state, def);
    if (title === undefined || card === undefined) return [];
    const why = idleness(means, state, card, title, told);
    if (why === null) return [];
    const liberty = { kind: 'no-effect', card, credits: 0, entry, legal: false, ...why } as const;
    return taken(means, node, liberty);
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

/** Positions of ours after a liberty that the lines of these entries tell of. */
export function starts(means: Means, from: Node, span: readonly Shown[], first: number): Node[] {
  const told = span.flatMap(({ lines }, i) => lines.map((line) => ({ entry: first + i, line })));
  if (!told.some(({ line }) => / to play | uses /.test(line))) return [];
  const node = atAction(means, from, first);
  if (node === null) return [];
  return [...idlePlays(means, node, told), ...usesByHand(means, node, told)];
}
