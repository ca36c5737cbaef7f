import type { ObservedFact } from '../jinteki/facts';
import { type Board, type BoardCard, emptyBoard } from './board';
import { Sights } from './sights';

const archives = (...cards: readonly BoardCard[]): Board => ({
  ...emptyBoard,
  zones: { 'corp.discard': { side: 'corp', kind: 'discard', server: null, cards } },
});

const ENIGMA: BoardCard = { id: '7', title: 'Enigma', side: 'corp', type: 'ICE' };

const accessed = (zone: 'discard' | 'deck'): ObservedFact => ({
  type: 'accessed',
  card: { id: '7', title: 'Enigma' },
  server: zone === 'deck' ? 'R&D' : 'Archives',
  zone,
  source: 'state',
  index: 3,
  flags: [],
});

describe('a card accessed in Archives', () => {
  it('is told to everybody where it lies faceup there, as it lies in their positions', () => {
    const sights = new Sights('replay');
    const board = archives({ ...ENIGMA, seen: true });
    expect(sights.see(accessed('discard'), board).cards).toBe('all');
    expect(sights.of('7')).toBe('all');
  });

  it('is told to the players alone where it lies facedown, or lies there no more', () => {
    for (const board of [archives(ENIGMA), archives()]) {
      const sights = new Sights('replay');
      expect(sights.see(accessed('discard'), board).cards).toBe('players');
    }
  });

  it('is no card of R&D, which the Runner alone is told', () => {
    const sights = new Sights('replay');
    expect(sights.see(accessed('deck'), archives({ ...ENIGMA, seen: true })).cards).toBe('runner');
  });
});
