import { allCards } from '../cycles';
import { sayCard } from './say';

describe('the words of a card', () => {
  const lines = allCards.flatMap((value) => sayCard(value).lines.map((line) => ({ value, line })));

  it('are whole sentences', () => {
    const broken = lines.filter(
      ({ line }) =>
        !/^[A-Z0-9+]/.test(line) ||
        !/[.]$/.test(line) ||
        /\.\.|,[.,;]| {2}|undefined|object/.test(line),
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

  it.each<[string, RegExp]>([
    ['deny what was done by a roundabout', /it is not so that/],
    ['say what is short of what', / lacks of /],
    ['count what is a number already', /\d of the number of/],
    ['say last what a price is for', /(less|more) for [^.]*\bto (rez|install)\b/],
    ['say of ice that it is what it does', /\bis (not )?a piece of ice protecting/],
    ['say of cards what is true of their parts', /cannot have /],
    ['say of a card that it has something by "of it"', /\b(cost|points|strength) of it\b/],
    ['count how often something happened', /the number of times .* is (less than|\d)/],
    ['speak of one hosted card as of several', /can host 1 [^.]* their /],
    ['close what cannot be prevented with no comma', /which cannot be prevented and/],
    [
      'say behind a comma what is done instead of accessing',
      /successful[^.:]*, (you may )?(?!you may|do this|if )[^.:]*, [^.:]* instead of accessing/,
    ],
    [
      'except a card from its copies by "other than"',
      /copy of (that|it)\b[^.]* other than (that|it)\b/,
    ],
    ['say a kind once for each choice of it', /either (it gains|subroutines on) /],
    ['say what lasts behind two things', / and as an additional cost [^.]* for the rest of this/],
    [
      'leave the shuffle until after what goes on the deck',
      /(top|bottom) of (R&D|your stack)\W+(then )?shuffle/i,
    ],
    ['speak of a rest of which nothing was taken', /^Look at [^.]* the rest of those cards\b/],
    [
      'owe a second sentence to what may be paid in the first',
      /you may (pay|trash) [^.]*\bto (choose|gain|name|search) [^.]*\. (?!This|In a score|If it is|Use)[A-Z]/,
    ],
    [
      'say whose a card is behind a clause',
      / that (is|are) (not )?[^.,]* of (yours|the (Runner|Corp)'s)\b(?! identity)/,
    ],
  ])('do not %s', (_, shape) => {
    expect(
      lines.flatMap(({ value, line }) => (shape.test(line) ? [`${value.title}: ${line}`] : [])),
    ).toEqual([]);
  });
});
