import type { Card, CardId, Frame, State } from '#rules';
import { doneByChoice, type IsByChoice } from './by-choice';
import type { HeedsCounters } from './heeds-counters';
import type { HeedsGrip } from './heeds-grip';
import type { HeedsLasting } from './heeds-lasting';
import type { Askers, Remembered } from './remembered';

/** Of numbers or rows in any order. */
const sorted = (list: readonly (number | string)[]): string =>
  list.length < 2 ? String(list[0] ?? '') : list.toSorted().join();

/** Where a run stands, whichever way it came there; null in the middle of an ability. */
function placeOf(frame: Frame): string | null {
  if (frame.at === 'runner-turn') return 'turn';
  if (frame.at === 'make-run') return frame.vars.server;
  if (frame.at === 'run') {
    const { server, position, ice, approached, phase, jumpTo, ending } = frame.vars;
    // The first ice alone is approached without a chance to jack out (RUN2-03).
    return `${server} ${position} ${ice} ${approached > 1} ${phase} ${jumpTo} ${ending}`;
  }
  if (frame.at === 'encounter') {
    const { ice, broken, resolved, used, breakable, bypassed } = frame.vars;
    return `${ice} ${sorted(broken)} ${sorted(resolved)} ${sorted(used)} ${breakable} ${bypassed}`;
  }
  if (frame.at !== 'window') return null;
  const { name, holder, acted, corpHad, runnerHad } = frame.vars;
  return `${name} ${holder} ${acted} ${corpHad} ${runnerHad}`;
}

/** States that stand at the same place are told apart by what the Runner has left. */
export interface Likeness {
  readonly place: string;
  /** More of each is better for the Runner, or does no harm. */
  readonly means: readonly number[];
}

const iceOf = (
  { id, def, virus, power, advancement }: Card,
  isRezzed: boolean,
  heeds: HeedsCounters,
): string => {
  const viruses = virus === 0 || !heeds(def, 'virus') ? 0 : virus;
  const powers = power === 0 || !heeds(def, 'power') ? 0 : power;
  return `${id} ${isRezzed ? 1 : 0} ${viruses} ${powers} ${advancement}`;
};

/** Where means tell of what. */
export const CLICKS = 0;
export const TAGS = 1;
export const BRAIN = 2;
export const GRIP = 4;

/** What the Runner has left that can grow less. */
export function meansOf({ runner, cards }: State): readonly number[] {
  const means = [runner.clicks, -runner.tags, -runner.brain, runner.runCredits, runner.grip.length];
  for (const id of runner.rig) {
    const card = cards[id];
    if (card !== undefined) means.push(card.virus, card.power, card.credit, card.recurring);
  }
  return means;
}

/** A card of the rig, and what it lies on. */
const rigged = (card: Card | undefined, id: CardId): string => `${id}@${card?.host ?? ''}`;

const lasts = ({ path, target, until, x }: State['lasting'][number]): string =>
  `${path} ${target} ${until} ${x}`;

const none: readonly number[] = [];

/** How often each of that lasts of which fewer are better, in the order of what is told of them. */
function repeats({ lasting }: State, heeds: HeedsLasting): readonly number[] {
  if (lasting.length === 0) return none;
  const counts = new Map<string, number>();
  for (const row of lasting) {
    if (heeds(row.path) !== 'fewer is better') continue;
    const text = lasts(row);
    counts.set(text, (counts.get(text) ?? 0) - 1);
  }
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, count]) => count);
}

/** What goes on from one piece of ice to the next, whether or not there is a run. */
export const lastingText = (
  { runner, lasting, usages, cards }: State,
  heeds: HeedsLasting = () => 'each',
  byChoice: IsByChoice = () => false,
  isPassed: (row: State['lasting'][number]) => boolean = () => false,
  heard: ReadonlySet<CardId> | null = null,
): string => {
  const once = new Set<string>();
  const heeded: string[] = [];
  for (const row of lasting) {
    const how = heeds(row.path);
    if (how === 'not' || isPassed(row)) continue;
    const text = how === 'once' ? row.path : lasts(row);
    if (how !== 'each') {
      if (once.has(text)) continue;
      once.add(text);
    }
    heeded.push(how === 'once' ? lasts(row) : text);
  }
  const used: string[] = [];
  for (const { path, card } of usages) {
    if (heard !== null && cards[card]?.zone === 'ice' && !heard.has(card)) continue;
    if (!byChoice(path) || !runner.rig.includes(card)) used.push(`${path} ${card}`);
  }
  let rig = '';
  for (const id of runner.rig) rig += `${rigged(cards[id], id)} `;
  return `${rig}|${sorted(heeded)}|${sorted(used)}`;
};

/** From where on what happened is of the present encounter, or the last. */
const lastEncounter = ({ history }: State): number =>
  history.thisTurn.findLastIndex(({ type }) => type === 'ice-encountered');

const isOfOthers = (askers: Askers | null, card: CardId | null): boolean =>
  askers !== null && askers.to !== null && (card === null || !askers.to.has(card));

/** What was done, as far as it may matter. */
export function historyText(state: State, remembered: Remembered): string {
  if (remembered !== 'all' && remembered.size === 0) return '';
  const rows = new Set<string>();
  let began: number | null = null;
  const { thisTurn } = state.history;
  for (let at = 0; at < thisTurn.length; at += 1) {
    const row = thisTurn[at];
    if (row === undefined) continue;
    const { type, card, more } = row;
    const askers = remembered === 'all' ? null : remembered.get(type);
    if (askers === undefined) continue;
    if (isOfOthers(askers, card)) continue;
    if (askers?.isBrief === true && at < (began ??= lastEncounter(state))) continue;
    const by = (more?.with ?? []).filter((id) => askers === null || askers.by.has(id));
    if (askers === null || askers.isAnyones || by.length > 0)
      rows.add(`${type} ${card} ${by.join('+')}`);
  }
  return sorted([...rows]);
}

function gripText({ runner, cards }: State, heeds: HeedsGrip): string {
  const defs: number[] = [];
  for (const id of runner.grip) {
    const def = cards[id]?.def ?? -1;
    if (heeds(def)) defs.push(def);
  }
  return sorted(defs);
}

/** What of a state may matter to cards of the table, and is told apart therefore. */
export interface Heeded {
  /** What was done of which it matters. */
  readonly remembered: Remembered;
  /** Of which cards it matters that they are in the grip. */
  readonly heedsGrip: HeedsGrip;
  /** Of which counters on cards of the Corp it matters how many there are. */
  readonly heedsCounters: HeedsCounters;
  /** Of what lasts it matters that it does. */
  readonly heedsLasting: HeedsLasting;
  /** What the Runner need not do. */
  readonly byChoice: IsByChoice;
  /** Whether it matters how many cards are in the stack. */
  readonly heedsStack: boolean;
  /** Ice that is as good as rezzed, by its definition: it will be once it is approached, and does nothing before. */
  readonly isAsRezzed: (def: number) => boolean;
  /** Whether more cards in the grip may be worse from a state on. */
  readonly countsGrip: (state: State) => boolean;
  /** The same as far as it matters yet. */
  readonly yet?: (state: State) => Heeded;
  /** Means that matter no more. */
  readonly unheeded?: ReadonlySet<number>;
  /** Cards that have a say yet; all, where that is not told. */
  readonly heard?: ReadonlySet<CardId>;
  /** Whether what lasts is of ice alone that has no say any more. */
  readonly isPassed?: (row: State['lasting'][number]) => boolean;
  /** Whether all ice ahead is rezzed, and stays so. */
  readonly rezzedYet?: (state: State) => boolean;
  /** Ice that matters yet; null where it may be any. */
  readonly ahead?: ReadonlySet<CardId> | null;
}

/**
 * Where a state stands, and with what means. Credits in pools are left out, as there are enough of
 * them, and so is the order in which things were done, and all that was done and no card looks back at.
 * Null where states cannot be compared.
 */
export function likenessOf(state: State, all: Heeded): Likeness | null {
  let place: string = state.prompt?.kind ?? '';
  for (const frame of state.frames) {
    const one = placeOf(frame);
    if (one === null) return null;
    place += `|${one}`;
  }
  const heeded = all.yet?.(state) ?? all;
  const { remembered, heedsGrip, heedsCounters, heedsStack, isAsRezzed, countsGrip } = heeded;
  const { heard = null, ahead = null, unheeded = null, isPassed } = heeded;
  const add = (id: CardId): void => {
    const card = state.cards[id];
    if (card === undefined) return;
    if (ahead !== null && card.zone === 'ice' && !ahead.has(id)) {
      const text = iceOf(card, false, heedsCounters);
      if (text !== `${id} 0 0 0 0`) place += `|${text}`;
      return;
    }
    const isRezzed = card.faceup || (card.zone === 'ice' && isAsRezzed(card.def));
    place += `|${iceOf(card, isRezzed, heedsCounters)}`;
  };
  for (const { name, ice, root } of state.servers) {
    place += `|${name}`;
    ice.forEach(add);
    root.forEach(add);
  }
  place += `|${lastingText(state, heeded.heedsLasting, heeded.byChoice, isPassed, heard)}`;
  place += `|${historyText(state, remembered)}|${gripText(state, heedsGrip)}`;
  if (countsGrip(state)) place += `|${state.runner.grip.length}`;
  if (heedsStack) place += `|${state.runner.stack.length}`;
  const means = [
    ...meansOf(state).map((mean, i) => (unheeded?.has(i) === true ? 0 : mean)),
    ...doneByChoice(state, heeded.byChoice),
    ...repeats(state, heeded.heedsLasting),
  ];
  return { place, means };
}
