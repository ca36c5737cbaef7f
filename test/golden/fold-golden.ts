import { readFileSync } from 'node:fs';
import { corePool } from '#cards/pool';
import { rulesByPool } from '#cards/rules-by-pool';
import { foldLog } from '#notation/native/fold-log';
import { readLog } from '#notation/native/read-log';
import { loadPosition } from '#notation/scenario/position/load';
import type { Fact, State } from '#rules';

export interface Golden {
  readonly facts: readonly Fact[];
  readonly state: State;
  readonly decisions: number;
}

/** Folds a log that has to be legal. Throws with the refusal where it is not. */
export function foldGolden(path: string): Golden {
  const read = readLog(readFileSync(path, 'utf8').trimEnd().split('\n'));
  if (!read.ok) throw new Error(`${path}: ${JSON.stringify(read)}`);
  const facts: Fact[] = [];
  const folded = foldLog(rulesByPool, read.log, {
    loadPosition,
    opened: (start) => facts.push(...start.facts),
    visit: (one) => facts.push(...one.facts),
  });
  if (!folded.ok) throw new Error(`${path}: ${JSON.stringify(folded)}`);
  return { facts, state: folded.state, decisions: read.log.entries.length };
}

export function titleOf(state: State, card: number): string {
  const def = state.cards[card]?.def;
  const value = def === undefined ? undefined : corePool.definitions[def]?.value;
  if (value === undefined) throw new Error(`no card ${card}`);
  return value.title;
}

const isSighting = (value: unknown): value is { readonly card: number } =>
  typeof value === 'object' && value !== null && 'card' in value && 'seen' in value;

/** A fact in a line: its type, then what it says, cards by title. */
export function tell(state: State, fact: Fact): string {
  const words: string[] = [fact.type];
  for (const [key, value] of Object.entries(fact)) {
    if (key === 'type' || key === 'step' || key === 'batch') continue;
    if (isSighting(value)) words.push(titleOf(state, value.card));
    else if (Array.isArray(value))
      words.push(
        value.map((one) => (isSighting(one) ? titleOf(state, one.card) : String(one))).join(' + '),
      );
    else if (typeof value !== 'object') words.push(`${key} ${String(value)}`);
  }
  return words.join(', ');
}
