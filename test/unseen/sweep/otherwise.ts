import { accepts, type CardId, type Decision, hashState, type Prompt, type State } from '#rules';
import { candidates, ranged } from '#notation/jinteki/reconstruct/candidates/candidates';
import { distinct } from '#notation/jinteki/reconstruct/candidates/distinct';
import { follow } from '#notation/jinteki/reconstruct/follow';
import type { Node } from '#notation/jinteki/reconstruct/node';
import type { Span } from '#notation/jinteki/reconstruct/span';
import { Goals } from './goals';
import { isNothing, say } from './say';
import type { Step } from './steps';
import type { Found } from './ways';

export interface Undetermined {
  readonly name: string;
  readonly says: string;
}

/** How many entries that are come to have to agree, and how far the rest of the way may be bent. */
const most = { entries: 3, added: 4, left: 5, tried: 120, ahead: 12, passes: 3 } as const;

const byChance: ReadonlySet<Prompt['kind']> = new Set(['shuffle', 'random', 'access']);

/** Where another way stands: how many of ours come before, and how far it was bent. */
interface Bent {
  readonly next: number;
  readonly between: Span;
  readonly entries: number;
  readonly added: number;
  readonly left: number;
}

/**
 * For each decision of a way every other one that is legal there, or that comes next, folded on with the rest of the way:
 * those that agree with all that theirs shows in the next entries that are come to.
 */
export class Otherwise {
  private readonly goals: Goals;
  private readonly hashes = new Map<number, string>();
  private tried = 0;

  constructor(
    private readonly found: Found,
    private readonly steps: readonly Step[],
    /** What the search would not have tried is, too. */
    private readonly withRefused: boolean,
  ) {
    this.goals = new Goals(found.way.shown);
  }

  *all(): Generator<Undetermined> {
    for (const [at, { trail, node }] of this.steps.entries()) {
      const prompt = node?.live.state.prompt ?? null;
      if (node === null || prompt === null || byChance.has(prompt.kind)) continue;
      // What is owed is settled on the way alone.
      if (node.loans.length > 0) continue;
      const list = distinct(node.live.state, ranged(node.live.legal())).filter(
        ({ do: does }) => does !== 'concede',
      );
      yield* this.others(at, node, prompt, list);
      if (isNothing(trail.decision)) yield* this.besides(at, node, prompt, list);
      else yield* this.swapped(at, node, prompt);
    }
  }

  /** Another answer to the same question. */
  private *others(at: number, node: Node, prompt: Prompt, list: readonly Decision[]) {
    const own = this.trailOf(at);
    const isTried = this.listed(at, node, prompt);
    const open = new Set(
      (this.found.way.open.get(own) ?? []).map((one) => this.say(node, prompt, one)),
    );
    const seen = new Set([this.say(node, prompt, own.decision), ...open]);
    for (const one of list) {
      const said = this.say(node, prompt, one);
      if (seen.has(said)) continue;
      seen.add(said);
      const tried = isTried(one);
      if (!tried && !this.withRefused) continue;
      if (this.leadsOn(at, node, [one], at + 1))
        yield this.undetermined(at, node, prompt, own.decision, one, tried ? 'else' : 'refused');
    }
  }

  /** Something is done where nothing was. */
  private *besides(at: number, node: Node, prompt: Prompt, list: readonly Decision[]) {
    if (prompt.kind !== 'window' && prompt.kind !== 'action') return;
    const isTried = this.listed(at, node, prompt);
    for (const one of list) {
      const tried = !isNothing(one) && isTried(one);
      if (isNothing(one) || (!tried && !this.withRefused)) continue;
      const name = tried ? 'besides' : 'besides, refused';
      if (this.leadsOn(at, node, [one], at))
        yield this.undetermined(at, node, prompt, this.trailOf(at).decision, one, name);
    }
  }

  /** What the same player decides next comes first. */
  private *swapped(at: number, node: Node, prompt: Prompt) {
    const own = this.trailOf(at);
    for (const [i, { trail }] of this.steps.slice(at + 1, at + most.ahead).entries()) {
      const { decision } = trail;
      if (trail.between.after > own.between.until) return;
      if (isNothing(decision) || trail.by !== own.by) continue;
      if (this.say(node, prompt, decision) === this.say(node, prompt, own.decision)) return;
      if (!isLegal(node, decision)) return;
      const next = at + 1 + i;
      const rest = this.steps.slice(at, next).map((one) => one.trail.decision);
      const order = [decision, ...rest.filter((one) => !isNothing(one))];
      if (this.leadsOn(at, node, order, next + 1))
        yield this.undetermined(at, node, prompt, own.decision, decision, 'swapped');
      return;
    }
  }

  private trailOf(at: number): Step['trail'] {
    const step = this.steps[at];
    if (step === undefined) throw new Error(`no decision ${String(at)}`);
    return step.trail;
  }

  /** Whether the search would try an answer, too. */
  private listed(at: number, node: Node, prompt: Prompt): (one: Decision) => boolean {
    const { rules, hidden } = this.found.means;
    let list: ReadonlySet<string> | null = null;
    const names = (): ReadonlySet<string> => {
      const goal = this.goals.of(this.trailOf(at).between);
      const all = candidates(rules.pool, node, prompt, goal, hidden);
      return (list ??= new Set(all.map((one) => this.say(node, prompt, one))));
    };
    return (one) => (list ?? names()).has(this.say(node, prompt, one));
  }

  private say({ live: { state } }: Node, prompt: Prompt, one: Decision): string {
    return say(this.found.means.rules, state, prompt, one);
  }

  private undetermined(
    at: number,
    node: Node,
    prompt: Prompt,
    own: Decision,
    other: Decision,
    how: string,
  ): Undetermined {
    const why = 'why' in prompt ? ` (${prompt.why})` : '';
    const source = 'source' in prompt && typeof prompt.source === 'number' ? prompt.source : null;
    const by = source === null ? '' : ` by ${this.titleOf(node.live.state, source)}`;
    const [mine, yours] = [own, other].map((one) => this.say(node, prompt, one));
    const { after, until } = this.trailOf(at).between;
    return {
      name: `${how}: ${prompt.kind}${why}, ${own.do} or ${other.do}`,
      says: `${String(after)}..${String(until)} ${prompt.for}${by}: ${mine ?? ''}, or ${yours ?? ''}`,
    };
  }

  private titleOf({ cards }: State, id: CardId): string {
    const { pool } = this.found.means.rules;
    return pool.definitions[cards[id]?.def ?? -1]?.value.title ?? '';
  }

  /** First these, with windows passed between them, then the rest of the way from one of its decisions on. */
  private leadsOn(at: number, from: Node, first: readonly Decision[], next: number): boolean {
    const { between } = this.trailOf(at);
    this.tried = 0;
    let node: Node | null = from;
    for (const one of first) {
      for (let passes = 0; node !== null && !isLegal(node, one); passes += 1)
        node = passes < most.passes ? this.pass(node, between) : null;
      node = node === null ? null : this.step(node, one, between);
    }
    return node !== null && this.goesOn(at, node, { next, between, entries: 0, added: 0, left: 0 });
  }

  private step(node: Node, decision: Decision, between: Span): Node | null {
    this.tried += 1;
    return follow(this.found.means, node, decision, { between, evidence: null });
  }

  private pass(node: Node, between: Span): Node | null {
    const one = ranged(node.live.legal()).find(isNothing);
    return one === undefined ? null : this.step(node, one, between);
  }

  private goesOn(began: number, node: Node, bent: Bent): boolean {
    if (this.tried > most.tried) return false;
    const step = this.steps[bent.next];
    return step !== undefined && step.trail.between.until === bent.between.until
      ? this.answers(began, node, bent, step)
      : this.arrives(began, node, bent, step);
  }

  /** With one more window passed, or question declined. */
  private passes(began: number, node: Node, bent: Bent): boolean {
    if (bent.added >= most.added) return false;
    const passed = this.pass(node, bent.between);
    return passed !== null && this.goesOn(began, passed, { ...bent, added: bent.added + 1 });
  }

  private arrives(began: number, node: Node, bent: Bent, step: Step | undefined): boolean {
    const { state } = node.live;
    const inTransit = state.play.length + state.aside.length > 0;
    if (!this.goals.of(bent.between).measure(node.features, inTransit).matches)
      return this.passes(began, node, bent);
    const entries = bent.entries + 1;
    if (
      step === undefined ||
      step.deviated ||
      entries >= most.entries ||
      hashState(state) === this.hashOf(bent.next)
    )
      return this.differs(began, node, bent.next);
    return this.goesOn(began, node, { ...bent, between: step.trail.between, entries });
  }

  private answers(began: number, node: Node, bent: Bent, { trail, deviated }: Step): boolean {
    const { prompt } = node.live.state;
    const { between, next, left } = bent;
    if (deviated || prompt === null) return false;
    const { rules, hidden } = this.found.means;
    if (prompt.kind === 'shuffle' && trail.decision.do !== 'shuffle') {
      const [order] = candidates(rules.pool, node, prompt, this.goals.of(between), hidden);
      const shuffled = order === undefined ? null : this.step(node, order, between);
      return shuffled !== null && this.goesOn(began, shuffled, bent);
    }
    if (prompt.for === trail.by && isLegal(node, trail.decision)) {
      const on = this.step(node, trail.decision, between);
      if (on !== null && this.goesOn(began, on, { ...bent, next: next + 1 })) return true;
    }
    const leaves = { ...bent, next: next + 1, left: left + 1 };
    if (left < most.left && this.goesOn(began, node, leaves)) return true;
    return this.passes(began, node, bent);
  }

  private hashOf(at: number): string | null {
    const node = this.steps[at]?.node ?? null;
    const known = this.hashes.get(at);
    if (node === null || known !== undefined) return known ?? null;
    const hash = hashState(node.live.state);
    this.hashes.set(at, hash);
    return hash;
  }

  /** More is different than where nothing is done. */
  private differs(began: number, node: Node, next: number): boolean {
    const { cards } = node.live.state;
    const name = (one: Decision): string =>
      JSON.stringify('card' in one ? { ...one, card: cards[one.card]?.def } : one);
    const before = this.trailOf(began).before?.length ?? 0;
    const other: Decision[] = [];
    for (let at = node.trail; at !== null && at.length > before; at = at.before)
      other.unshift(at.decision);
    const own = this.steps.slice(began, next).map(({ trail }) => trail.decision);
    const done = (list: readonly Decision[]): string =>
      list
        .filter((one) => !isNothing(one))
        .map(name)
        .join();
    return done(own) !== done(other);
  }
}

const isLegal = ({ live }: Node, decision: Decision): boolean =>
  live.legal().some((one) => accepts(one, decision));
