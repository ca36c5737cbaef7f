import { WaitingLine } from './waiting-line';

/** A line with an event loop whose turns are made by hand. */
function byHand() {
  const due: (() => void)[] = [];
  const line = new WaitingLine((work) => due.push(work));
  const called: string[] = [];
  const wait = (asker: object, name: string, isNew: boolean) =>
    void line.wait(asker, isNew).then(() => called.push(name));
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
    for (const name of ['g1', 'g2', 'g3', 'g4']) wait(greedy, name, false);
    wait(modest, 'm1', false);
    for (let n = 1; n <= 5; n += 1) {
      await turn();
      expect(called).toHaveLength(n);
    }
    expect(called).toEqual(['g1', 'm1', 'g2', 'g3', 'g4']);
    expect(due).toEqual([]);
  });

  it('gives every second turn to those who have not waited before', async () => {
    const { wait, turn, called } = byHand();
    for (const name of ['old1', 'old2', 'old3']) wait({}, name, false);
    for (const name of ['new1', 'new2', 'new3']) wait({}, name, true);
    for (let n = 0; n < 6; n += 1) await turn();
    expect(called).toEqual(['new1', 'old1', 'new2', 'old2', 'new3', 'old3']);
  });
});
