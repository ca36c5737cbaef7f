import { rulesNamed } from '#cards/pool';
import { loadPosition } from '#notation/scenario/position/load';
import { frame } from '../machine/next';
import { contextOf } from '../query/context';
import { cardOf } from '../query/card';
import { workOn } from '../query/work-on';
import { couldChange } from './could-change';

const { pool } = rulesNamed('all');

/** A grip of one card, which is still to be placed if it is being installed. */
function gripOfOne(isBeingInstalled: boolean) {
  const loaded = loadPosition(pool, {
    turn: { side: 'runner', number: 9, clicks: 2, at: 'runner.1.6' },
    corp: {
      ...{ identity: 'Weyland Consortium: Building a Better World', credits: 5 },
      rd: ['Hedge Fund'],
    },
    runner: { identity: 'Noise: Hacker Extraordinaire', credits: 5, grip: ['Corroder'] },
  });
  if (!loaded.ok) throw new Error(loaded.message);
  const g = workOn(pool, loaded.state, null);
  const [card] = g.state.runner.grip;
  if (card === undefined) throw new Error('the grip is empty');
  if (isBeingInstalled)
    g.state.frames.push(
      frame('install', 'declare', {
        ...{ side: 'runner', card, server: null, host: null, behind: null, trash: [] },
        ...{ discount: 0, free: false, rezzed: false, faceup: true, clicks: 0, placed: false },
      }),
    );
  return g;
}

describe('chance, which takes cards of a hand', () => {
  it.each([
    [false, true],
    [true, false],
  ])('counts none that is being installed (%s): %s', (isBeingInstalled, expected) => {
    const g = gripOfOne(isBeingInstalled);
    const context = contextOf(g, cardOf(g, g.state.corp.identity));
    const effects = [{ do: 'random', from: 'grip', cards: 1, as: 'lost' }] as const;
    expect(couldChange(g, context, effects)).toBe(expected);
  });
});
