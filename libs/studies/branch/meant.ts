import {
  type CardId,
  type Decision,
  type Legal,
  type LegalView,
  nearestTo,
  type Pool,
  type Rules,
  type State,
  viewLegal,
} from '#rules';
import { refuse, type StudyRefusal } from '../study/refusal';

/** What somebody wants to be decided, as a judge speaks of it: cards by title or by `#number`. */
export interface Wanted {
  readonly do: Decision['do'];
  readonly card?: string | null;
  readonly host?: string | null;
  readonly server?: string | null;
  readonly option?: string | null;
  /** The number of an ability or a subroutine. */
  readonly index?: number | null;
  /** Of a bid, a payment, a number. */
  readonly number?: number | null;
  /** The cards that a shuffle is to bring, the top one first; the others follow as they lie. */
  readonly order?: readonly string[] | null;
}

export type Meant =
  | { readonly ok: true; readonly decision: Decision }
  | { readonly ok: false; readonly refusal: StudyRefusal };

/** What else could be decided, told to who is refused. */
const MOST = 12;

function sayName(name: unknown): string {
  if (typeof name !== 'object' || name === null || !('card' in name)) return '';
  const handle = 'handle' in name && typeof name.handle === 'string' ? ` (${name.handle})` : '';
  return ` ${String(name.card)}${handle}`;
}

/** A legal decision in a few words: `install Enigma (#12), HQ`. */
export function sayLegal(view: LegalView): string {
  const more = ['server', 'option', 'ability', 'sub', 'number', 'credits'].flatMap((key) => {
    const value = view[key];
    return value === undefined ? [] : [String(value)];
  });
  if (view.host !== undefined) more.push(`on${sayName(view.host)}`);
  if (view.from !== undefined) more.push(`${view.from} to ${String(view.to)}`);
  return `${view.do}${sayName(view.card)}${more.map((one) => `, ${one}`).join('')}`;
}

const isNamed = (name: unknown, wanted: string): boolean =>
  typeof name === 'object' &&
  name !== null &&
  (('card' in name && name.card === wanted) || ('handle' in name && name.handle === wanted));

const asked = <T>(value: T | null | undefined): value is T => value !== null && value !== undefined;

function fits(view: LegalView, wanted: Wanted): boolean {
  if (view.do !== wanted.do) return false;
  if (asked(wanted.card) && !isNamed(view.card, wanted.card)) return false;
  if (asked(wanted.host) && !isNamed(view.host, wanted.host)) return false;
  if (asked(wanted.server) && view['server'] !== wanted.server) return false;
  if (asked(wanted.option) && view['option'] !== wanted.option) return false;
  if (asked(wanted.index) && view['ability'] !== wanted.index && view['sub'] !== wanted.index)
    return false;
  const held = view['number'] ?? view['credits'];
  return !asked(wanted.number) || held === undefined || held === wanted.number;
}

const inHand: ReadonlySet<string> = new Set(['hq', 'grip', 'rd', 'stack']);

/** Whether two decisions differ in nothing but which copy of a card out of play they name. */
function alike(pool: Pool, state: State, a: Legal, b: Legal): boolean {
  if (!('card' in a) || !('card' in b)) return false;
  const kind = (id: CardId): string => {
    const card = state.cards[id];
    const title = pool.definitions[card?.def ?? -1]?.value.title ?? '';
    return card !== undefined && inHand.has(card.zone) ? `${card.zone} ${title}` : `#${id}`;
  };
  return (
    JSON.stringify({ ...a, card: kind(a.card) }) === JSON.stringify({ ...b, card: kind(b.card) })
  );
}

const no = (code: StudyRefusal['code'], message: string, hint: string): Meant => ({
  ok: false,
  refusal: refuse(code, 'decision', message, hint),
});

/** A listed entry made definite. */
function settled(pool: Pool, state: State, legal: Legal, wanted: Wanted): Meant {
  if ('cards' in legal) return ordered(pool, state, legal.cards, wanted.order ?? []);
  if (!('from' in legal)) return { ok: true, decision: legal };
  const { from, to } = legal;
  const { number } = wanted;
  if (!asked(number) || !Number.isInteger(number) || number < from || number > to)
    return no(
      'BAD_DECISION',
      `this decision takes a number from ${from} to ${to}, not ${number ?? 'none'}`,
      'Give such a number.',
    );
  return {
    ok: true,
    decision: legal.do === 'number' ? { do: 'number', number } : { do: legal.do, credits: number },
  };
}

function ordered(
  pool: Pool,
  state: State,
  cards: readonly CardId[],
  wanted: readonly string[],
): Meant {
  const left = [...cards];
  const top: CardId[] = [];
  for (const name of wanted) {
    const at = left.findIndex((id) => {
      const title = pool.definitions[state.cards[id]?.def ?? -1]?.value.title;
      return name === title || name === `#${id}`;
    });
    const [card] = at < 0 ? [] : left.splice(at, 1);
    if (card === undefined)
      return no('BAD_DECISION', `the deck has no (other) ${name.slice(0, 60)}`, 'Name its cards.');
    top.push(card);
  }
  return { ok: true, decision: { do: 'shuffle', order: [...top, ...left] } };
}

/** What the nearest to a wanted decision is looked for by. */
function sketch(state: State, pool: Pool, wanted: Wanted) {
  const card = state.cards.find(
    ({ id, def }) => `#${id}` === wanted.card || pool.definitions[def]?.value.title === wanted.card,
  );
  return {
    do: wanted.do,
    ...(card === undefined ? {} : { card: card.id }),
    ...(asked(wanted.server) ? { server: wanted.server } : {}),
  };
}

/** The legal decision that is meant; refused with the nearest ones where none is, or several are. */
export function meant(rules: Rules, state: State, wanted: Wanted): Meant {
  const { pool } = rules;
  const legal = rules.legal(state);
  const views = viewLegal(pool, state, 'judge');
  const say = (these: readonly Legal[]): string =>
    these
      .slice(0, MOST)
      .map((one) => views[legal.indexOf(one)])
      .flatMap((view) => (view === undefined ? [] : [sayLegal(view)]))
      .join('; ');
  if (wanted.do === 'concede' && state.prompt !== null && state.prompt.for !== 'chance')
    return { ok: true, decision: { do: 'concede', side: state.prompt.for } };
  const found = legal.filter((_, index) => {
    const view = views[index];
    return view !== undefined && fits(view, wanted);
  });
  const [first, ...others] = found;
  if (first === undefined)
    return no(
      'ILLEGAL',
      `${wanted.do}${asked(wanted.card) ? ` ${wanted.card.slice(0, 60)}` : ''} is not legal here`,
      legal.length === 0
        ? 'Nothing is: the game is over.'
        : `Nearest: ${say(nearestTo(legal, sketch(state, pool, wanted)))}.`,
    );
  if (others.some((one) => !alike(pool, state, first, one)))
    return no(
      'AMBIGUOUS',
      `${found.length} decisions are meant by it`,
      `Say which: ${say(found)}.`,
    );
  return settled(pool, state, first, wanted);
}
