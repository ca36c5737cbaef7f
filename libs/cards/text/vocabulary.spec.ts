import { allCards } from '../cycles';
import { wordsUsed } from './words-used';

/** Words no card says, and what they wait for or serve. */
const waiting: Readonly<Record<string, string>> = {
  'duration: while-active': 'what a copied text lasts, for Media Blitz',
  'place: corp-score': 'Braintrust',
  'place: installed': 'what a filter means when it names no place (CHOOSE-01)',
  'remembered: accessed': 'Aeneas Informant',
  'remembered: damage-imminent': 'the first damage of a turn, for Net Shield (ORD-01)',
  'remembered: spent-first-click': 'Always Be Running',
  'remembered: stolen': 'Leela Patel: Trained Pragmatist',
};

describe('the vocabulary of the cards', () => {
  it('has no word that no card uses, save those that wait for a card', () => {
    const idle = [...wordsUsed(allCards)].flatMap(([word, titles]) =>
      titles.length === 0 ? [word] : [],
    );
    expect(idle.sort()).toEqual(Object.keys(waiting).sort());
  });
});
