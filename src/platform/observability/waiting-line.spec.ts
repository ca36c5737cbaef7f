import { WaitingLine, type Place } from './waiting-line';

/** A line with an event loop whose turns are made by hand. */
function byHand() {
  const due: (() => void)[] = [];
  const line = new WaitingLine((work) => due.push(work));
  const called: string[] = [];
  const wait = (asker: object, name: string, place: Place) =>
    void line.wait(asker, place).then(() => called.push(name));
  const turn = async () => {
    for (const work of due.splice(0)) work();
    await Promise.resolve();
  };
  return { wait, turn, called, due };
}

describe('work that waits', () => {
  it('goes on a piece a turn, each asker in turn whatever it has asked for', async () => {
    const { wait, turn, called, due } = byHand();
    const [greedy, modest] = [{}, {}];
    for (const name of ['g1', 'g2', 'g3', 'g4']) wait(greedy, name, 'others');
    wait(modest, 'm1', 'others');
    for (let n = 1; n <= 5; n += 1) {
      await turn();
      expect(called).toHaveLength(n);
    }
    expect(called).toEqual(['g1', 'm1', 'g2', 'g3', 'g4']);
    expect(due).toEqual([]);
  });

  it('gives every second turn to those who have not waited before', async () => {
    const { wait, turn, called } = byHand();
    for (const name of ['old1', 'old2', 'old3']) wait({}, name, 'others');
    for (const name of ['new1', 'new2', 'new3']) wait({}, name, 'newcomers');
    for (let n = 0; n < 6; n += 1) await turn();
    expect(called).toEqual(['new1', 'old1', 'new2', 'old2', 'new3', 'old3']);
  });

  it('gives an upload every fourth turn, however many questions wait', async () => {
    const { wait, turn, called } = byHand();
    for (let n = 0; n < 200; n += 1) {
      wait({}, 'question', 'others');
      wait({}, 'new question', 'newcomers');
    }
    const upload = {};
    for (let slice = 1; slice <= 10; slice += 1) wait(upload, `slice ${slice}`, 'storing');
    for (let n = 0; n < 40; n += 1) await turn();
    const slices = called.filter((name) => name.startsWith('slice'));
    expect(slices).toEqual(Array.from({ length: 10 }, (_, index) => `slice ${index + 1}`));
    expect(called.filter((name) => name === 'new question')).toHaveLength(20);
    expect(called.filter((name) => name === 'question')).toHaveLength(10);
  });

  it('leaves no turn unused', async () => {
    const { wait, turn, called } = byHand();
    for (const name of ['a', 'b', 'c']) wait({}, name, 'storing');
    for (let n = 0; n < 3; n += 1) await turn();
    expect(called).toEqual(['a', 'b', 'c']);
  });
});
