import type { CardId, Decision, Pool, Rules, State } from '#rules';
import { isSame } from '../answers/asked';
import { linesOf } from '../candidates/lines-of-decision';
import { titleOf } from '../candidates/shows';
import { subroutinesOf } from '../../lens/card';
import { asksWhether } from '../../lens/prompt';
import { encounterOf } from '../../lens/run';
import { SIDES } from '../../lens/side';
import type { Node, Trail } from '../node';
import type { Shown } from '../shown';
import type { Deviation, Granted } from './deviation';
import { useIn } from '../told-use';
import { comesOut } from './comes-out';
import { among } from './unasked';

/** What leads to these is passes, and at most one decision before them. */
const led: ReadonlySet<Deviation['kind']> = new Set([
  ...(['out-of-window', 'early-pump', 'early-rez', 'early-use', 'idle-use', 'unfired'] as const),
]);

/** How many entries that tell something lie at most between a deviation and what leads to it. */
const between = 12;

/** What leads to a deviation, told apart from it. */
interface Parted {
  /** The decision whose line tells where it stands. */
  readonly first: Decision;
  /** What leads to the window that is held open for it. */
  readonly led: readonly Decision[];
  /** What is left of the deviation; nothing where it is that window itself. */
  readonly rest: readonly Deviation[];
  /** What theirs lent up to this entry comes between the two. */
  readonly until: number;
}

const heldOpen = (card: CardId, entry: number, decisions: readonly Decision[]): Deviation => ({
  ...{ kind: 'held-open', card, credits: 0, entry, difference: null },
  ...{ rule: 'PAW-01', legal: false, decisions },
  reason: 'A window is held open in which nobody could do anything.',
});

/** A window that is held open: all that leads to it, and what is lent up to its entry comes after it. */
function partedWindow({ decisions = [], entry }: Deviation): Parted | null {
  const [first] = decisions;
  return first === undefined ? null : { first, led: decisions, rest: [], until: entry };
}

/** Anything else: the first decision, with a window held open after it, and the rest of what leads there. */
function partedLead({ decisions = [], ...bare }: Deviation): Parted | null {
  const [first, ...rest] = decisions;
  if (first === undefined || !led.has(bare.kind)) return null;
  return { first, led: [first], rest: [{ ...bare, ...among(rest) }], until: bare.entry - 1 };
}

/** Windows that are passed between what is broken and a question that is left. */
const passes: readonly (readonly Decision[])[] = [0, 1, 2].map((count) =>
  Array.from({ length: count }, () => ({ do: 'pass' })),
);

/** A question that is left: what is chosen to be broken is no answer to it, but leads there. */
function partedBreak({ decisions = [], ...bare }: Deviation): readonly Parted[] {
  const [first, ...rest] = decisions;
  if (first?.do !== 'break') return [];
  return passes.map((passed) => ({
    ...{ first, led: [first], until: bare.entry - 1 },
    rest: [{ ...bare, decisions: [...passed, ...rest] }],
  }));
}

/** The ways to part it, of which the first that leads to the same position counts. */
function parted(one: Deviation): readonly Parted[] {
  if (one.kind === 'unanswered') return partedBreak(one);
  const parts = one.kind === 'held-open' ? partedWindow(one) : partedLead(one);
  return parts === null ? [] : [parts];
}

/** Whether an entry tells of a decision; null where none is sure to. */
function toldIn(
  pool: Pool,
  state: State,
  one: Decision,
  shown: readonly Shown[],
): ((at: Shown, entry: number) => boolean) | null {
  if (one.do === 'break')
    return (_, entry) => isBroken(shown[entry], one.sub) && !isBroken(shown[entry - 1], one.sub);
  if (one.do === 'server')
    return ({ lines: told }) => told.some((line) => runOn.exec(line)?.[1] === one.server);
  if (one.do === 'pick') {
    const title = titleOf(pool, state, one.card);
    return (_, entry) => isChosen(shown, entry, title);
  }
  if (one.do === 'option') return (_, entry) => isWorded(shown, entry, one.option);
  const lines = one.do === 'pass' ? null : linesOf(pool, state, one, null);
  return lines && (({ lines: told }, entry) => told.some((line) => lines.in(line, entry)));
}

/** A question for cards is closed with an entry, and a line tells its card to be used on one of this title. */
const isChosen = (shown: readonly Shown[], entry: number, title: string): boolean =>
  SIDES.some((side) => {
    const [asked, next] = [shown[entry - 1]?.prompts[side], shown[entry]?.prompts[side]];
    if (asked?.kind !== 'select' || asked.asking === next?.asking) return false;
    const used = shown[entry]?.lines.flatMap((line) => useIn(asked.cardTitle ?? '', line) ?? []);
    return used?.some((what) => what.includes(title)) === true;
  });

/** A question for words of which one begins as what is answered is closed with an entry; whether something is done many ask. */
const isWorded = (shown: readonly Shown[], entry: number, option: string): boolean => {
  const [word] = option.split('-');
  return SIDES.some((side) => {
    const [asked, next] = [shown[entry - 1]?.prompts[side], shown[entry]?.prompts[side]];
    if (asked?.kind !== 'other' || asksWhether(asked) || isSame(asked, next ?? null)) return false;
    return asked.choices.some((choice) => choice.toLowerCase().split(' ')[0] === word);
  });
};

/** What has a run made tells on which server. */
const runOn = / uses? .+? to .*?\bmake a run on (HQ|R&D|Archives|Server \d+)\b/;

const isBroken = (at: Shown | undefined, sub: number): boolean =>
  at !== undefined && subroutinesOf(encounterOf(at.state) ?? {})[sub]?.broken === true;

/** The entry before that of a deviation whose line tells of the decision that leads to it; null where none does. */
function toldBefore(
  pool: Pool,
  state: State,
  { entry }: Deviation,
  { first, until }: Parted,
  shown: readonly Shown[],
): number | null {
  const isTold = toldIn(pool, state, first, shown);
  if (isTold === null) return null;
  const at = shown.slice(0, until + 1).findLastIndex(isTold);
  const tells = ({ lines: told }: Shown): boolean => told.length > 0;
  if (at < 0 || at === entry) return null;
  return shown.slice(at + 1, entry).filter(tells).length >= between ? null : at;
}

/** What leads to a deviation, and the deviation: what theirs lent after the former comes between the two. */
function split(
  granted: readonly Granted[],
  one: Granted,
  { led: leading, rest, until }: Parted,
  entry: number,
): Granted[] {
  const at = granted.indexOf(one);
  const isBetween = ({ deviation: { kind, entry: lent } }: Granted, nth: number): boolean =>
    nth < at && kind === 'loan' && lent > entry && lent <= until;
  return [
    ...granted.slice(0, at).filter((before, nth) => !isBetween(before, nth)),
    { ...one, deviation: heldOpen(one.deviation.card, entry, leading) },
    ...granted.filter(isBetween).map((lent) => ({ ...lent, decision: one.decision })),
    ...rest.map((deviation) => ({ ...one, deviation })),
    ...granted.slice(at + 1),
  ];
}

/**
 * A decision that leads to a deviation is found with it, and told at its entry. Where a line tells of it in an earlier one it
 * is told there, with the window after it held open, if the same position comes out so.
 */
export function leadsInPlace(
  rules: Rules,
  start: Node,
  end: Node,
  granted: readonly Granted[],
  trail: readonly Trail[],
  shown: readonly Shown[],
): Granted[] {
  let placed = [...granted];
  for (const one of granted) {
    for (const parts of parted(one.deviation)) {
      const entry = toldBefore(rules.pool, end.live.state, one.deviation, parts, shown);
      if (entry === null) break;
      const other = split(placed, one, parts, entry);
      if (!comesOut(rules, { start, end, trail }, other)) continue;
      placed = other;
      break;
    }
  }
  return placed;
}
