import { accepts, rulesOf } from '#rules';
import { Evidence } from './evidence';
import { follow, type Means } from './follow';
import { Goal } from './goal';
import type { Node, Trail } from './node';
import type { Level } from './reach';
import { Search } from './search';
import type { Shown } from './shown';

/** What is left of a file is a few entries: more positions than this lead elsewhere. */
const patience = 200;

const isPass = ({ decision }: Trail): boolean =>
  decision.do === 'pass' || decision.do === 'continue';

/** The decisions that led to a node, first to last, up to the last that is no pass. */
function decidedSince(start: Node, end: Node): readonly Trail[] {
  const list: Trail[] = [];
  for (let at = end.trail; at !== null && at !== start.trail; at = at.before) list.unshift(at);
  return list.slice(0, list.findLastIndex((one) => !isPass(one)) + 1);
}

/**
 * A file that ends amid something: where our rules ask nobody any more ours runs on, past the last
 * that theirs shows. Ours at its end, if what theirs shows lies on the way; null where it does not.
 */
export function endsAmid(means: Means, stuck: Level, shown: readonly Shown[]): Level | null {
  const left = shown.slice(stuck.index + 1);
  const aim = left.at(-1);
  if (aim === undefined || left.some(({ mayPass }) => !mayPass)) return null;
  if ([...means.undone.keys()].some((entry) => entry > stuck.index)) return null;
  const between = { after: stuck.index, until: shown.length - 1 };
  const group = [stuck.node.features, ...left.map(({ features }) => features)];
  const goal = new Goal(group, aim, between, new Evidence(shown, between));
  const rules = rulesOf(means.rules.pool, 'every-step');
  const start: Node = { ...stuck.node, live: rules.live(stuck.node.live.state) };
  const found = new Search({ ...means, rules, left: patience }, start, goal, patience).next();
  if (found === null) return null;
  let node: Node | null = stuck.node;
  for (const one of decidedSince(start, found)) {
    const { prompt }: Node['live']['state'] = node.live.state;
    // Theirs stops where ours asks nobody.
    if (isPass(one) && (prompt?.kind !== 'window' || prompt.for !== one.by)) continue;
    if (prompt?.for !== one.by) return null;
    // It was found where every step is asked about: here it may have been decided already.
    if (!node.live.legal().some((legal) => accepts(legal, one.decision))) return null;
    node = follow(means, node, one.decision, goal);
    if (node === null) return null;
  }
  return { node, index: between.until, search: null, from: stuck };
}
