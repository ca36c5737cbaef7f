import { askedText } from './asked-text';

const card = (title: string) => ({ card: title, handle: null });
const fall = card('Fall Guy');

describe('who is asked', () => {
  it('is told alone to whoever may not know what', () => {
    expect(askedText({ prompt: { for: 'runner' }, outcome: null })).toBe('The Runner is to decide');
  });

  it('is told with the card that asks, and the one that set it off', () => {
    const prompt = { for: 'corp', kind: 'option', source: card('Industrial Genomics') } as const;
    expect(askedText({ prompt: { ...prompt, about: null }, outcome: null })).toBe(
      'The Corp is to decide: Industrial Genomics',
    );
    expect(askedText({ prompt: { ...prompt, about: fall }, outcome: null })).toBe(
      'The Corp is to decide: Industrial Genomics, about Fall Guy',
    );
  });

  it('names no card that is hidden', () => {
    const about = { hidden: true, handle: null } as const;
    expect(askedText({ prompt: { for: 'corp', source: fall, about }, outcome: null })).toBe(
      'The Corp is to decide: Fall Guy, about a card',
    );
  });

  it('is nobody once the game is over', () => {
    const outcome = { winner: 'corp', reason: 'concession' } as const;
    expect(askedText({ prompt: { for: 'corp', source: fall }, outcome })).toBeNull();
  });
});
