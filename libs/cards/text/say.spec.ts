import { allCards } from '../cycles';
import { sayCard } from './say';

describe('the words of a card', () => {
  const lines = allCards.flatMap((value) => sayCard(value).lines.map((line) => ({ value, line })));

  it('are whole sentences', () => {
    const broken = lines.filter(
      ({ line }) =>
        !/^[A-Z0-9+]/.test(line) || !/[.]$/.test(line) || /\.\.| {2}|undefined|object/.test(line),
    );
    expect(broken.map(({ value, line }) => `${value.title}: ${line}`)).toEqual([]);
  });

  it('never call the owner of the card by the name of the side', () => {
    const wrong = lines.filter(({ value, line }) => {
      const corp = ['identity', 'agenda', 'asset', 'ice', 'operation', 'upgrade'].includes(
        value.type,
      );
      const isCorp = corp && !('link' in value);
      return isCorp ? /the Corp\b/i.test(line) : /the Runner\b/i.test(line);
    });
    expect(wrong.map(({ value, line }) => `${value.title}: ${line}`)).toEqual([]);
  });
});
