import type { Fact } from '../facts';
import { toldCards, withNamedCards } from './told-cards';

describe('what stands in a log where a title may stand', () => {
  it.each([
    ['Enigma', 'Enigma', 1],
    ['A Card of Sets That Are Not Here', 'A Card of Sets That Are Not Here', 1],
    ['15 Minutes', '15 Minutes', 1],
    ['Joshua B', 'Joshua B.', 1],
    ['Cyber-Cypher from the top of the stack', 'Cyber-Cypher', 1],
    ['Ice Carver for Standoff', 'Ice Carver', 1],
    ['Faust (paying 1 [Credits] less)', 'Faust', 1],
    ['Blacklist, ignoring all costs', 'Blacklist', 1],
    ['Newest Title from the top of the stack', 'Newest Title', 1],
    ['and rez Fairchild', 'Fairchild', 1],
    ['hosted Gravedigger', 'Gravedigger', 1],
    ['1 card (Notoriety) from the grip, and then pays 1 [Credits],', 'Notoriety', 1],
    ['it', null, 1],
    ['an installed card', null, 1],
    ['a card hosted on Full Immersion RecStudio', null, 1],
    ['1 ice and make a run', null, 1],
    ['the top 2 cards of R&D', null, 2],
    ['2 Advertisements', null, 2],
    ['0 Advertisements', null, 0],
    ['no cards from the top of the stack', null, 0],
    ['cost of resources by 2', null, 0],
    ['draws 1 card', null, 0],
    ['suffer 1 meat damage', null, 0],
    ['them, and gains 1 [Credits]', null, 0],
    ['up to 3 pieces of ice and draw back up to 5 cards', null, 0],
    ['the passed piece of ice or add it to HQ', null, 0],
  ])('%s', (text, title, times) => {
    expect(toldCards(text)).toEqual({ title, times });
  });
});

describe('facts of a line of a replay', () => {
  const trashed = (title: string | null): Fact => ({
    ...{ type: 'trashed', card: { id: null, title }, by: 'corp', from: null, faceup: true },
  });

  it('are told of cards that it names, and of no others', () => {
    const said = [
      trashed('Crowdfunding and draws 1 card'),
      trashed('Respirocytes as it reached 3 power counters'),
      trashed('them, and gains 2 [Credits]'),
      trashed('1 card from the top of R&D'),
      trashed('Enigma'),
      trashed(null),
    ];
    const cards = withNamedCards(said).map((fact) =>
      fact.type === 'trashed' ? fact.card.title : '',
    );
    expect(cards).toEqual(['Crowdfunding', 'Respirocytes', 'Enigma', null]);
  });
});
