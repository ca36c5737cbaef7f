import { corePool } from '#cards/pool';
import { runFrame, isWorking, cloneState, workOn } from '#rules';
import { position, table } from './table';

describe('what a card gives to one run', () => {
  it('rests while another run is made inside of it', () => {
    const t = table(position({ runner: { rig: { programs: ['Sneakdoor Beta'] } } }));
    t.take({ do: 'use', card: 'Sneakdoor Beta' });
    const g = workOn(corePool, cloneState(t.state()), null);
    const [rider] = g.state.lasting;
    if (rider === undefined) throw new Error('Sneakdoor Beta gave its run nothing');
    expect(isWorking(g, rider)).toBe(true);
    g.state.frames.push(runFrame(g, 'HQ', null));
    expect(isWorking(g, rider)).toBe(false);
    g.state.frames.pop();
    expect(isWorking(g, rider)).toBe(true);
  });

  it('ends with it', () => {
    const t = table(position({ runner: { rig: { programs: ['Sneakdoor Beta'] } } }));
    t.take({ do: 'use', card: 'Sneakdoor Beta' });
    t.onward();
    expect(t.state().lasting).toEqual([]);
  });
});
