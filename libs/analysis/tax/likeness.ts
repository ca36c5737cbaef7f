import type { Card, CardId, Frame, State } from '#rules';
import { doneByChoice, type IsByChoice } from './by-choice';
import type { HeedsCounters } from './heeds-counters';
import type { HeedsGrip } from './heeds-grip';
import type { HeedsLasting } from './heeds-lasting';
import type { Remembered } from './remembered';

/** Where a run stands, whichever way it came there; null in the middle of an ability. */
function placeOf(frame: Frame): string | null {
  if (frame.at === 'runner-turn') return 'turn';
  if (frame.at === 'make-run') return frame.vars.server;
  if (frame.at === 'run') {
    const { server, position, ice, approached, phase, jumpTo, ending } = frame.vars;
    // The first ice alone is approached without a chance to jack out (RUN2-03).
    return [server, position, ice, approached > 1, phase, jumpTo, ending].join(' ');
  }
  if (frame.at === 'encounter') {
    const { ice, broken, resolved, used, breakable, bypassed } = frame.vars;
    const sorted = [broken, resolved, used].map((list) => [...list].sort().join());
    return [ice, ...sorted, breakable, bypassed].join(' ');
  }
  if (frame.at !== 'window') return null;
  const { name, holder, acted, corpHad, runnerHad } = frame.vars;
  return [name, holder, acted, corpHad, runnerHad].join(' ');
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
  const counters = [
    virus === 0 || !heeds(def, 'virus') ? 0 : virus,
    power === 0 || !heeds(def, 'power') ? 0 : power,
  ];
  return [id, isRezzed ? 1 : 0, ...counters, advancement].join(' ');
};

const rowsOf = (rows: readonly string[]): string => [...rows].sort().join();

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

/** How often each of that lasts of which fewer are better, in the order of what is told of them. */
function repeats({ lasting }: State, heeds: HeedsLasting): readonly number[] {
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
): string => {
  const once = new Set<string>();
  const heeded = lasting.flatMap((row) => {
    const how = heeds(row.path);
    if (how === 'not') return [];
    const text = lasts(row);
    if (how === 'each') return [text];
    if (once.has(how === 'once' ? row.path : text)) return [];
    once.add(how === 'once' ? row.path : text);
    return [text];
  });
  return [
    runner.rig.map((id) => rigged(cards[id], id)).join(' '),
    rowsOf(heeded),
    rowsOf(
      usages.flatMap(({ path, card }) =>
        byChoice(path) && runner.rig.includes(card) ? [] : [`${path} ${card}`],
      ),
    ),
  ].join('|');
};

/** What was done, as far as it may matter. */
export function historyText({ history }: State, remembered: Remembered): string {
  if (remembered !== 'all' && remembered.size === 0) return '';
  const rows = new Set<string>();
  for (const { type, card, more } of history.thisTurn) {
    const askers = remembered === 'all' ? null : remembered.get(type);
    if (askers === undefined) continue;
    const by = (more?.with ?? []).filter((id) => askers === null || askers.by.has(id));
    if (askers === null || askers.isAnyones || by.length > 0)
      rows.add(`${type} ${card} ${by.join('+')}`);
  }
  return rowsOf([...rows]);
}

const gripText = ({ runner, cards }: State, heeds: HeedsGrip): string =>
  rowsOf(runner.grip.flatMap((id) => (heeds(cards[id]?.def ?? -1) ? [`${cards[id]?.def}`] : [])));

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
}

/**
 * Where a state stands, and with what means. Credits in pools are left out, as there are enough of
 * them, and so is the order in which things were done, and all that was done and no card looks back at.
 * Null where states cannot be compared.
 */
export function likenessOf(state: State, heeded: Heeded): Likeness | null {
  const { remembered, heedsGrip, heedsCounters, heedsStack, isAsRezzed, countsGrip } = heeded;
  const places: string[] = [state.prompt?.kind ?? ''];
  for (const frame of state.frames) {
    const place = placeOf(frame);
    if (place === null) return null;
    places.push(place);
  }
  for (const { name, ice, root } of state.servers) {
    places.push(name);
    for (const id of [...ice, ...root]) {
      const card = state.cards[id];
      if (card === undefined) continue;
      const isRezzed = card.faceup || (card.zone === 'ice' && isAsRezzed(card.def));
      places.push(iceOf(card, isRezzed, heedsCounters));
    }
  }
  places.push(lastingText(state, heeded.heedsLasting, heeded.byChoice));
  places.push(historyText(state, remembered));
  places.push(gripText(state, heedsGrip));
  if (countsGrip(state)) places.push(String(state.runner.grip.length));
  if (heedsStack) places.push(String(state.runner.stack.length));
  const means = [
    ...meansOf(state),
    ...doneByChoice(state, heeded.byChoice),
    ...repeats(state, heeded.heedsLasting),
  ];
  return { place: places.join('|'), means };
}
