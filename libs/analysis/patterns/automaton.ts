import type { Atom, Expression, Gap, Pattern, Scope } from './pattern';

/** From one state to another by a fact that fits; `null` fits every fact, `except` those that do not. */
interface Edge {
  readonly from: number;
  readonly to: number;
  readonly atom: number | null;
  readonly isNegated: boolean;
}

/** A pattern as an automaton without steps that take no fact. */
export interface Automaton {
  readonly atoms: readonly Atom[];
  readonly states: number;
  readonly edges: readonly Edge[];
  readonly within: Scope;
  /** State 0 is where matches begin; these are where they are complete. */
  readonly final: ReadonlySet<number>;
}

interface Piece {
  /** States before its first fact and after its last. */
  readonly from: number;
  readonly to: number;
}

class Builder {
  readonly atoms: Atom[] = [];
  readonly edges: Edge[] = [];
  /** Steps that take no fact, removed in the end. */
  readonly free: (readonly [from: number, to: number])[] = [];
  states = 0;

  state(): number {
    return this.states++;
  }

  atom(atom: Atom): number {
    return this.atoms.push(atom) - 1;
  }

  build(expression: Expression): Piece {
    switch (expression.kind) {
      case 'fact': {
        const [from, to] = [this.state(), this.state()];
        this.edges.push({ from, to, atom: this.atom(expression), isNegated: false });
        return { from, to };
      }
      case 'sequence':
        return this.#join(
          this.build(expression.first),
          expression.gap,
          this.build(expression.second),
        );
      case 'either': {
        const [from, to] = [this.state(), this.state()];
        for (const option of expression.options) {
          const piece = this.build(option);
          this.free.push([from, piece.from], [piece.to, to]);
        }
        return { from, to };
      }
      case 'repeat':
        return this.#repeat(expression.of, expression.least, expression.most);
    }
  }

  #repeat(of: Expression, least: number, most: number | null): Piece {
    const first = this.build(of);
    const ends = least === 1 ? [first.to] : [];
    let last = first;
    for (let count = 2; count <= (most ?? Math.max(least, 1)); count += 1) {
      last = this.#join(last, 'any', this.build(of));
      if (count >= least) ends.push(last.to);
    }
    if (most === null) this.#again(of, last);
    const to = this.state();
    for (const end of ends) this.free.push([end, to]);
    return { from: first.from, to };
  }

  /** Any number of times more: back to where it ended last. */
  #again(of: Expression, last: Piece): void {
    const more = this.#join(last, 'any', this.build(of));
    this.free.push([more.to, last.to]);
  }

  #join(first: Piece, gap: Gap, second: Piece): Piece {
    if (gap === 'none') this.free.push([first.to, second.from]);
    else {
      const wait = this.state();
      this.free.push([first.to, wait], [wait, second.from]);
      const atom = gap === 'any' ? null : this.atom(gap.without);
      this.edges.push({ from: wait, to: wait, atom, isNegated: atom !== null });
    }
    return { from: first.from, to: second.to };
  }
}

/** States reached from each by steps that take no fact, itself among them. */
function closures(states: number, free: Builder['free']): readonly ReadonlySet<number>[] {
  const next = new Map<number, number[]>();
  for (const [from, to] of free) next.set(from, [...(next.get(from) ?? []), to]);
  return Array.from({ length: states }, (_, state) => {
    const reached = new Set([state]);
    for (const one of reached) for (const to of next.get(one) ?? []) reached.add(to);
    return reached;
  });
}

export function automatonOf({ expression, within }: Pattern): Automaton {
  const builder = new Builder();
  const { from, to } = builder.build(expression);
  const reached = closures(builder.states, builder.free);
  // States are renumbered so that matches begin at 0; edges end in all that is reached freely.
  const number = (state: number): number => (state === from ? 0 : state === 0 ? from : state);
  const begins = reached[from] ?? new Set();
  const edges: Edge[] = [];
  const seen = new Set<string>();
  const add = (edge: Edge): void => {
    const key = `${edge.from} ${edge.to} ${edge.atom ?? ''}`;
    if (!seen.has(key)) edges.push(edge);
    seen.add(key);
  };
  for (const edge of builder.edges)
    for (const target of reached[edge.to] ?? []) {
      add({ ...edge, from: number(edge.from), to: number(target) });
      if (begins.has(edge.from)) add({ ...edge, from: 0, to: number(target) });
    }
  const final = new Set([number(to)]);
  return { atoms: builder.atoms, states: builder.states, edges, within, final };
}
