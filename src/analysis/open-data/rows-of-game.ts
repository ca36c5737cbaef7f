import type { RulesByPool } from '#cards/rules-by-pool';
import type { LogHeader } from '#notation/native/header';
import { GameFold } from '#notation/recorded/game-fold';
import { openRecorded } from '#notation/recorded/open-recorded';
import { decisionOf, headerOf } from '#notation/recorded/recorded';
import { takeStored } from '#notation/recorded/take-stored';
import { identityOf, sides, viewFact, type FactView, type Made, type Pool } from '#rules';
import type { RecordedEvent } from '../../platform/event-store/event-store';
import { accessRows } from '../projections/access-log/fold';
import { scoreRows } from '../projections/score-history/fold';
import { deckRows } from './deck-rows';
import type { OpenRow, OpenRows, Value } from './tables';

type Names = (name: string) => string | null;

const plain = (value: unknown): Value =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : null;

const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);

const codeIn = ({ card }: FactView): string | null =>
  typeof card === 'object' && card !== null && 'code' in card ? String(card['code']) : null;

function factRows(
  id: string,
  { told, opening, rules: { pool } }: GameFold,
  titleOf: Titles,
): OpenRow[] {
  const rows: OpenRow[] = [];
  let turn = opening.turn.number;
  for (const { decision, facts } of told)
    for (const fact of facts) {
      // What the Corp's turn brings before it is told to begin lies in it.
      if (fact.type === 'phase-began' && fact.phase === 'draw') turn += 1;
      if (fact.type === 'turn-began') turn = fact.number;
      const view = viewFact(pool, opening, fact, 'judge');
      if (view === null) continue;
      const code = codeIn(view);
      const { type, step } = view;
      rows.push([
        ...[id, rows.length + 1, decision, turn, type, step, plain(view['side'])],
        ...[code, titleOf(code), plain(view['server']), number(view['amount'])],
        view,
      ]);
    }
  return rows;
}

type Titles = (code: string | null) => string | null;

const titlesOf =
  (pool: Pool): Titles =>
  (code) =>
    code === null ? null : (pool.byCode.get(code)?.value.title ?? null);

function gameRow(
  id: string,
  { players, pool: poolName }: LogHeader,
  { opening, rules: { pool }, told }: GameFold,
  recordedAt: Date,
  names: Names,
): OpenRow {
  const facts = told.flatMap((one) => one.facts);
  const ended = facts.find((fact) => fact.type === 'game-ended');
  const turns = facts.reduce((last, fact) => (fact.type === 'turn-began' ? fact.number : last), 0);
  const identities = sides.map((side) => identityOf(pool, opening, side));
  const title = titlesOf(pool);
  return [
    ...[id, recordedAt, poolName, names(players.corp.name), names(players.runner.name)],
    ...[...identities, ...identities.map(title)],
    ...[ended?.winner ?? null, ended?.reason ?? null, turns, told.length - 1],
  ];
}

/** All rows of a stored game; its events are whole and in order. Throws where they are not legal. */
export function rowsOfGame(
  pools: RulesByPool,
  id: string,
  events: readonly RecordedEvent[],
  names: Names,
): OpenRows {
  const [first, ...rest] = events;
  if (first === undefined) throw new Error(`game ${id} has no events`);
  const header = headerOf(first);
  const { rules, state, facts } = openRecorded(pools, header);
  const fold = new GameFold(rules, state, facts);
  const live = rules.live(state);
  const decisions: Made[] = [];
  for (const event of rest) {
    const taken = takeStored(live, decisionOf(event), `event ${event.version}`);
    fold.take(taken.made, live.state, taken.facts);
    decisions.push(taken.made);
  }
  const titleOf = titlesOf(rules.pool);
  const { told, opening } = fold;
  const record = { id, told, opening, pool: rules.pool, indexes: fold.indexes.of };
  return {
    games: [gameRow(id, header, fold, first.recordedAt, names)],
    decisions: decisions.map(({ by, decision }, i) => [...[id, i + 1, by, decision.do], decision]),
    facts: factRows(id, fold, titleOf),
    accesses: accessRows(record).map((access) => [
      ...[id, access.number, access.turn, access.run === 0 ? null : access.run, access.server],
      ...[access.zone, access.code, titleOf(access.code), access.fate],
    ]),
    scores: scoreRows(record).map((score) => [
      ...[id, score.number, score.turn, score.kind, score.side, score.code, titleOf(score.code)],
      ...[score.points, score.corpPoints, score.runnerPoints],
    ]),
    decks: deckRows(id, header, fold),
  };
}
