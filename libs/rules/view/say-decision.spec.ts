import type { DecisionView } from './decision';
import { sayDecision } from './say-decision';

const enigma = { card: 'Enigma', code: '01111', handle: '#7' };
const unseen = { hidden: true, handle: null } as const;

describe('an install', () => {
  it.each<readonly [string, Omit<DecisionView, 'by' | 'do'>]>([
    ['The Corp installs Enigma protecting HQ.', { card: enigma, server: 'HQ', zone: 'ice' }],
    [
      'The Corp installs a piece of ice protecting a new server.',
      { card: unseen, server: 'new', zone: 'ice' },
    ],
    [
      'The Corp installs a card in the root of Server 1.',
      { card: unseen, server: 'Server 1', zone: 'root' },
    ],
    ['The Corp installs Enigma on a card.', { card: enigma, host: unseen }],
  ])('is said where it goes: %s', (said, view) => {
    expect(sayDecision({ ...view, by: 'corp', do: 'install' })).toBe(said);
  });
});
