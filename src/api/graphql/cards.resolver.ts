import { Args, Query, Resolver } from '@nestjs/graphql';
import { allCards, type CycleName } from '#cards/cycles';
import { sayCard } from '#cards/text/say';
import { findCard, knownCard } from '#decks/catalogue/find-card';
import { isIdentity, type Card, type Printed } from '#decks/catalogue/card';
import type { CardValue } from '#rules';
import { listCards, type CardFilter, type ListedCard } from '../../cards/list-cards';
import { connectionOf, numbersAsked, type PageArgs } from './connection';
import { badInput } from './errors';
import { listAsked } from './list-name';

const MOST = 200;
const USUAL = 20;

interface CatalogueArgs extends PageArgs, Partial<CardFilter> {}

/** The scenarios of its cards are written by hand, and stand elsewhere. */
const BY_HAND: CycleName = 'core';

const playable = new Map<string, CardValue>(allCards.map((value) => [value.title, value]));

const printed = (value: Printed): string | null => (value === null ? null : String(value));

const subroutinesOf = ({ abilities }: CardValue): number =>
  abilities.flat().filter(({ kind }) => kind === 'sub').length;

const NOTHING = { cost: null, strength: null, trashCost: null, memory: null };

function numbersOf(card: Card) {
  if (isIdentity(card)) return { ...NOTHING, advancement: null, agendaPoints: null };
  if (card.type === 'agenda')
    return { ...NOTHING, advancement: card.advancement, agendaPoints: card.points };
  return {
    cost: printed(card.cost),
    strength: printed(card.strength),
    trashCost: printed(card.trash),
    memory: printed(card.memory),
    advancement: null,
    agendaPoints: null,
  };
}

/** A `CardFacts` of the schema. */
function factsOf(card: Card) {
  const value = playable.get(card.title);
  const { title, code, side, faction, type, subtypes, unique } = card;
  return {
    ...{ title, code, side, faction, type, subtypes, unique },
    ...numbersOf(card),
    text: value === undefined ? null : sayCard(value).lines,
    subroutines: value?.type === 'ice' ? subroutinesOf(value) : null,
    link: `https://netrunnerdb.com/en/card/${code}`,
  };
}

/** A `CatalogueTitle` of the schema. */
const listedOut = ({ card, cycle, scenarios }: ListedCard) => ({
  card: factsOf(card),
  cycle,
  scenarios: cycle === BY_HAND ? null : scenarios,
});

function checkMany(names: readonly string[]): void {
  if (names.length > MOST)
    throw badInput('BAD_PAGE', `${names.length} cards are asked for`, `Ask for ${MOST} at most.`);
}

@Resolver()
export class CardsResolver {
  @Query('cards')
  cards(@Args('names') names: readonly string[]) {
    checkMany(names);
    return names.flatMap((name) => {
      const found = knownCard(name);
      return found.found ? [factsOf(found.card)] : [];
    });
  }

  @Query('cardNames')
  cardNames(@Args('names') names: readonly string[]) {
    checkMany(names);
    return names.map((name) => {
      const found = findCard(name);
      return found.found
        ? { name, card: factsOf(found.card), nearest: [] }
        : { name, card: null, nearest: found.nearest };
    });
  }

  @Query('catalogue')
  catalogue(@Args() { text, side, faction, type, cycle, ...args }: CatalogueArgs) {
    const list = listAsked('catalogue', { text, side, faction, type, cycle });
    const span = numbersAsked(list, args, USUAL);
    const filter: CardFilter = {
      ...{ text: text ?? null, side: side ?? null, faction: faction ?? null },
      ...{ type: type ?? null, cycle: cycle ?? null },
    };
    const { total, nearest, ...page } = listCards(filter, span);
    const { edges, pageInfo } = connectionOf(list, page, ({ number }) => number, span);
    return {
      edges: edges.map(({ cursor, node }) => ({ cursor, node: listedOut(node) })),
      ...{ pageInfo, nearest, totalCount: total },
    };
  }
}
