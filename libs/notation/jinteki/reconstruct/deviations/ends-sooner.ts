import { counted } from '#text/counted';
import {
  agendaPointsOf,
  type Decision,
  type Legal,
  type Rules,
  rulesOf,
  type State,
  workOn,
} from '#rules';
import { countOf } from '../../json';
import { gameView } from '../../lens/game';
import { playerOf, type Side } from '../../lens/side';
import type { Means } from '../follow';
import type { Goal } from '../goal';
import type { Node } from '../node';
import type { Shown } from '../shown';
import { taken } from './taken';
import { among } from './unasked';

/** What a file asks for to win. */
const askedFor = ({ state }: Pick<Shown, 'state'>, side: Side): number =>
  countOf(playerOf(state, side)['agenda-point-req']);

/** Who has won in theirs with as many points as the file asks for. */
export function wonWithPoints({ state }: Pick<Shown, 'state'>): Side | null {
  const { winner } = gameView(state);
  if (winner === null) return null;
  const asked = askedFor({ state }, winner);
  return asked > 0 && countOf(playerOf(state, winner)['agenda-point']) >= asked ? winner : null;
}

/** From the last question to the agenda that brings the points there are a few windows and answers. */
const mostSteps = 12;

const isPass = ({ do: what }: Legal): boolean => what === 'pass' || what === 'continue';
const brings = ({ do: what }: Legal): boolean => what === 'steal';

/** What leads to so many points by itself, or by a steal, where every step is asked about; null where nothing does. */
export function wayTo(
  { pool }: Rules,
  from: State,
  winner: Side,
  points: number,
): Decision[] | null {
  const rules = rulesOf(pool, 'every-step');
  const decisions: Decision[] = [];
  let state = from;
  while (agendaPointsOf(workOn(pool, state, null), winner) < points) {
    const legal = rules.legal(state);
    const next = legal.find(brings) ?? legal.find(isPass) ?? (legal.length === 1 ? legal[0] : null);
    if (next === null || next === undefined || 'from' in next || next.do === 'shuffle') return null;
    const applied = decisions.length < mostSteps ? rules.apply(state, next) : null;
    if (applied?.ok !== true) return null;
    ({ state } = applied);
    decisions.push(next);
  }
  return decisions;
}

/** The game is over with fewer points than it is won with in ours, as the file asks for no more. */
export function endsSooner(means: Means, node: Node, { aim, between }: Goal): Node[] {
  const { state } = node.live;
  const winner = wonWithPoints(aim);
  if (winner === null) return [];
  const points = askedFor(aim, winner);
  const score = means.rules.legal(state).find((one) => one.do === 'score');
  const ways = [wayTo(means.rules, state, winner, points), score === undefined ? null : [score]];
  return ways.flatMap((decisions) =>
    decisions === null
      ? []
      : taken(means, node, {
          ...{ kind: 'ends-amid', card: state[winner].identity, credits: points },
          ...{ entry: between.until, difference: null, rule: 'CONF-23', legal: false },
          reason: `The game is won with ${counted(points, 'point')}, as the file asks for.`,
          ...among(decisions),
        }),
  );
}
