import { titleOf, type CardView, type Legal, type Position } from '../game/position';
import { texts } from '../texts/texts';

/** What may be decided, once for all the ways that come to the same. */
export interface Choice {
  /** Its place among all that may be decided, by which the server knows it. */
  readonly index: number;
  readonly legal: Legal;
  /** Tells it from others of the same words; null where there is none. */
  readonly apart: string | null;
}

interface Lying {
  readonly place: string;
  /** The card it lies on. */
  readonly on: string | null;
  /** All that can be seen of it but its handle: cards of which that is the same are as good as each other. */
  readonly looks: string;
}

const looksOf = (card: CardView): string =>
  JSON.stringify({ ...card, hosted: card.hosted.map(looksOf), handle: null });

/** Where the cards lie that are told apart by where they lie, by handle. */
function lyingIn({ corp, runner }: Position): ReadonlyMap<string, Lying> {
  const { choice } = texts.live;
  const lying = new Map<string, Lying>();
  const lay = (
    cards: readonly CardView[],
    place: (index: number) => string,
    on: CardView | null = null,
  ): void => {
    for (const [index, card] of cards.entries()) {
      const { handle } = card;
      if (handle !== null)
        lying.set(handle, { place: place(index), on: on?.handle ?? null, looks: looksOf(card) });
      const where = choice.on(titleOf(card) ?? texts.game.panes.aCard);
      lay(card.hosted, () => where, card);
    }
  };
  for (const { name, ice, cards } of corp.servers) {
    lay(ice, (index) => choice.ice(name, index + 1));
    lay(cards, () => choice.root(name));
  }
  const { programs, hardware, resources, facedown } = runner.rig;
  for (const cards of [programs, hardware, resources, facedown]) lay(cards, () => choice.rig);
  // Of hands and piles only what the cards are: any copy does.
  const piles = [corp.hq, corp.archives, corp.rd, runner.grip, runner.heap, runner.stack];
  for (const pile of piles) lay(pile, () => '');
  return lying;
}

/** What a decision comes to: cards by what they are and where they lie, all else as it is told. */
function meaningOf(data: unknown, lying: ReadonlyMap<string, Lying>): string {
  return JSON.stringify(data, (key, value: unknown) => {
    if (key !== 'handle' || typeof value !== 'string') return value;
    return lying.get(value) ?? value;
  });
}

const handleIn = (data: unknown, field: string): string | null => {
  const card: unknown = Reflect.get(Object(data), field);
  const handle: unknown = Reflect.get(Object(card), 'handle');
  return typeof handle === 'string' ? handle : null;
};

/** The words that tell each of a group of choices from the others. */
function wordsApart(
  group: readonly unknown[],
  lying: ReadonlyMap<string, Lying>,
): readonly string[] {
  const { choice } = texts.live;
  const places = group.map((data) => {
    const handle = handleIn(data, 'host') ?? handleIn(data, 'card');
    return handle === null ? '' : (lying.get(handle)?.place ?? '');
  });
  const abilities = group.map((data) => {
    const ability: unknown = Reflect.get(Object(data), 'ability');
    return typeof ability === 'number' ? choice.ability(ability + 1) : '';
  });
  const differs = (words: readonly string[]): boolean => new Set(words).size > 1;
  const said = group.map((_, at) =>
    [differs(places) ? places[at] : '', differs(abilities) ? abilities[at] : '']
      .filter((word) => word !== undefined && word !== '')
      .join(', '),
  );
  return said.map((words, at) => {
    const same = said.flatMap((other, index) => (other === words ? [index] : []));
    if (same.length === 1) return words;
    const number = choice.number(same.indexOf(at) + 1, same.length);
    return words === '' ? number : `${words}, ${number}`;
  });
}

/**
 * What may be decided, as a player reads it: what reads the same and comes to the same is told once, what
 * reads the same and does not is told apart. `data`: every field of each, in the same order; null while it
 * is not known, when all are told.
 */
export function choicesOf(
  legal: readonly Legal[],
  data: readonly unknown[] | null,
  position: Position,
): readonly Choice[] {
  const all = legal.map((one, index): Choice => ({ index, legal: one, apart: null }));
  if (data === null || data.length !== legal.length) return all;
  const lying = lyingIn(position);
  const meant = new Set<string>();
  const kept = all.filter(({ index, legal: { text } }) => {
    const meaning = `${text} ${meaningOf(data[index], lying)}`;
    if (meant.has(meaning)) return false;
    meant.add(meaning);
    return true;
  });
  const groups = new Map<string, Choice[]>();
  for (const one of kept) {
    const group = groups.get(one.legal.text) ?? [];
    groups.set(one.legal.text, [...group, one]);
  }
  return kept.map((one) => {
    const group = groups.get(one.legal.text) ?? [one];
    if (group.length === 1) return one;
    const words = wordsApart(
      group.map(({ index }) => data[index]),
      lying,
    );
    return { ...one, apart: words[group.indexOf(one)] ?? null };
  });
}

/** Whether some read the same, so that more has to be known of them. */
export const hasTwins = (legal: readonly Legal[]): boolean =>
  new Set(legal.map(({ text }) => text)).size < legal.length;
