import { altered } from '../deck/written';
import { STARTERS } from '../starters/starters';
import { registerDeck, reviseDeck } from './decide';
import { type DeckAnswer } from './decide';
import { type DeckState, evolveDeck, NO_DECK } from './deck';

const take = (state: DeckState, answer: DeckAnswer): DeckState => {
  if (!answer.ok) throw new Error(answer.message);
  return evolveDeck(state, answer.decision);
};
const noise = STARTERS.get('anarch');
if (noise === undefined) throw new Error('no starter');

describe('a deck', () => {
  const registered = take(NO_DECK, registerDeck(NO_DECK, 'ana', noise));
  const faster = altered(noise, { Diesel: 2, 'Ice Carver': 0 });

  it('has versions, the list as it was in each', () => {
    const revised = take(registered, reviseDeck(registered, faster, 'faster'));
    expect(revised).toMatchObject({
      status: 'registered',
      versions: [
        { number: 1, list: noise, note: null },
        { number: 2, list: faster, note: 'faster' },
      ],
    });
  });

  it('is registered once and revised with a change', () => {
    expect(registerDeck(registered, 'ana', noise)).toMatchObject({
      ok: false,
      code: 'DECK_EXISTS',
    });
    expect(reviseDeck(NO_DECK, noise, null)).toMatchObject({ code: 'DECK_ABSENT' });
    expect(reviseDeck(registered, noise, null)).toMatchObject({ code: 'NOTHING_CHANGED' });
  });
});
