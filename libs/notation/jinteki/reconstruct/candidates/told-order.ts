import type { Decision, Pool, State } from '#rules';
import type { Deviation, Granted } from '../deviations/deviation';
import { basics, late, type Tells } from '../evidence';
import type { Goal } from '../goal';
import type { Node } from '../node';
import { tellsUse, useIn } from '../told-use';
import { cardIn, titleOf } from './shows';
import { useOf } from './use-of';

const hiddenInstall = / to install (?:ice|a card)\b/i;

/** Which lines may tell of a decision; null where none is sure to. */
export function linesOf(pool: Pool, state: State, decision: Decision): Tells | null {
  switch (decision.do) {
    case 'use': {
      const title = titleOf(pool, state, decision.card);
      const how = useOf(pool, state, decision.card, decision.ability);
      return { name: `${how} ${title}`, in: (line) => tellsUse(title, how, line) };
    }
    case 'rez': {
      const named = ` rez ${titleOf(pool, state, decision.card)}`;
      return { name: named, in: (line) => line.includes(named) };
    }
    case 'play': {
      const played = ` to play ${titleOf(pool, state, decision.card)}`;
      return { name: played, in: (line) => line.includes(played) };
    }
    case 'install': {
      const isCorps = pool.definitions[cardIn(state, decision.card).def]?.side === 'corp';
      const installed = ` to install ${titleOf(pool, state, decision.card)}`;
      return {
        name: isCorps ? 'install' : installed,
        in: (line) =>
          (isCorps ? hiddenInstall.test(line) : line.includes(installed)) && !/ uses? /.test(line),
      };
    }
    case 'jack-out':
      return { name: 'jack-out', in: (line) => line.endsWith(' jacks out.') };
    case 'bid':
      return { name: 'bid', in: (line) => / to increase (?:trace|link) strength to /.test(line) };
    case 'run':
    case 'draw':
    case 'gain-credit': {
      const told = basics[decision.do];
      return { name: decision.do, in: (line) => told.test(line) };
    }
    case 'keep':
    case 'mulligan':
    case 'purge':
    case 'remove-tag':
    case 'trash-resource':
    case 'advance':
    case 'score':
    case 'pass':
    case 'continue':
    case 'access':
    case 'access-zone':
    case 'replace':
    case 'trash-accessed':
    case 'leave-accessed':
    case 'steal':
    case 'decline-steal':
    case 'discard':
    case 'pick':
    case 'done':
    case 'break':
    case 'option':
    case 'server':
    case 'first':
    case 'number':
    case 'pay':
    case 'random':
    case 'shuffle':
    case 'concede':
      return null;
  }
}

/** The lines of its entry that tell of a deviation; null where it may be told elsewhere. */
function linesOfDeviation(pool: Pool, state: State, one: Deviation): Tells | null {
  const title = titleOf(pool, state, one.card);
  const tells = {
    'out-of-window': (line: string) => useIn(title, line) !== null,
    'early-pump': (line: string) => tellsUse(title, 'boost', line),
    'early-rez': (line: string) => line.includes(` rez ${title}`),
  } as const;
  if (one.kind !== 'out-of-window' && one.kind !== 'early-pump' && one.kind !== 'early-rez')
    return null;
  const isTold = tells[one.kind];
  return {
    name: `${one.kind} ${String(one.entry)} ${title}`,
    ...(one.kind === 'early-pump' ? { like: `boost ${title}` } : {}),
    in: (line, entry) => entry === one.entry && isTold(line),
  };
}

/** Credits that are spent for good were taken before: the line that tells of that. */
function linesOfLoan(pool: Pool, state: State, { before, deviation }: Granted): Tells | null {
  if (deviation.kind !== 'loan-spent') return null;
  const title = titleOf(pool, state, deviation.card);
  for (let at = before; at !== null; at = at.before) {
    const { card, entry, kind } = at.deviation;
    if (kind === 'loan' && card === deviation.card)
      return {
        name: `loan ${String(entry)} ${title}`,
        in: (line, told) => told === entry && useIn(title, line) !== null,
      };
  }
  return null;
}

/** What was decided and allowed on the way since the goal's first entry, as far as lines tell it. */
function* made(
  pool: Pool,
  { granted, live: { state }, trail }: Node,
  after: number,
): Generator<Tells> {
  for (let at = trail; at !== null && at.between.after >= after; at = at.before) {
    const told = linesOf(pool, state, at.decision);
    if (told !== null) yield told;
  }
  for (
    let at: Granted | null = granted;
    at !== null && at.deviation.entry > after;
    at = at.before
  ) {
    const { deviation } = at;
    for (const told of [
      linesOfDeviation(pool, state, deviation),
      linesOfLoan(pool, state, at),
      ...(deviation.decisions ?? []).map((one) => linesOf(pool, state, one)),
    ])
      if (told !== null) yield told;
  }
}

/** The same was done right before these entries, whose lines may tell that. */
function isDoneBefore(pool: Pool, { trail, live: { state } }: Node, after: number, name: string) {
  for (let at = trail; at !== null && at.between.until > after - late; at = at.before)
    if (at.between.after < after && linesOf(pool, state, at.decision)?.name === name) return true;
  return false;
}

function isInOrder(pool: Pool, node: Node, { between, evidence }: Goal, told: Tells | null) {
  if (told === null) return true;
  const { after } = between;
  const others = [...made(pool, node, after)];
  if (others.length === 0) return true;
  const place = evidence.placesOf(told);
  // What is told before these entries ours may be asked later than theirs.
  if (place === null || place.last < 0) return true;
  const isSame = ({ name, like }: Tells): boolean => name === told.name || like === told.name;
  // Each line tells of one use or more: the next one is told no later than by the next line.
  const nth = place.own[others.filter(isSame).length];
  const last = nth === undefined || isDoneBefore(pool, node, after, told.name) ? place.last : nth;
  return others.every((other) => (evidence.placesOf(other)?.first ?? -1) <= last);
}

/** Every line that tells of a decision stands before those that tell of what was done on the way: it was done earlier. */
export const isLate = (pool: Pool, node: Node, goal: Goal, decision: Decision): boolean =>
  !isInOrder(pool, node, goal, linesOf(pool, node.live.state, decision));

/** The same of a deviation that a position was come to by. */
export const isLateDeviation = (pool: Pool, node: Node, goal: Goal, one: Deviation): boolean =>
  !isInOrder(pool, node, goal, linesOfDeviation(pool, node.live.state, one));
