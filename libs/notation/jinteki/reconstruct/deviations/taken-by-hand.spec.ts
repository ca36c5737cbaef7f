import { type Features, fieldKey, pileKey, spotBase } from '../features';
import type { Shown } from '../shown';
import { takenBetween } from './taken-by-hand';

const [breaker, wall] = [7, 8];

const shows = (
  features: readonly (readonly [number, number])[],
  line?: string,
  message?: string,
): Shown => {
  const asked = {
    ...{ message: message ?? '', kind: 'select', choices: [], cardCid: null, cardTitle: null },
    ...{ selectable: [], asking: 1 },
  };
  const prompts = { corp: null, runner: message === undefined ? null : asked };
  const told: Features = new Map(features);
  return {
    ...{ state: {}, features: told, lines: line === undefined ? [] : [line], prompts },
    ...{ mayPass: false, isSettled: true, repeats: false },
  };
};

const inRig = fieldKey(spotBase('rig', 0, 0, breaker), 'card');
const inHeap = pileKey('heap', breaker);

describe('a card that a player takes away by hand', () => {
  const lies = shows([[inRig, breaker + 1]]);
  const gone = [[inHeap, 1]] as const;
  const trashed = { entry: 3, def: breaker, what: 'trashed' };

  it('is told by its line, where nothing else goes', () => {
    const now = shows(gone, 'Bo trashes Pipeline.');
    expect(takenBetween(lies, now, 3)).toEqual({ ...trashed, from: 'installed' });
    const hand = shows([[pileKey('grip', breaker), 1]]);
    expect(takenBetween(hand, shows(gone, 'Bo discards Pipeline.'), 3)).toEqual({
      ...trashed,
      from: 'hand',
    });
  });

  it('is ice by its place', () => {
    const ice = fieldKey(spotBase('ice', 0, 1, wall), 'card');
    const now = shows(
      [[pileKey('archives', wall), 1]],
      'Ann trashes ice protecting HQ at position 1.',
    );
    expect(takenBetween(shows([[ice, wall + 1]]), now, 3)).toEqual({
      ...{ entry: 3, def: wall, what: 'trashed', from: { server: 'HQ', position: 1 } },
    });
  });

  it('is none where a price, a card or damage takes it, or a turn ends', () => {
    const lines = [
      'Bo trashes Pipeline to use Pipeline to gain 1 [Credits].',
      'Bo trashes Pipeline due to net damage.',
      'Bo trashes Pipeline from the top of the stack.',
      'Bo uses Bolt to trash Pipeline.',
      'Bo discards Pipeline from their Grip at end of turn.',
    ];
    for (const line of lines) expect(takenBetween(lies, shows(gone, line), 3)).toBeNull();
  });

  it('is none where something else changes, is told, or is asked', () => {
    const line = 'Bo trashes Pipeline.';
    const more = [...gone, [pileKey('heap', wall), 1]] as const;
    expect(takenBetween(lies, shows(more, line), 3)).toBeNull();
    expect(takenBetween(lies, { ...shows(gone), lines: [line, line] }, 3)).toBeNull();
    const asking = shows([[inRig, breaker + 1]], undefined, 'Insufficient MU');
    expect(takenBetween(asking, shows(gone, line), 3)).toBeNull();
  });
});

describe('a card that a player derezzes by hand', () => {
  const rezzed = fieldKey(spotBase('ice', 0, 1, wall), 'rezzed');
  const line = 'Ann derezzes Ice Wall protecting HQ at position 1.';

  it('is told by its line, as ice by its place', () => {
    expect(takenBetween(shows([[rezzed, 1]]), shows([[rezzed, 0]], line), 3)).toMatchObject({
      ...{ entry: 3, what: 'derezzed', from: { server: 'HQ', position: 1 } },
    });
  });

  it('is none that a card derezzes, nor one that stays rezzed', () => {
    const used = 'Bo uses Crescentus to derez Ice Wall protecting HQ at position 1.';
    expect(takenBetween(shows([[rezzed, 1]]), shows([[rezzed, 0]], used), 3)).toBeNull();
    expect(takenBetween(shows([[rezzed, 1]]), shows([[rezzed, 1]], line), 3)).toBeNull();
  });
});
