import type { QueryBus } from '@nestjs/cqrs';
import type { DeckList } from '#decks/deck/deck-list';
import type { Side } from '#rules';
import type { Caller } from '../../access/caller';
import { ValidateDeck } from '../../decks/validate-deck';
import type { SeatTaken } from '../../games/play/open-game';
import { seatDeck, starterNamed, starterNames } from '../../games/play/seat-deck';
import { accepted } from './accepted';
import { deckSourceOf, type DeckSourceInput } from './deck-input';
import { badInput } from './errors';

export interface SeatInput {
  readonly name: string;
  readonly starter?: string | null;
  readonly deck?: DeckSourceInput | null;
}

/** Stored decks may be for those alone who have their key. */
interface Asking {
  readonly queries: QueryBus;
  readonly caller: Caller;
}

const isGiven = <T>(value: T | null | undefined): value is T =>
  value !== null && value !== undefined;

async function listOf(
  { queries, caller }: Asking,
  side: Side,
  { starter, deck }: SeatInput,
): Promise<DeckList> {
  if (isGiven(deck) && !isGiven(starter)) {
    const query = new ValidateDeck(deckSourceOf(deck), 'core', caller);
    const answer = await queries.execute(query);
    // Two decks are given.
    const told = answer.ok
      ? answer
      : { ...answer, message: `the deck of the ${side}: ${answer.message}` };
    return accepted(told).list;
  }
  const found = isGiven(starter) && !isGiven(deck) ? starterNamed(starter) : undefined;
  if (found !== undefined) return found;
  throw badInput(
    'BAD_DECK',
    `the ${side} has no deck: give either a starter deck there is, or a deck`,
    `Starter decks of the ${side}: ${starterNames(side).join(', ')}.`,
  );
}

/** Who sits down with what. Throws a GraphQL error for a deck that cannot be played. */
export async function seatOf(asking: Asking, side: Side, input: SeatInput): Promise<SeatTaken> {
  const list = await listOf(asking, side, input);
  const seat = seatDeck(list, side, `the deck of the ${side}`);
  if (seat.ok) return { name: input.name, deck: seat.deck };
  throw badInput('BAD_DECK', seat.message, 'Take other cards, or a starter deck.');
}
