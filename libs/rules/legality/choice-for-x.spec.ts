import { rulesNamed } from '#cards/pool';
import { loadPosition } from '#notation/scenario/position/load';
import { barToUse } from './use';
import { isWithoutChoice } from './could-change';
import { abilitiesOf, cardOf } from '../query/card';
import { contextOf } from '../query/context';
import { workOn } from '../query/work-on';

const { pool } = rulesNamed('all');

/** Of Corporate Troubleshooter, which makes ice of its server stronger by what is paid. */
function troubleshooter(isRezzed: boolean) {
  const loaded = loadPosition(pool, {
    turn: { side: 'corp', number: 9, clicks: 2, at: 'corp.2.2' },
    corp: {
      ...{ identity: 'Weyland Consortium: Building a Better World', credits: 1_000 },
      ...{ hq: ['Hedge Fund'], rd: ['Hedge Fund'] },
      servers: {
        HQ: {
          ice: [{ card: 'Enigma', rezzed: isRezzed }],
          cards: [{ card: 'Corporate Troubleshooter', rezzed: true }],
        },
        'R&D': { ice: [{ card: 'Enigma', rezzed: true }] },
      },
    },
    runner: { identity: 'Noise: Hacker Extraordinaire', credits: 5 },
  });
  if (!loaded.ok) throw new Error(loaded.message);
  const g = workOn(pool, loaded.state, null);
  const [id] = g.state.servers.find(({ name }) => name === 'HQ')?.root ?? [];
  if (id === undefined) throw new Error('nothing is in the root of HQ');
  const card = cardOf(g, id);
  const [placed] = abilitiesOf(g, card);
  if (placed?.ability.kind !== 'paid') throw new Error('it has no paid ability');
  return {
    isWithout: isWithoutChoice(g, contextOf(g, card), placed.ability.effects),
    bar: barToUse(g, id, 0, 'corp', 'window'),
  };
}

describe('a number that is paid for what is done with a chosen card', () => {
  it('does nothing where there is no such card, whatever the number is', () => {
    const { isWithout, bar } = troubleshooter(false);
    expect(isWithout).toBe(true);
    expect(bar).not.toBeNull();
  });

  it('is asked for where there is one', () => {
    expect(troubleshooter(true)).toEqual({ isWithout: false, bar: null });
  });
});
