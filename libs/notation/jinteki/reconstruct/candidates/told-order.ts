import type { Decision, Pool, Prompt, State } from '#rules';
import { isAmid as asksOf } from '../asked-of-ours';
import type { Deviation, DeviationKind, Granted } from '../deviations/deviation';
import { basics, type Evidence, tellsTrash } from '../evidence';
import type { Tells } from '../evidence-of-uses';
import { earlier } from '../evidence-of-answers';
import { late } from '../told-lines';
import type { Goal } from '../goal';
import type { Node, Trail } from '../node';
import { tellsUse, type Use, useIn } from '../told-use';
import { cardIn, titleOf } from './shows';
import { useOf, usesOf } from './use-of';

const hiddenInstall = / to install (?:ice|a card)\b/i;

const bids = {
  corp: / to increase trace strength to /,
  runner: / to increase link strength to /,
  any: / to increase (?:trace|link) strength to /,
} as const;

/** What a basic action is told by: no card does it. */
const basic = (name: string, does: string): Tells => ({
  name,
  in: (line) => line.includes(` Basic Action Card${does}`),
});

/** Lines of these tell of no answer to what the same card asks. */
const tellsApart: ReadonlySet<Use> = new Set(['break', 'boost', 'weaken']);

/** A line of one pump; that which tells the strength reached may tell of more. */
const pumpOnce =
  (title: string) =>
  (line: string): boolean =>
    useIn(title, line) !== null;

/** The cards that a line tells damage to take. */
const damaged = (line: string): readonly string[] =>
  (/ trashes (.+) due to \w+ damage\.?$/.exec(line)?.[1] ?? '')
    .replace(/,? and ([^,]+)$/, ', $1')
    .split(', ');

/** Which lines may tell of a decision; null where none is sure to. */
export function linesOf(
  pool: Pool,
  state: State,
  decision: Decision,
  asked: Prompt | null,
): Tells | null {
  switch (decision.do) {
    case 'use': {
      const title = titleOf(pool, state, decision.card);
      const how = useOf(pool, state, decision.card, decision.ability);
      const pumps = how === 'boost' ? pumpOnce(title) : null;
      return {
        name: `${how} ${title}`,
        in: (line) => tellsUse(title, how, line),
        ...(pumps === null ? {} : { once: pumps }),
      };
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
        ...(isCorps ? {} : { asks: titleOf(pool, state, decision.card) }),
      };
    }
    case 'jack-out':
      return { name: 'jack-out', in: (line) => line.endsWith(' jacks out.') };
    case 'bid': {
      // Each side's bid has a line of its own.
      const raised = asked === null ? bids.any : asked.for === 'runner' ? bids.runner : bids.corp;
      return { name: `bid ${raised.source}`, in: (line) => raised.test(line) };
    }
    case 'run':
    case 'draw':
    case 'gain-credit': {
      const told = basics[decision.do];
      return { name: decision.do, in: (line) => told.test(line) };
    }
    case 'advance':
      return basic('advance', ' to advance ');
    case 'purge':
      return basic('purge', ' to purge ');
    case 'remove-tag':
      return basic('remove-tag', ' to remove 1 tag');
    case 'trash-resource':
      return basic('trash-resource', ' to trash ');
    case 'score': {
      const scored = ` scores ${titleOf(pool, state, decision.card)} and gains `;
      return { name: scored, in: (line) => line.includes(scored) };
    }
    case 'replace': {
      const replaced = ` replacement effect from ${titleOf(pool, state, decision.card)}`;
      return { name: replaced, in: (line) => line.includes(replaced) };
    }
    case 'discard': {
      const end = / discards .+ at end of turn/;
      return { name: 'discard', in: (line) => end.test(line) };
    }
    case 'option': {
      if (asked?.kind !== 'option' || decision.option === 'no') return null;
      const title = titleOf(pool, state, asked.source);
      const own = usesOf(pool, state, asked.source).filter((how) => tellsApart.has(how));
      return {
        name: `answer ${title}`,
        in: (line) => useIn(title, line) !== null && !own.some((how) => tellsUse(title, how, line)),
      };
    }
    case 'server': {
      if (asked?.kind !== 'server') return null;
      const title = titleOf(pool, state, asked.source);
      const onto = `target ${decision.server}`;
      return {
        name: `answer ${title} on ${decision.server}`,
        early: true,
        in: (line) => (useIn(title, line) ?? '').replace(/\.$/, '') === onto,
      };
    }
    case 'keep':
      return { name: 'keep', in: (line) => / keeps \w+ hand\.$/.test(line) };
    case 'mulligan':
      return { name: 'mulligan', in: (line) => line.endsWith(' takes a mulligan.') };
    case 'pick': {
      if (asked?.kind !== 'pick' || asked.source === null || asked.why !== 'choose') return null;
      const [by, title] = [titleOf(pool, state, asked.source), titleOf(pool, state, decision.card)];
      const trashed = ` trash ${title}`;
      return {
        name: `${by} on ${title}`,
        in: (line) => ` ${useIn(by, line) ?? ''}`.replace(/\.$/, '').endsWith(trashed),
      };
    }
    case 'random': {
      if (asked?.kind !== 'random' || asked.why !== 'damage') return null;
      const title = titleOf(pool, state, decision.card);
      return {
        name: `damage ${title}`,
        in: (line) => damaged(line).includes(title),
        happens: true,
      };
    }
    case 'pass':
    case 'continue':
    case 'access':
    case 'access-zone':
    case 'decline-steal':
    case 'done':
    case 'break':
    case 'first':
    case 'number':
    case 'pay':
    case 'shuffle':
    case 'concede':
      return null;
    case 'trash-accessed':
    case 'leave-accessed':
    case 'steal':
      // "Everything else" in Archives is accessed in no order.
      return asked?.kind === 'accessed' &&
        (decision.do !== 'leave-accessed' || cardIn(state, asked.card).zone !== 'archives')
        ? linesOfAccess(titleOf(pool, state, asked.card), decision.do)
        : null;
  }
}

/** What became of an accessed card has its line; of one that is left only that it was accessed. */
function linesOfAccess(title: string, done: 'trash-accessed' | 'leave-accessed' | 'steal'): Tells {
  const name = `${done} ${title}`;
  switch (done) {
    case 'trash-accessed':
      return { name, in: (line) => tellsTrash(line, title) };
    case 'steal':
      return { name, in: (line) => line.includes(` steals ${title} and `) };
    case 'leave-accessed':
      return { name, in: (line) => line.includes(` accesses ${title} from `) };
  }
}

/** What the line of a deviation says of its card. */
function tellsDeviation(title: string, kind: DeviationKind): ((line: string) => boolean) | null {
  switch (kind) {
    case 'out-of-window':
    case 'early-use':
    case 'idle-use':
      return (line) => useIn(title, line) !== null;
    case 'early-pump':
      return (line) => tellsUse(title, 'boost', line);
    case 'early-rez':
    case 'idle-rez':
      return (line) => line.includes(` rez ${title}`);
    case 'no-effect':
      return (line) => line.includes(` to play ${title}`);
    case 'nothing-trashed':
    case 'grip-trashed':
    case 'cost-paid':
      return (line) => line.includes(` to trash ${title}`);
    case 'loan':
    case 'loan-repaid':
    case 'loan-spent':
    case 'loan-kept':
    case 'unanswered':
    case 'console-replaced':
    case 'cancelled':
    case 'unfired':
    case 'unaccessed':
    case 'room-made':
    case 'barred':
    case 'ends-amid':
    case 'held-open':
    case 'sub-apart':
      return null;
  }
}

/** The lines of its entry that tell of a deviation; null where it may be told elsewhere. */
function linesOfDeviation(pool: Pool, state: State, one: Deviation): Tells | null {
  const title = titleOf(pool, state, one.card);
  const isTold = tellsDeviation(title, one.kind);
  if (isTold === null) return null;
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

/** The question that a decision answers, where it is kept. */
export const askedBy = ({ asked }: Trail): Prompt | null => asked?.live.state.prompt ?? null;

/** It was used while something was about to happen. */
const prevents = ({ asked, decision }: Trail): boolean =>
  decision.do === 'use' && asked?.live.state.frames.at(-1)?.at === 'imminent';

/** Something that was used is not paid for yet: what its price does is told before it. */
const isPaying = ({ frames }: State): boolean =>
  frames.some((frame) => frame.at === 'use' && frame.step === 'paid');

/** What was decided and allowed on the way since the goal's first entry, as far as lines tell it. */
function* made(
  pool: Pool,
  { granted, live: { state }, trail }: Node,
  after: number,
): Generator<Tells> {
  let pays = isPaying(state);
  for (let at = trail; at !== null && at.between.after >= after; at = at.before) {
    const told = linesOf(pool, state, at.decision, askedBy(at));
    const isPaid = pays && at.decision.do === 'use';
    if (isPaid) pays = false;
    if (told !== null) yield isPaid || prevents(at) ? { ...told, prevents: true } : told;
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
      ...(deviation.decisions ?? []).map((one) => linesOf(pool, state, one, null)),
    ])
      if (told !== null) yield told;
  }
}

/** The same was done right before these entries, whose lines may tell that, as none of its own does. */
function isDoneBefore(
  pool: Pool,
  { trail, live: { state } }: Node,
  after: number,
  { used }: Evidence,
  { name }: Tells,
): boolean {
  let since = after;
  let made = 0;
  let told: Tells | null = null;
  for (let at = trail; at !== null && at.between.until > after - late; at = at.before) {
    if (at.between.after >= after) continue;
    const one = linesOf(pool, state, at.decision, askedBy(at));
    if (one?.name !== name) continue;
    told = one;
    made += 1;
    since = at.between.after;
  }
  return told !== null && used.toldFrom(told, since) < made;
}

const deeds: ReadonlySet<Decision['do']> = new Set(['rez', 'use', 'install', 'play']);

/** What is told before these entries was answered before what was done since: ours had its place for it. */
function isAnsweredBefore(
  pool: Pool,
  { live: { state }, trail }: Node,
  after: number,
  { used }: Evidence,
  told: Tells,
): boolean {
  const place = used.placesOf(told);
  const since = told.early === true ? after - earlier : null;
  const last = place?.last ?? (since === null ? 0 : -Infinity);
  const entry = last >= 0 ? null : used.lastEntryOf(told, since);
  if (entry === null) return false;
  for (let at = trail; at !== null && at.between.until > entry; at = at.before) {
    if (at.between.after < entry || !deeds.has(at.decision.do)) continue;
    const one = linesOf(pool, state, at.decision, askedBy(at));
    const own = one === null ? null : used.placesOf(one);
    if (at.between.until <= after || (own !== null && own.first > last)) return true;
  }
  return false;
}

/** The last line that may tell of something, after those of what was made before; null where none is sure to. */
function lastOf(
  pool: Pool,
  node: Node,
  { between: { after }, evidence }: Goal,
  told: Tells,
  others: readonly Tells[],
): number | null {
  const place = evidence.used.placesOf(told);
  // What is told before these entries ours may be asked later than theirs.
  if (place === null || place.last < 0) return null;
  const isSame = ({ name, like }: Tells): boolean => name === told.name || like === told.name;
  // Each line tells of one use or more: the next one is told no later than by the next line.
  const nth = place.own[others.filter(isSame).length];
  const isNext = nth !== undefined && !isDoneBefore(pool, node, after, evidence, told);
  return isNext ? nth : place.last;
}

/** The last entry whose lines may tell of a decision; null where none is sure to. */
export function toldUntil(pool: Pool, node: Node, goal: Goal, decision: Decision): number | null {
  const { state } = node.live;
  const told = linesOf(pool, state, decision, state.prompt);
  if (told === null) return null;
  const others = [...made(pool, node, goal.between.after)];
  const last = lastOf(pool, node, goal, told, others);
  return last === null ? null : (goal.evidence.used.placesOf(told)?.entries.get(last) ?? null);
}

function isInOrder(pool: Pool, node: Node, goal: Goal, told: Tells | null) {
  if (told === null) return true;
  const { between, evidence } = goal;
  const { after } = between;
  if (told.name.startsWith('answer ') && isAnsweredBefore(pool, node, after, evidence, told))
    return false;
  const others = [...made(pool, node, after)];
  if (others.length === 0) return true;
  const last = lastOf(pool, node, goal, told, others);
  if (last === null) return true;
  return others.every(
    (one, at) =>
      (told.happens === true && one.prevents === true) ||
      placeOf(pool, node, after, evidence, others, at) <= last,
  );
}

/** The line that tells of what was done, or the first that may; of those before it, each has its own. */
function placeOf(
  pool: Pool,
  node: Node,
  after: number,
  evidence: Evidence,
  others: readonly Tells[],
  at: number,
): number {
  const one = others[at];
  const place = one === undefined ? null : evidence.used.placesOf(one);
  if (one === undefined || place === null) return -1;
  const { name, once } = one;
  if (once === undefined || others.some(({ like }) => like === name)) return place.first;
  if (isDoneBefore(pool, node, after, evidence, one)) return place.first;
  let before = others.slice(at + 1).filter((other) => other.name === name).length;
  // A line that may tell of more than one tells of all that are left.
  for (const own of place.own) {
    if (before === 0 || !place.once.has(own)) return own;
    before -= 1;
  }
  return place.first;
}

/** Every line that tells of a decision stands before those that tell of what was done on the way: it was done earlier. */
export const isLate = (pool: Pool, node: Node, goal: Goal, decision: Decision): boolean =>
  !isInOrder(pool, node, goal, linesOf(pool, node.live.state, decision, node.live.state.prompt));

/** What is answered first on the way to a deviation is told by lines after all of its own. */
function leadsTooSoon(pool: Pool, { live: { state } }: Node, { evidence }: Goal, one: Deviation) {
  const [first] = one.decisions ?? [];
  const told = first === undefined ? null : linesOf(pool, state, first, state.prompt);
  const own = linesOfDeviation(pool, state, one);
  if (told === null || own === null) return false;
  const [before, after] = [evidence.used.placesOf(told), evidence.used.placesOf(own)];
  return before !== null && after !== null && before.first > after.last;
}

/** It is rezzed while cards are discarded, or a card asks something, whose line comes once that is done. */
function isAmid(
  pool: Pool,
  { granted, live: { state } }: Node,
  { evidence }: Goal,
  one: Deviation,
) {
  if (one.kind !== 'early-rez') return false;
  const { card, kind } = granted?.deviation ?? one;
  const used = kind === 'out-of-window' ? titleOf(pool, state, card) : null;
  return evidence.rezzedAmid.some(
    ({ asking, entry }) =>
      entry === one.entry && (asking === null || asking === used || asksOf(pool, state, asking)),
  );
}

const questions: ReadonlySet<Prompt['kind']> = new Set([
  ...(['pick', 'option', 'server', 'number'] as const),
]);

/** A question of a card of ours that theirs asks only once the line of a deviation is told. */
function isAskedLater(pool: Pool, state: State, { evidence }: Goal, { entry }: Deviation): boolean {
  const { prompt } = state;
  if (prompt === null || !questions.has(prompt.kind) || !('source' in prompt)) return false;
  const { source, for: side } = prompt;
  if (typeof source !== 'number') return false;
  return evidence.answers.asksFirstFrom(entry, titleOf(pool, state, source), side);
}

/** On the way to a deviation, or as what leads to it, something is answered that theirs asks later. */
function answersAhead(pool: Pool, { live, trail }: Node, goal: Goal, one: Deviation): boolean {
  if (tellsDeviation('', one.kind) === null) return false;
  if ((one.decisions ?? []).length > 0 && isAskedLater(pool, live.state, goal, one)) return true;
  for (let at = trail; at !== null && at.between.after >= goal.between.after; at = at.before)
    if (at.asked !== null && isAskedLater(pool, at.asked.live.state, goal, one)) return true;
  return false;
}

/** The same of a deviation that a position was come to by, and of what leads to it. */
export const isLateDeviation = (pool: Pool, node: Node, goal: Goal, one: Deviation): boolean =>
  (!isAmid(pool, node, goal, one) &&
    !isInOrder(pool, node, goal, linesOfDeviation(pool, node.live.state, one))) ||
  leadsTooSoon(pool, node, goal, one) ||
  answersAhead(pool, node, goal, one);
