import type { Pool } from '../ability/pool';
import { workOn } from '../query/work-on';
import { agendaPointsOf } from '../query/points';
import type { State } from '../state/state';

/** Numbers that lie open on the table. */
export const tableFields = [
  'turn',
  'grip',
  'hq',
  'tags',
  'bad-publicity',
  'corp.credits',
  'runner.credits',
  'corp.clicks',
  'runner.clicks',
  'corp.points',
  'runner.points',
] as const;
export type TableField = (typeof tableFields)[number];
export type TableNumbers = Readonly<Record<TableField, number>>;

/** Numbers that everybody sees at the table: of turns, cards, credits, clicks, tags, bad publicity and points. */
export function tableNumbers(pool: Pool, state: State): TableNumbers {
  const { turn, corp, runner } = state;
  const g = workOn(pool, state, null);
  return {
    turn: turn.number,
    grip: runner.grip.length,
    hq: corp.hq.length,
    tags: runner.tags,
    'bad-publicity': corp.badPublicity,
    'corp.credits': corp.credits,
    'runner.credits': runner.credits,
    'corp.clicks': corp.clicks,
    'runner.clicks': runner.clicks,
    'corp.points': agendaPointsOf(g, 'corp'),
    'runner.points': agendaPointsOf(g, 'runner'),
  };
}
