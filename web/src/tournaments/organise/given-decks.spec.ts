import { givenDecks } from './given-decks';

const ID = 'be18aedf-bdce-8846-aff9-6945542a71c3';

describe('the lists of a form', () => {
  it('are addresses of decks or texts', () => {
    expect(
      givenDecks(`https://retrace.example/decks/${ID}?format=core `, '1 MaxX\n3 Medium'),
    ).toEqual({ corp: { deck: ID }, runner: { text: '1 MaxX\n3 Medium' } });
    expect(givenDecks(ID, `/decks/${ID}`)).toEqual({ corp: { deck: ID }, runner: { deck: ID } });
  });

  it('are none where nothing is given, and one that is missing is sent as it is', () => {
    expect(givenDecks(' ', '\n')).toBeNull();
    expect(givenDecks(ID, '')).toEqual({ corp: { deck: ID }, runner: { text: '' } });
  });
});
