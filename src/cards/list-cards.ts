import { allCards, cycleNames, type CycleName } from '#cards/cycles';
import type { Affiliation, Card, Side } from '#decks/catalogue/card';
import { rowsIn, type Rows, type Span } from '../platform/projections/span';
import { findCards } from './find-cards';
import { statusOf, type TitleStatus } from './status';

/** A title of the catalogue, with its first printing. */
export interface ListedCard extends TitleStatus {
  /** From 1, in the order of release. */
  readonly number: number;
  readonly cycle: CycleName;
}

/** What listed cards have in common; null: anything. */
export interface CardFilter {
  /** A title, part of one, a code, or words of the type, the facts or the text. */
  readonly text: string | null;
  readonly side: Side | null;
  readonly faction: Affiliation | null;
  readonly type: Card['type'] | null;
  readonly cycle: CycleName | null;
}

interface CardPage extends Rows<ListedCard> {
  readonly total: number;
  /** Titles that come near to a text that nothing has. */
  readonly nearest: readonly string[];
}

let all: readonly ListedCard[] | null = null;

/** Every title; made when it is first asked for. */
const everyTitle = (): readonly ListedCard[] =>
  (all ??= cycleNames
    .flatMap((cycle) => statusOf(cycle).map((status) => ({ ...status, cycle })))
    .map((listed, index) => ({ ...listed, number: index + 1 })));

const fits = (
  { card, cycle }: ListedCard,
  { side, faction, type, cycle: asked }: Omit<CardFilter, 'text'>,
): boolean =>
  (side === null || card.side === side) &&
  (faction === null || card.faction === faction) &&
  (type === null || card.type === type) &&
  (asked === null || cycle === asked);

/** Titles in the order of their release. */
export function listCards({ text, ...filter }: CardFilter, span: Span<number>): CardPage {
  const fitting = everyTitle().filter((one) => fits(one, filter));
  const asked = text?.trim() ?? '';
  if (asked === '')
    return { ...rowsIn(fitting, span, numberOf), total: fitting.length, nearest: [] };
  const found = findCards(allCards, asked);
  const titles = new Set(found.ok ? found.cards.map(({ title }) => title) : []);
  const named = fitting.filter(({ card }) => titles.has(card.title));
  const nearest = found.ok ? [] : found.nearest;
  return { ...rowsIn(named, span, numberOf), total: named.length, nearest };
}

const numberOf = ({ number }: ListedCard): number => number;
