import type { CardId, State } from '#rules';
import { gameView } from '../../lens/game';
import { SIDES } from '../../lens/side';
import { encounterOf, runOf } from '../../lens/run';
import type { Shown } from '../shown';
import type { Titles } from '../titles';
import { priceOfPump, pumpsAtSome, pumpsForX } from './early-pump';

/** What lines tell to be done where our rules have no place for it. */
export interface Apart {
  readonly kind: 'early-pump' | 'early-rez' | 'early-use';
  readonly entry: number;
  /** Index of the definition. */
  readonly def: number;
  /** What is paid for it, where that is chosen, or is for several times at once. */
  readonly paid?: number;
  /** Where it lies: of ice its place, too, 0 innermost. Null for a card of the Runner. */
  readonly at: { readonly server: string; readonly place: number | null } | null;
}

const spendsClicks = / spends (?:\[Click\])+.* to use (.+?) to /;
const pumps = / to (?:use (.+?) to increase its strength|increase the strength of (.+?) to) /;
const breaks = / and break /;
const raises = / to use .+? to increase its strength from (-?\d+) to (-?\d+)\.$/;
const rezzes = / to rez (.+) protecting (.+?) at position (\d+)\.$/;
const rezzesInRoot = / to rez (.+?) in (?:the root of )?(HQ|R&D|Archives|Server \d+)\.$/;

const matches = / pays (\d+) \[Credits\] to increase the strength of .+? to -?\d+/;

/** What a line tells a card to pay at once to match a strength; 0 where that is not its price several times. */
function paidToMatch(titles: Titles, def: number, line: string): number {
  const paid = Number(matches.exec(line)?.[1] ?? 0);
  const price = priceOfPump(titles.pool, def);
  return price > 0 && paid > price && paid % price === 0 ? paid : 0;
}

/** The ice that the Runner is about to encounter, which is the place for it to be rezzed. */
function isApproached({ state }: Shown, server: string, place: number): boolean {
  const run = runOf(state);
  return run?.server === server && run.position === place + 1 && encounterOf(state) === null;
}

/** A trace is on, which one of both is asked to bid for. */
const isTraced = ({ prompts }: Shown): boolean =>
  SIDES.some((side) => prompts[side]?.kind === 'trace');

function inLine(titles: Titles, before: Shown, line: string, entry: number): Apart[] {
  const [, used, raised] = pumps.exec(line) ?? [];
  const pumped = used ?? raised;
  if (pumped !== undefined) {
    const def = titles.ofTitle(pumped);
    if (def === null) return [];
    const [, from, to] = (pumpsForX(titles.pool, def) ? raises.exec(line) : null) ?? [];
    if (to !== undefined)
      return [{ kind: 'early-pump', entry, def, paid: Number(to) - Number(from), at: null }];
    // What breaks as it raises itself is used at the ice by our rules, too.
    const isAtSome = !breaks.test(line) && pumpsAtSome(titles.pool, def);
    return encounterOf(before.state) !== null && !isAtSome
      ? []
      : [{ kind: 'early-pump', entry, def, paid: paidToMatch(titles, def, line), at: null }];
  }
  const acted = gameView(before.state).phase12 === null ? null : spendsClicks.exec(line);
  if (acted !== null) {
    const def = titles.ofTitle(acted[1] ?? '');
    return def === null ? [] : [{ kind: 'early-use', entry, def, at: null }];
  }
  const [, inRoot, root] = rezzesInRoot.exec(line) ?? [];
  if (inRoot !== undefined && root !== undefined) {
    const def = titles.ofTitle(inRoot);
    return def === null || (encounterOf(before.state) === null && !isTraced(before))
      ? []
      : [{ kind: 'early-rez', entry, def, at: { server: root, place: null } }];
  }
  const [, title, server, position] = rezzes.exec(line) ?? [];
  if (title === undefined || server === undefined) return [];
  const [def, place] = [titles.ofTitle(title), Number(position)];
  return def === null || isApproached(before, server, place)
    ? []
    : [{ kind: 'early-rez', entry, def, at: { server, place } }];
}

/** All of some entries, in the order of their lines. */
export function apartIn(
  titles: Titles,
  shown: readonly Shown[],
  after: number,
  until: number,
): Apart[] {
  const list: Apart[] = [];
  for (let entry = after + 1; entry <= until; entry += 1) {
    const before = shown[entry - 1];
    if (before === undefined) continue;
    for (const line of shown[entry]?.lines ?? []) list.push(...inLine(titles, before, line, entry));
  }
  return list;
}

/** A window of an encounter is open, in which no card of a root may be rezzed by our rules. */
export const isInEncounter = ({ frames, prompt }: State): boolean =>
  prompt?.kind === 'window' && frames.at(-1)?.at === 'window' && frames.at(-2)?.at === 'encounter';

/** The cards of ours that it may be done with: in a root only once its window is behind. */
export function cardsFor(from: State, { def, at }: Apart): CardId[] {
  const { active, cards, prompt, servers } = from;
  const isIt = (id: CardId): boolean => cards[id]?.def === def;
  if (at === null) return active.filter(isIt);
  const there = servers.find(({ name }) => name === at.server);
  const isOut = prompt?.kind === 'bid' || isInEncounter(from);
  if (at.place === null) return isOut ? (there?.root ?? []).filter(isIt) : [];
  const id = there?.ice[at.place];
  return id !== undefined && isIt(id) ? [id] : [];
}
