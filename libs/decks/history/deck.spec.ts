import { fold } from '#streams/fold';
import { altered } from '../deck/written';
import { STARTERS } from '../starters/starters';
import { deckDecider, type DeckCommand } from './decide';
import { type DeckState, NO_DECK } from './deck';

const take = (state: DeckState, command: DeckCommand): DeckState => {
  const decided = deckDecider.decide(state, command);
  if (!decided.ok) throw new Error(decided.refusal.message);
  return fold(deckDecider, decided.events, { state, version: 0 }).state;
};
const noise = STARTERS.get('anarch');
if (noise === undefined) throw new Error('no starter');
const register: DeckCommand = { type: 'register', owner: 'ana', list: noise };

describe('a deck', () => {
  const registered = take(NO_DECK, register);
  const faster = altered(noise, { Diesel: 2, 'Ice Carver': 0 });

  it('has versions, the list as it was in each', () => {
    const revised = take(registered, { type: 'revise', list: faster, note: 'faster' });
    expect(revised).toMatchObject({
      status: 'registered',
      versions: [
        { number: 1, list: noise, note: null },
        { number: 2, list: faster, note: 'faster' },
      ],
    });
  });

  it('has an owner with a name, and notes that can be read', () => {
    for (const owner of ['', 'a\nb', 'x'.repeat(201)])
      expect(deckDecider.decide(NO_DECK, { ...register, owner })).toMatchObject({
        refusal: { code: 'OWNER_WRONG' },
      });
    const note = 'x'.repeat(2_001);
    expect(deckDecider.decide(registered, { type: 'revise', list: faster, note })).toMatchObject({
      refusal: { code: 'NOTE_TOO_LONG' },
    });
  });

  it('is registered once and revised with a change', () => {
    const revise: DeckCommand = { type: 'revise', list: noise, note: null };
    expect(deckDecider.decide(registered, register)).toMatchObject({
      ok: false,
      refusal: { code: 'DECK_EXISTS' },
    });
    expect(deckDecider.decide(NO_DECK, revise)).toMatchObject({ refusal: { code: 'DECK_ABSENT' } });
    expect(deckDecider.decide(registered, revise)).toMatchObject({
      refusal: { code: 'NOTHING_CHANGED' },
    });
  });
});
