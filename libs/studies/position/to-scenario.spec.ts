import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { corePool } from '#cards/pool';
import { rulesByPool } from '#cards/rules-by-pool';
import { openLog } from '#notation/native/open-log';
import type { Actor, Decision, State } from '#rules';
import { runScenarioDocument } from '#scenarios/run-scenario';
import { randomGame } from '../../../test/support/random-game';
import { ofScenario } from './of-scenario';
import { readLine } from './read-line';
import { toScenario } from './to-scenario';

type Row = State['history']['thisTurn'][number];

/** What the rules note for themselves is in no record of facts that a history is made of. */
const isTold = ({ type }: Row): boolean =>
  type !== 'spent-first-click' && type !== 'spent-click-to-break' && type !== 'run-action';

/** What rules look back at, without the cards that it was about. */
function historyOf({ history: { thisTurn, lastTurn } }: State) {
  const facts = (rows: State['history']['thisTurn']) =>
    rows.filter(isTold).map(({ type, side, server, detail }) => ({
      type: type === 'damage-imminent' ? 'damage-suffered' : type,
      ...{ side, server, kind: detail, cardType: detail },
    }));
  return { thisTurn: facts(thisTurn), lastTurn: facts(lastTurn) };
}
const about = { id: 'branch-1', title: 'A branch' };

interface Played {
  readonly state: State;
  readonly moves: readonly { readonly by: Actor; readonly decision: Decision }[];
}

/** Turns of a random game from their first action on, as far as they begin between two actions. */
function turnsOf(seed: number, decisions: number): readonly Played[] {
  const { log } = randomGame(seed, decisions);
  const opened = openLog(rulesByPool, log.header);
  if (!opened.ok) throw new Error(opened.message);
  const { rules } = opened;
  const turns: { state: State; moves: { by: Actor; decision: Decision }[] }[] = [];
  let { state } = opened;
  for (const { by, decision } of log.entries) {
    const isFirst = state.prompt?.kind === 'action' && state[state.turn.side].clicks >= 3;
    const last = turns.at(-1);
    if (isFirst && last?.state.turn.number !== state.turn.number) turns.push({ state, moves: [] });
    else if (isFirst && last?.state.turn.side !== state.turn.side) turns.push({ state, moves: [] });
    turns.at(-1)?.moves.push({ by, decision });
    const taken = rules.apply(state, decision, by);
    if (!taken.ok) throw new Error(taken.reason);
    ({ state } = taken);
  }
  return turns;
}

describe('a branch as a conformance scenario', () => {
  it('says every decision of turns of random games, and passes', () => {
    let said = 0;
    const refused: string[] = [];
    for (const seed of [3, 8, 21])
      for (const { state, moves } of turnsOf(seed, 160)) {
        const written = toScenario(rulesByPool, about, {
          ...{
            pool: corePool,
            begins: { in: 'game', state, history: historyOf(state) },
            moves,
          },
        });
        if (!written.ok) {
          refused.push(`${written.refusal.place}: ${written.refusal.message}`);
          continue;
        }
        const { document } = written;
        expect(runScenarioDocument(corePool, document).report.result).toBe('pass');
        const read = ofScenario(rulesByPool, JSON.stringify(document));
        if (!read.ok) throw new Error(read.refusal.message);
        // The same decisions, of the same cards by their titles.
        expect(read.moves.map(({ by, decision }) => [by, decision.do])).toEqual(
          moves.map(({ by, decision }) => [by, decision.do]),
        );
        said += 1;
      }
    expect({
      said: said > 15,
      refused: refused.filter((one) => !one.startsWith('position')),
    }).toEqual({ said: true, refused: [] });
  });

  it('is the scenario that it was opened from, in other words', () => {
    const folder = join(__dirname, '../../../test/scenarios/rules');
    const failed: string[] = [];
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
      const read = ofScenario(rulesByPool, readFileSync(join(folder, file), 'utf8'));
      if (!read.ok) continue;
      const line = readLine(read.position);
      const pool = line.ok ? rulesByPool.find(line.pool)?.pool : undefined;
      if (!line.ok || pool === undefined) throw new Error(file);
      const written = toScenario(rulesByPool, about, {
        ...{ pool, begins: { in: 'position', position: line.position } },
        moves: read.moves,
      });
      if (!written.ok) {
        failed.push(`${file} ${written.refusal.place}: ${written.refusal.message}`);
        continue;
      }
      const again = ofScenario(rulesByPool, JSON.stringify(written.document));
      if (!again.ok) throw new Error(again.refusal.message);
      expect(again.moves.map(({ decision }) => decision.do)).toEqual(
        read.moves.map(({ decision }) => decision.do),
      );
    }
    expect(failed).toEqual([]);
  });
});
