import { rulesByPool } from '#cards/rules-by-pool';
import { readLogBytes } from '#notation/native/read-log';
import { openRecorded } from '#notation/recorded/open-recorded';
import { cardId, cloneState, ownCard, type Fact, type State } from '#rules';
import { sampleLog } from '../../../test/support/golden-log';
import { Replay } from './replay';
import { Stations } from './stations';

async function played(count: number): Promise<State> {
  const read = await readLogBytes([sampleLog('random-weyland-criminal')]);
  if (!read.ok) throw new Error(read.message);
  const replay = Replay.opened(openRecorded(rulesByPool, read.log.header));
  replay.extend(read.log.entries.slice(0, count).map(({ decision }) => decision));
  return cloneState(replay.last);
}

const kept = (state: State, begun: State): State => {
  const stations = new Stations();
  stations.pass({ from: 10, state: begun }, 13, state, null);
  return stations.nearest({ from: 10, state: begun }, 14).state;
};

describe('Stations', () => {
  it('keep a state as it was, whatever is done with it afterwards', async () => {
    const state = await played(60);
    const found = kept(state, await played(50));
    const before = JSON.stringify(state);
    expect(JSON.stringify(found)).toBe(before);
    for (const { id } of state.cards) ownCard(state, id).advancement += 1;
    state.corp.rd.push(...state.corp.hq);
    expect(JSON.stringify(found)).toBe(before);
  });

  it('share the cards that are the same, and none in which anything differs', async () => {
    const begun = await played(50);
    const state = await played(50);
    expect(kept(state, begun).cards.every((card, index) => card === begun.cards[index])).toBe(true);
    const fields = Object.keys(begun.cards[0] ?? {});
    fields.forEach((field, index) => {
      const changed = cloneState(begun);
      Object.assign(ownCard(changed, cardId(index)), { [field]: 'changed' });
      expect(JSON.stringify(kept(changed, begun))).toBe(JSON.stringify(changed));
    });
    expect(fields).toHaveLength(19);
  });

  it('give the last one that is not beyond what is asked for', async () => {
    const state = await played(50);
    const segment = { from: 10, state };
    const stations = new Stations();
    for (const number of [10, 11, 13, 19]) stations.pass(segment, number, state, null);
    expect([10, 12, 13, 15, 18, 19, 21].map((at) => stations.nearest(segment, at).from)).toEqual([
      10, 11, 13, 13, 13, 19, 19,
    ]);
    expect(stations.nearest(segment, 10)).toBe(segment);
  });

  it('tell what a decision brought about once somebody has read it', async () => {
    const state = await played(50);
    const segment = { from: 10, state };
    const stations = new Stations();
    stations.pass(segment, 11, state, null);
    expect(stations.reached(11)).toBeNull();
    const before = stations.nearest(segment, 11).state;
    const facts = [{ fact: 'credits' }] as unknown as readonly Fact[];
    stations.pass(segment, 11, state, facts);
    expect(stations.reached(11)).toEqual({ state: before, facts });
    expect(stations.reached(11)?.state).toBe(before);
    stations.pass(segment, 11, state, []);
    expect(stations.reached(11)?.facts).toBe(facts);
  });
});
