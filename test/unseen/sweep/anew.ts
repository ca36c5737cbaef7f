import { type Decision, hashState, type State } from '#rules';
import { candidates } from '#notation/jinteki/reconstruct/candidates/candidates';
import { Deviations } from '#notation/jinteki/reconstruct/deviations/deviations';
import { listGranted } from '#notation/jinteki/reconstruct/deviations/deviation';
import { Evidence } from '#notation/jinteki/reconstruct/evidence';
import { follow, type Means } from '#notation/jinteki/reconstruct/follow';
import { Goal } from '#notation/jinteki/reconstruct/goal';
import type { Node, Trail } from '#notation/jinteki/reconstruct/node';
import { Search } from '#notation/jinteki/reconstruct/search';
import type { Span } from '#notation/jinteki/reconstruct/span';
import { told } from '../../golden/jinteki/gate/stated-deeds';
import type { Step } from './steps';
import type { Found } from './ways';

export interface Undetermined { readonly name: string; readonly says: string }

const most = { patience: 80, entries: 3 } as const;
const isNothing = (one: Decision): boolean =>
  one.do === 'pass' || one.do === 'continue' || one.do === 'done' || (one.do === 'option' && one.option === 'no');

export class Anew {
  private readonly means: Means;
  private readonly goals = new Map<string, Goal>();
  constructor(private readonly found: Found, private readonly steps: readonly Step[]) {
    this.means = { ...found.means, left: Infinity };
  }

  *all(): Generator<Undetermined> {
    const { way } = this.found;
    const { hidden, rules } = this.means;
    const granted = listGranted((way.stretches.at(-1)?.end ?? way.node).granted);
    for (const [at, { trail, node }] of this.steps.entries()) {
      const prompt = node?.live.state.prompt ?? null;
      if (node === null || prompt === null || prompt.kind === 'shuffle') continue;
      const goal = this.goal(trail.between, trail);
      let next = at + 1;
      while (this.steps[next]?.trail.between.until === trail.between.until) next += 1;
      const dev = granted.some(({ decision, deviation }) => decision >= at && decision <= next && deviation.entry > trail.between.after && deviation.entry <= trail.between.until);
      const open = new Set((way.open.get(trail) ?? []).map((one) => JSON.stringify(one)));
      const own = this.sequence(node.live.state, this.steps.slice(at, next).map((s) => s.trail));
      const seen = new Set<string>();
      for (const one of candidates(rules.pool, node, prompt, goal, hidden)) {
        const mine = this.say(node, one);
        if (mine === this.say(node, trail.decision) || open.has(JSON.stringify(one)) || seen.has(mine)) continue;
        seen.add(mine);
        const child = follow(this.means, node, one, goal);
        if (child === null) continue;
        const way2 = new Search(this.means, child, goal, most.patience, dev ? new Deviations(this.means, way.shown, trail.between) : null).next();
        if (way2 === null) continue;
        const other = this.sequence(node.live.state, trailsFrom(way2.trail, node.trail));
        if (other === own) continue;
        const kind = sortedWords(other) === sortedWords(own) ? 'order' : 'other';
        const same = hashState(way2.live.state) === this.hashOf(next);
        if (!same && !this.goesOn(way2, next)) continue;
        yield {
          name: `${kind}${same ? '' : ', ahead'}${dev ? ' (deviated)' : ''}: ${prompt.kind} ${trail.decision.do} or ${one.do}`,
          says: `${String(trail.between.after)}..${String(trail.between.until)} ${prompt.for}: ${own} <> ${other}`,
        };
      }
    }
  }

  private goesOn(from: Node, at: number): boolean {
    let node: Node = from;
    let next = at;
    for (let i = 0; i < most.entries; i += 1) {
      const step = this.steps[next];
      if (step === undefined) return true;
      if (step.deviated) return true;
      const goal = this.goal(step.trail.between, step.trail);
      const found = new Search(this.means, node, goal, 200, null).next();
      if (found === null) return false;
      node = found;
      const { until } = step.trail.between;
      while (this.steps[next]?.trail.between.until === until) next += 1;
      if (hashState(node.live.state) === this.hashOf(next)) return true;
    }
    return true;
  }

  private hashOf(at: number): string | null {
    const node = this.steps[at]?.node ?? null;
    return node === null ? null : hashState(node.live.state);
  }

  private say(node: Node, one: Decision): string {
    const { prompt } = node.live.state;
    if (prompt === null) return '';
    const deeds = told(this.means.rules, node.live.state, prompt, one, () => []);
    if (deeds.length > 0) return deeds.map(({ kind, what }) => `${kind} ${what}`).join(', ');
    return one.do === 'pay' ? `pay ${String(one.credits)}` : JSON.stringify(one);
  }

  private sequence({ cards }: State, trails: readonly Trail[]): string {
    const { pool } = this.means.rules;
    const name = (id: number): string => pool.definitions[cards[id]?.def ?? -1]?.value.title ?? '';
    return trails
      .map(({ decision, asked, by }) => {
        if (isNothing(decision)) return null;
        if (decision.do === 'shuffle') return 'shuffle';
        const p = asked?.live.state.prompt;
        const src = p !== undefined && p !== null && 'source' in p && typeof p.source === 'number' ? ` (${name(p.source)})` : '';
        const { do: does, ...rest } = decision;
        const what = Object.entries(rest).map(([k, v]) => (k === 'card' || k === 'host' ? name(v as number) : String(v))).join(' ');
        return `${by[0]} ${does} ${what}${src}`;
      })
      .filter((w) => w !== null)
      .join('; ');
  }

  private goal(between: Span, trail: Trail): Goal {
    const name = `${String(between.after)} ${String(between.until)} ${trail.order ?? ''}`;
    const known = this.goals.get(name);
    if (known !== undefined) return known;
    const { shown } = this.found.way;
    const aim = shown[between.until];
    if (aim === undefined) throw new Error('no entry');
    const features = shown.slice(Math.max(0, between.after), between.until + 1).map((one) => one.features);
    const goal = new Goal(features, aim, between, new Evidence(shown, between), trail.order);
    this.goals.set(name, goal);
    return goal;
  }
}

const sortedWords = (text: string): string => text.split('; ').sort().join('; ');

function trailsFrom(to: Trail | null, from: Trail | null): Trail[] {
  const list: Trail[] = [];
  for (let at = to; at !== null && at.length > (from?.length ?? 0); at = at.before) list.unshift(at);
  return list;
}
