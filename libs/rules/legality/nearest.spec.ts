import { cardId } from '../state/card-id';
import type { Legal } from '../state/decision';
import { nearestTo } from './nearest';

const [corroder, diesel, mimic] = [cardId(3), cardId(4), cardId(5)];

const legal: readonly Legal[] = [
  { do: 'gain-credit' },
  { do: 'draw' },
  { do: 'play', card: diesel },
  { do: 'install', card: mimic },
  { do: 'install', card: corroder },
  { do: 'run', server: 'HQ' },
];

describe('the legal decisions nearest to one that is not', () => {
  it('are of the same kind, the same card first', () => {
    expect(nearestTo(legal, { do: 'install', card: corroder, host: mimic })).toEqual([
      { do: 'install', card: corroder },
      { do: 'install', card: mimic },
    ]);
  });

  it('are about the same card where there are none of the kind', () => {
    expect(nearestTo(legal, { do: 'use', card: diesel, ability: 0 })).toEqual([
      { do: 'play', card: diesel },
    ]);
  });

  it('are the first of all where nothing is alike', () => {
    expect(nearestTo(legal, { do: 'purge' })).toEqual(legal);
  });

  it('are few, and a range is one', () => {
    const many = Array.from({ length: 50 }, (_, i): Legal => ({ do: 'pick', card: cardId(i) }));
    expect(nearestTo(many, { do: 'pick', card: cardId(60) })).toHaveLength(12);
    const range: Legal = { do: 'bid', from: 0, to: 4 };
    expect(nearestTo([range], { do: 'bid', credits: 5 })).toEqual([range]);
  });
});
