import { chosenInTurn } from './chosen-in';

const titles = ['Corroder', 'Wyrm', 'Ninja'];
const choosing = (...chosen: readonly string[]) => ({
  runner: {
    rig: { program: titles.map((title) => ({ title, selected: chosen.includes(title) })) },
  },
});

describe('what is chosen, one after the other', () => {
  it('is told in the order in which it is', () => {
    const turn = chosenInTurn([choosing(), choosing('Ninja'), choosing('Corroder', 'Ninja')]);
    expect(turn).toEqual(['Ninja', 'Corroder']);
  });

  it('is not what was let go again', () => {
    const turn = chosenInTurn([
      choosing('Wyrm'),
      choosing('Corroder', 'Wyrm'),
      choosing('Corroder'),
    ]);
    expect(turn).toEqual(['Corroder']);
  });
});
