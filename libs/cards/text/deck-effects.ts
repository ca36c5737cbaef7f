import { type Amount, type Effect, type Filter } from '#rules';
import { some, valueOf } from './amount';
import { anyOf, isTarget, noun, sayTarget } from './filter';
import { placeNames } from './place';
import { type Sayings } from './table';
import { deckName, handOf, type Clause, type Voice } from './voice';
import { act, topOf } from './effect-words';

/** "up to 3 cards", "any number of agendas of one title". */
function several(
  wanted: Filter,
  most: Amount | 'any',
  titles: 'same' | 'different' | undefined,
  v: Voice,
): string {
  const { many } = noun(wanted, v);
  const alike = { same: ' of one title', different: ' of different titles' };
  const which = titles === undefined ? '' : alike[titles];
  return `${most === 'any' ? 'any number of' : `up to ${valueOf(most, v)}`} ${many}${which}`;
}

/** What a hand lacks of so many cards is drawn until it has them. */
function untilIn(cards: Amount, v: Voice): string | null {
  if (typeof cards !== 'object' || cards.of !== 'lacking') return null;
  const { amount, to } = cards;
  if (typeof amount !== 'object' || amount.of !== 'count' || isTarget(amount.cards)) return null;
  const place = amount.cards.in;
  if (place !== 'hq' && place !== 'grip') return null;
  const where = placeNames[place](v);
  return typeof to === 'number'
    ? `draw cards until there are ${to} in ${where}`
    : `draw cards until the number of cards in ${where} is ${valueOf(to, v)}`;
}

/** How it reads that cards of a deck or hand are drawn, looked at and put back. */
export const deckWords = {
  draw: ({ who, cards, from }, v) => ({
    who,
    does:
      untilIn(cards, v) ??
      `draw ${some(cards, 'card', v)}${from === undefined ? '' : ` from the bottom of ${deckName(v, who === 'corp' ? 'rd' : 'stack')}`}`,
  }),
  shuffle: ({ deck, cards }, v) =>
    act(
      v,
      cards === undefined
        ? `shuffle ${deckName(v, deck)}`
        : `shuffle ${sayTarget(cards, v)} into ${deckName(v, deck)}`,
    ),
  search: ({ deck, for: wanted, reveal, most, titles }, v) => {
    const shown = reveal === true ? `, reveal ${most === undefined ? 'it' : 'them'},` : '';
    return {
      ...act(
        v,
        `search ${deckName(v, deck)} for ${most === undefined ? anyOf(wanted, v) : several(wanted, most, titles, v)}${shown}`,
      ),
      opens: true,
    };
  },
  look: (effect, v) => ({
    ...act(
      effect.who === undefined ? v : { ...v, actor: effect.who },
      'hand' in effect
        ? `look at ${placeNames[effect.hand](v)}`
        : `look at ${topOf(effect.amount, v)} of ${deckName(v, effect.deck)}`,
    ),
    opens: true,
  }),
  arrange: ({ cards, who, at, deck }, v) =>
    act(
      who === undefined ? v : { ...v, actor: who },
      at === 'bottom'
        ? `add ${sayTarget(cards, v)} to the bottom of ${deckName(v, deck)} in any order`
        : `put ${sayTarget(cards, v)} back in any order`,
    ),
  reveal: ({ cards, as }, v) => {
    if (typeof cards !== 'object' || !('top' in cards))
      return act(v, `reveal ${sayTarget(cards, v)}`);
    const top = act(
      v,
      'until' in cards
        ? `reveal cards from the top of ${deckName(v, cards.top)} until ${anyOf(cards.until, v)} is revealed`
        : `reveal ${topOf(cards.amount, v)} of ${deckName(v, cards.top)}`,
    );
    return as === undefined ? top : { ...top, opens: true };
  },
  random: ({ from, cards }, v) => ({
    ...act(
      v,
      `choose ${some(cards, 'card', v)} at random from ${handOf(v, from === 'hq' ? 'corp' : 'runner')}`,
    ),
    opens: true,
  }),
} satisfies Partial<Sayings<Effect, 'do', Clause>>;
