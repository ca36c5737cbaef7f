import { abilitiesNow, cardOf, currentRun, type Prompt, rulesOf, type State, workOn } from '#rules';
import { optionNames } from '../options';
import type { Made, Table } from '../stand';
import { windowOf } from '../window';

/** A decision of a game, with the question that it answers. */
export interface ToldMove extends Made {
  readonly prompt: Prompt | null;
  readonly window: string;
  /** What scenarios call the option that is taken. */
  readonly option: string | null;
  /** The printed line of the ability that is used. */
  readonly line: number | null;
  /** The central that the next card is accessed of. */
  readonly zone: 'hq' | 'rd' | null;
}

type ToldMoves =
  | { readonly ok: true; readonly moves: readonly ToldMove[] }
  | { readonly ok: false; readonly at: number; readonly reason: string };

function optionAt({ rules }: Table, state: State, { decision }: Made): string | null {
  const { prompt } = state;
  if (decision.do !== 'option' || prompt?.kind !== 'option') return null;
  const found = optionNames(rules.pool, state, prompt).find(
    ({ engine }) => engine === decision.option,
  );
  return found?.said ?? decision.option;
}

function lineAt({ rules }: Table, state: State, { decision }: Made): number | null {
  if (decision.do !== 'use') return null;
  const g = workOn(rules.pool, state, null);
  return abilitiesNow(g, cardOf(g, decision.card))[decision.ability]?.line ?? null;
}

function zoneAt({ rules }: Table, state: State): ToldMove['zone'] {
  const server = currentRun(workOn(rules.pool, state, null))?.server;
  return server === 'HQ' ? 'hq' : server === 'R&D' ? 'rd' : null;
}

/** Decisions with what was asked; refused at the first that the rules do not take. */
export function toldMoves(table: Table, from: State, moves: readonly Made[]): ToldMoves {
  const live = rulesOf(table.rules.pool, 'choices').live(from, 'none');
  const told: ToldMove[] = [];
  for (const [at, made] of moves.entries()) {
    const { state } = live;
    told.push({
      ...made,
      prompt: state.prompt,
      window: windowOf(state),
      option: optionAt(table, state, made),
      line: lineAt(table, state, made),
      zone: zoneAt(table, state),
    });
    const taken = live.apply(made.decision, made.by);
    if (!taken.ok) return { ok: false, at, reason: taken.reason };
  }
  return { ok: true, moves: told };
}
