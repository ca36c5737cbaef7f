import type { Json, JsonObject } from '../../json';
import type { PromptView } from '../../lens/prompt';
import type { Shown } from '../shown';
import { askedNext } from './asked-next';
import { cardsOf, type Selectable } from './cards-of';
import { timesNamed, usesTold } from './named-in-line';

/** The card that a question for cards closes with, as it is chosen last; null where nothing shows which, or whether one is. */
export function lastChosen(prompt: PromptView, before: Shown, now: Shown): string | null {
  const { cardCid, cardTitle, message, selectable } = prompt;
  const all = cardsOf(before.state, selectable);
  const uses = usesTold(cardTitle ?? '', now.lines);
  const named = namedOf(all, cardTitle ?? '', uses);
  if (named.length > 0) return onlyOf(named);
  const played = playedOf(prompt, all, now.lines);
  if (played.length > 0) return onlyOf(played);
  const next = askedNext(prompt, all, now);
  if (next.length > 0) return onlyOf(next);
  if (isLast(message, all)) return moved(all, now.state);
  if (uses.length === 0 || all.some(({ selected }) => selected)) return null;
  // Where something comes from is told, and changes, too.
  if (all.some(({ title }) => uses.some((text) => text.includes(title)))) return null;
  // What comes next changes cards, too, whatever was chosen.
  if (now.lines.some((line) => goesOn.test(line))) return null;
  // What another card or action does to a card is told of that.
  const elsewhere = now.lines.filter((line) => usesTold(cardTitle ?? '', [line]).length === 0);
  const isTold = ({ title }: Selectable): boolean => elsewhere.some((line) => line.includes(title));
  return changed(all, now.state, cardCid, isTold);
}

const playing = / to play (.+?)\.$/;

/** What is asked for is to be played, and a line of its own tells that it is. */
function playedOf(
  { message }: PromptView,
  all: readonly Selectable[],
  lines: readonly string[],
): readonly Selectable[] {
  if (!/\bto play\b/.test(message)) return [];
  const titles = new Set(lines.flatMap((line) => playing.exec(line)?.[1] ?? []));
  return all.filter(({ title }) => titles.has(title));
}

/** The run, or the turn, is told to go on. */
const goesOn = / (?:breaches|approaches|encounters|passes|accesses|started) /;

/** Of copies any. */
export function onlyOf(cards: readonly Selectable[]): string | null {
  const [one, other] = new Set(cards.map(({ title }) => title));
  return one !== undefined && other === undefined ? one : null;
}

/** Those that lines tell a card to be used on, beside those that were chosen before. */
export function namedOf(
  all: readonly Selectable[],
  asker: string,
  uses: readonly string[],
): readonly Selectable[] {
  if (uses.length === 0) return [];
  const times = (name: string): number =>
    uses.reduce((sum, text) => sum + timesNamed(name, text), 0);
  const left = all.filter(({ selected }) => !selected);
  const byTitle = left.filter(
    ({ title }) =>
      // No card is told to be used on itself by its name alone.
      title !== asker &&
      times(title) > all.filter((one) => one.selected && one.title === title).length,
  );
  if (byTitle.length > 0) return byTitle;
  return left.filter(({ place }) => place !== null && times(place) > 0);
}

/** Of several cards all but one are chosen. */
function isLast(message: string, all: readonly Selectable[]): boolean {
  const [, least, most] = /^Choose (at least )?(?:up to )?(\d+) /.exec(message) ?? [];
  const chosen = all.filter(({ selected }) => selected).length;
  // Of at least so many all are chosen before it closes by itself.
  const wanted = least === undefined ? Number(most ?? 0) : all.length;
  return chosen > 0 && chosen === wanted - 1;
}

/** The one card beside those that are chosen that goes elsewhere with all of them. */
function moved(all: readonly Selectable[], state: JsonObject): string | null {
  const cids = all.map(({ cid }) => cid);
  const now = new Map(cardsOf(state, cids).map(({ cid, zone }) => [cid, zone]));
  const gone = all.filter(({ cid, zone }) => now.get(cid) !== zone);
  const [one, other] = gone.filter(({ selected }) => !selected);
  const isWhole = all.every((card) => !card.selected || gone.includes(card));
  return one !== undefined && other === undefined && isWhole ? one.title : null;
}

/** What a click or a turn changes, whatever is chosen. */
const passing: ReadonlySet<string> = new Set(['new', 'playable', 'selected', 'abilities']);

const sayCard = (card: JsonObject, left: string | null): string =>
  JSON.stringify(card, (key, value: Json) =>
    passing.has(key) || key === left ? undefined : value,
  );

/** A strength that was raised is over with its encounter, whatever is chosen then. */
function isAnother(was: JsonObject, is: JsonObject): boolean {
  if (is === was) return false;
  const isItsOwn = 'strength' in is && is['current-strength'] === is['strength'];
  const left = isItsOwn ? 'current-strength' : null;
  return sayCard(is, left) !== sayCard(was, left);
}

/** The one card that is another than before. */
function changed(
  all: readonly Selectable[],
  state: JsonObject,
  asker: string | null,
  isTold: (card: Selectable) => boolean,
): string | null {
  const cids = all.map(({ cid }) => cid);
  const now = new Map(cardsOf(state, cids).map(({ card, cid }) => [cid, card]));
  const others = all.filter((one) => {
    const is = now.get(one.cid);
    return (is === undefined || isAnother(one.card, is)) && !isTold(one);
  });
  const [one, other] = others;
  // What asks may go as it is used.
  return one !== undefined && other === undefined && one.cid !== asker ? one.title : null;
}
