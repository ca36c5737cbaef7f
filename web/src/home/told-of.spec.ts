import { toldOf } from './told-of';

const listed = {
  kind: 'LISTED',
  side: 'CORP',
  text: "2 cards of the Corp's deck never showed; by its decklist they are 2 Enigma.",
} as const;

describe('what a list told of a game', () => {
  it('is what never showed', () => {
    const allowed = { kind: 'ALLOWED', side: null, text: 'The server allowed it.' } as const;
    const imported = { tier: 'VERIFIED', importWarnings: [allowed, listed] } as const;
    expect(toldOf(imported, 'corp')).toEqual([listed.text]);
  });

  it('is nothing new where every card of it showed', () => {
    const imported = { tier: 'PARTIAL', importWarnings: [listed] } as const;
    expect(toldOf(imported, 'runner')).toEqual([
      'Every card of the Runner’s list showed: the game agrees with it.',
    ]);
  });

  it('cannot be said of a game that was only observed, and why', () => {
    const text = 'A pasted log tells no decisions.';
    const imported = { tier: 'OBSERVED', importWarnings: [{ kind: 'NOT_JUDGED', text }] } as const;
    expect(toldOf(imported, 'corp')).toEqual([
      'The game was only observed: a list tells nothing more of it.',
      text,
    ]);
  });
});
