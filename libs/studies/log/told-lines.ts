import {
  type Actor,
  type Decision,
  type Pool,
  type Rules,
  sayDecision,
  type State,
  viewDecision,
} from '#rules';

interface Follows {
  readonly parent: number;
  readonly by: Actor;
  readonly decision: Decision;
}

/** A decision of a branch, to be shown. */
export interface ToldNode {
  /** Its number in the chapter, from 1. */
  readonly node: number;
  /** A sentence; null for one that the rules of today refuse. */
  readonly text: string | null;
  /** Where it led to, at the end of a line; null elsewhere. */
  readonly end: State | null;
  /** What else could follow the same decision; told with the first of them alone. */
  readonly others: readonly ToldLine[];
}

/** Decisions of which each follows the one before it. */
export type ToldLine = readonly ToldNode[];

function said(pool: Pool, from: State, { by, decision }: Follows): string {
  const view = viewDecision(pool, from, decision, by, 'judge');
  return sayDecision(view ?? { by, do: decision.do });
}

function after(rules: Rules, from: State, { by, decision }: Follows): State | null {
  const taken = rules.apply(from, decision, by);
  return taken.ok ? taken.state : null;
}

/** Branches as lines, the main one first, in words: as a judge of their position sees them. */
export function toldLines(rules: Rules, begins: State, nodes: readonly Follows[]): ToldLine {
  const children = new Map<number, number[]>();
  for (const [at, { parent }] of nodes.entries()) {
    const siblings = children.get(parent);
    if (siblings === undefined) children.set(parent, [at + 1]);
    else siblings.push(at + 1);
  }
  const { pool } = rules;
  const lineFrom = (first: number, before: State): ToldLine => {
    const line: ToldNode[] = [];
    let state: State | null = before;
    for (let node: number | undefined = first; node !== undefined;) {
      const move: Follows | undefined = nodes[node - 1];
      if (move === undefined) break;
      const from: State | null = state;
      state = from === null ? null : after(rules, from, move);
      const next: number | undefined = children.get(node)?.[0];
      const siblings: readonly number[] = children.get(move.parent) ?? [];
      const isFirst = siblings[0] === node && from !== null;
      line.push({
        node,
        text: from === null || state === null ? null : said(pool, from, move),
        end: next === undefined ? state : null,
        others: isFirst ? siblings.slice(1).map((other) => lineFrom(other, from)) : [],
      });
      node = next;
    }
    return line;
  };
  const [first] = children.get(0) ?? [];
  return first === undefined ? [] : lineFrom(first, begins);
}
