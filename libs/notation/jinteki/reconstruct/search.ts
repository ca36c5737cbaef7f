import { type Decision, hashState, type Pool, type State } from '#rules';
import { isBegunInTheirs } from './candidates/begun-in-theirs';
import { isAskedStill } from './candidates/asked-still';
import { candidates } from './candidates/candidates';
import { isOwed } from './candidates/owed';
import { follow, type Means } from './follow';
import type { Goal } from './goal';
import type { Node } from './node';
import type { Deviations } from './deviations/deviations';
import { isOutOfTurn } from './deviations/out-of-turn';
import { Queue } from './queue';
import { turnOpens } from './turn-opens';
import { isDisproved } from './witnesses/disproved';

interface Open {
  readonly node: Node;
  readonly depth: number;
}

export interface Nearest {
  readonly distance: number;
  readonly node: Node;
}

/** The fingerprint of a state leaves out what its frames keep, what lasts, and which cards came from outside. */
function nameOf({ live: { state }, accessed, loans }: Node, dealt: number): string {
  const owed = loans.map(({ credits }) => credits).join();
  const brought = state.cards.slice(dealt).map(({ def }) => def);
  return `${hashState(state)}:${String(accessed)}:${owed}:${brought.join()}`;
}

/** What the fingerprint leaves out, of a state that never changes. */
type Place = Pick<State, 'frames' | 'lasting' | 'usages'> & { readonly isEnough: boolean };

const nameOfPlace = ({ frames, isEnough, lasting, usages }: Place): string =>
  JSON.stringify([frames, lasting, usages, isEnough]);

/** No more has to be chosen, as theirs may let fewer be. */
const isEnough = ({ prompt }: State): boolean => prompt?.kind === 'pick' && prompt.done;

/** Something is done, and is not done to its end: its effects are due, or a question of it is open. */
const isAmid = ({ frames }: State): boolean =>
  frames.some(({ at }) => at === 'block' || at === 'imminent' || at === 'use');

/** Cards chosen to be trashed for an install lie there until it is paid for: each is a step on. */
function promised({ frames }: State): number {
  const install = frames.findLast(({ at }) => at === 'install');
  return install?.at === 'install' ? 3 * install.vars.trash.length : 0;
}

/** What was found in a deck lies aside while room is made for it; theirs leaves it in the deck. */
const isAsideForRoom = ({ aside, prompt }: State): boolean =>
  prompt?.kind === 'pick' &&
  prompt.why === 'install-trash' &&
  prompt.source !== null &&
  aside.includes(prompt.source);

/** It is asked where a card that is trashed goes instead: in theirs it is still where it was, or lies aside (TRASH-11). */
const isAskedForInstead = ({ definitions }: Pool, { cards, prompt }: State): boolean =>
  prompt?.kind === 'option' &&
  definitions[cards[prompt.source]?.def ?? -1]?.abilities.some(
    ({ ability }) => ability.kind === 'when' && ability.instead === true,
  ) === true;

/**
 * Looks for decisions that lead from a position to a goal, nearest first. `next` gives one way
 * after another; it stops for good when nothing is left to try or the budget is used up.
 */
export class Search {
  nearest: Nearest;
  private readonly queue = new Queue<Open>();
  /** Two ways amid one effect, or with another breaker pumped, may look the same on the table. */
  private readonly known = new Map<string, Place[]>();
  private readonly unforked: Node[] = [];
  private tried = 0;
  /** What is being carried on from: the rest of its answers wait until they are needed. */
  private open: Open;
  private answers: readonly Decision[] = [];
  private answered = 0;
  /** Ways that were asked for after the first one. */
  again = 0;
  /** What theirs allows is tried, too. */
  readonly deviated: boolean;
  private begun = false;
  private spreadOut = false;

  constructor(
    private readonly means: Means,
    private readonly start: Node,
    private readonly goal: Goal,
    private readonly budget: number,
    /** What theirs allows on the way, tried where our rules have nothing nearer. */
    private readonly deviations: Deviations | null = null,
    /** A way by decisions alone is known, and leads no further. */
    private readonly beyond = false,
  ) {
    this.nearest = { distance: Infinity, node: start };
    this.open = { node: start, depth: 0 };
    this.deviated = deviations !== null;
  }

  next(): Node | null {
    if (!this.begun) {
      this.begun = true;
      if (this.put(this.start, 0)) return this.start;
    }
    for (;;) {
      const found = this.spread();
      if (found !== null) return found;
      if (this.isUsedUp() || !this.take()) return null;
    }
  }

  private isUsedUp(): boolean {
    return this.tried >= this.budget || this.means.left <= 0;
  }

  private take(): boolean {
    const open = this.queue.take();
    if (open === null) return false;
    this.open = open;
    this.answered = 0;
    this.spreadOut = false;
    const { prompt } = open.node.live.state;
    const { rules, hidden } = this.means;
    this.answers =
      prompt === null || isOutOfTurn(this.means, open.node, this.goal)
        ? []
        : candidates(rules.pool, open.node, prompt, this.goal, hidden);
    return true;
  }

  /** Nothing in the queue comes before an answer that leads to the goal. */
  private spread(): Node | null {
    const { node, depth } = this.open;
    const { answers } = this;
    while (this.answered < answers.length && !this.isUsedUp()) {
      const decision = answers[this.answered];
      this.answered += 1;
      if (decision === undefined) break;
      this.tried += 1;
      this.means.left -= 1;
      this.means.looked += 1;
      const child = follow(this.means, node, decision, this.goal, answers.length === 1);
      if (child !== null && this.put(child, depth + 1)) return child;
    }
    return this.deviate(node, depth);
  }

  private deviate(node: Node, depth: number): Node | null {
    if (this.deviations === null || this.spreadOut || this.isUsedUp()) return null;
    this.spreadOut = true;
    for (const child of this.deviations.from(node, this.goal)) {
      this.tried += 1;
      this.means.left -= 1;
      this.means.looked += 1;
      if (this.put(child, depth + 1)) return child;
    }
    return null;
  }

  /** Nothing waits, and nothing else is tried from what is being carried on from: no other way comes to the same. */
  private get isAlone(): boolean {
    return this.deviations === null && this.answers.length <= 1 && this.queue.isEmpty;
  }

  /** Most ways never fork: what they pass is told apart only once another may come to it. */
  private isNew(node: Node): boolean {
    if (this.isAlone) {
      this.unforked.push(node);
      return true;
    }
    for (const one of this.unforked) this.know(one);
    this.unforked.length = 0;
    return this.know(node);
  }

  /** Whether it was not known. */
  private know(node: Node): boolean {
    const name = nameOf(node, this.means.dealt);
    const { frames, lasting, usages } = node.live.state;
    // No more of it: a position that is carried on from is let go.
    const place = { frames, lasting, usages, isEnough: isEnough(node.live.state) };
    const alike = this.known.get(name);
    if (alike === undefined) {
      this.known.set(name, [place]);
      return true;
    }
    const named = nameOfPlace(place);
    if (alike.some((one) => nameOfPlace(one) === named)) return false;
    alike.push(place);
    return true;
  }

  private isDisproved(node: Node): boolean {
    const { disproved, rules } = this.means;
    return disproved.length > 0 && isDisproved(rules.pool, node, this.goal, disproved);
  }

  /** Lines tell of more than was done on the way: it is the goal only where no other way leads there. */
  private leavesOut(node: Node): boolean {
    const { goal, means } = this;
    if (goal.order === 'any') return false;
    const { pool } = means.rules;
    if (!isAskedStill(pool, node, goal) && !isOwed(pool, node, goal)) return false;
    this.goal.refuses = true;
    return true;
  }

  /** Puts a position among those to carry on from; whether it agrees with the goal. */
  private put(node: Node, depth: number): boolean {
    const { state } = node.live;
    const inTransit = state.play.length + state.aside.length > 0;
    const { distance, matches, strays } = this.goal.measure(
      node.features,
      inTransit,
      turnOpens(state),
    );
    // What chance decides amid something theirs never shows: cards lie elsewhere, and what comes with it is yet to come.
    // The hand that is dealt may be another one.
    const between =
      state.prompt?.for === 'chance' || state.prompt?.kind === 'mulligan' || isAsideForRoom(state);
    if (strays && !between && depth > 0 && !isAskedForInstead(this.means.rules.pool, state))
      return false;
    if (!this.isNew(node) || this.isDisproved(node)) return false;
    if (distance < this.nearest.distance) this.nearest = { distance, node };
    this.queue.put(distance + depth / 2 - promised(state), { node, depth });
    if (!matches || (this.goal.isSettled && isAmid(state)) || this.leavesOut(node)) return false;
    if (isBegunInTheirs(node, this.goal, this.goal.between.until)) return false;
    return !this.beyond || node.granted !== this.start.granted;
  }
}
