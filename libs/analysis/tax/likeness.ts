import type { Card, CardId, Frame, State } from '#rules';
import type { HeedsGrip } from './heeds-grip';

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

const iceOf = ({ id, faceup, virus, power, advancement }: Card): string =>
  [id, faceup ? 1 : 0, virus, power, advancement].join(' ');

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

/** What goes on from one piece of ice to the next, whether or not there is a run. */
export const lastingText = ({ runner, lasting, usages, cards }: State): string =>
  [
    runner.rig.map((id) => rigged(cards[id], id)).join(' '),
    rowsOf(lasting.map(({ path, target, until, x }) => `${path} ${target} ${until} ${x}`)),
    rowsOf(usages.map(({ path, card }) => `${path} ${card}`)),
  ].join('|');

export const historyText = ({ history }: State): string =>
  rowsOf([...new Set(history.thisTurn.map(({ type, card }) => `${type} ${card}`))]);

const gripText = ({ runner, cards }: State, heeds: HeedsGrip): string =>
  rowsOf(runner.grip.flatMap((id) => (heeds(cards[id]?.def ?? -1) ? [`${cards[id]?.def}`] : [])));

/** What of a state may matter to cards of the table, and is told apart therefore. */
export interface Heeded {
  /** Whether any card tells the first time of a turn from others. */
  readonly looksBack: boolean;
  /** Of which cards it matters that they are in the grip. */
  readonly heedsGrip: HeedsGrip;
  /** Whether it matters how many cards are in the stack. */
  readonly heedsStack: boolean;
}

/**
 * Where a state stands, and with what means. Credits in pools are left out, as there are enough of
 * them, and so is the order in which things were done, and all that was done where no card looks back.
 * Null where states cannot be compared.
 */
export function likenessOf(
  state: State,
  { looksBack, heedsGrip, heedsStack }: Heeded,
): Likeness | null {
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
      if (card !== undefined) places.push(iceOf(card));
    }
  }
  places.push(lastingText(state));
  if (looksBack) places.push(historyText(state));
  places.push(gripText(state, heedsGrip));
  if (heedsStack) places.push(String(state.runner.stack.length));
  return { place: places.join('|'), means: meansOf(state) };
}
