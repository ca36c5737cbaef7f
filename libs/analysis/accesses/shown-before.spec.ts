import { corePool } from '#cards/pool';
import { loadPosition } from '#notation/scenario/position/load';
import {
  cloneState,
  see,
  seenByRunner,
  toAll,
  workOn,
  type CardId,
  type Fact,
  type FactContent,
  type Sighting,
  type State,
} from '#rules';
import { AccessAnalysis, type ChancedAccess } from './access-luck';

/** HQ of four cards, and an agenda in a root. */
function table(): State {
  const loaded = loadPosition(corePool, {
    turn: { side: 'runner', number: 9, clicks: 2, at: 'runner.1.6' },
    corp: {
      identity: 'Weyland Consortium: Building a Better World',
      credits: 5,
      hq: ['Hedge Fund', 'PAD Campaign', 'Ice Wall', 'Snare!'],
      rd: Array.from({ length: 34 }, () => 'Hedge Fund'),
      servers: { 'Server 1': { cards: ['Private Security Force'] } },
    },
    runner: { identity: 'Noise: Hacker Extraordinaire', credits: 9 },
  });
  if (!loaded.ok) throw new Error(loaded.message);
  return loaded.state;
}

/** The access of the first card of HQ, by a decision that tells these facts before it. */
function accessAfter(before: (state: State) => readonly FactContent[]): ChancedAccess {
  const state = table();
  const [card] = state.corp.hq;
  if (card === undefined) throw new Error('HQ is empty');
  const analysis = new AccessAnalysis(corePool, cloneState(state));
  const seen = see(workOn(corePool, state, null), card, seenByRunner);
  const accessed: FactContent = { type: 'accessed', card: seen, server: 'HQ', from: 'hq' };
  const told = [...before(state), accessed];
  const facts = told.map((fact): Fact => ({ ...fact, step: 'run.5.5', batch: 1 }));
  analysis.take({ number: 1, by: 'runner', decision: { do: 'continue' }, state, facts });
  const [access] = analysis.accesses;
  if (access === undefined) throw new Error('nothing was accessed');
  return access;
}

const inRoot = (state: State): CardId => {
  const card = state.cards.find(({ zone }) => zone === 'root');
  if (card === undefined) throw new Error('nothing lies in a root');
  return card.id;
};

const firstOfHq = (state: State): readonly Sighting[] =>
  state.corp.hq.slice(0, 1).map((card) => see(workOn(corePool, state, null), card, seenByRunner));

describe('what the Runner expects of a card', () => {
  /** Of 39 cards, 16.5 points. */
  const all = 16.5;

  it('is what legal decks hold', () => {
    expect(accessAfter(() => []).runner.mean).toBeCloseTo(all / 39, 9);
  });

  it('takes what the same decision had shown before', () => {
    const exposed = accessAfter((state) => [
      { type: 'exposed', card: see(workOn(corePool, state, null), inRoot(state), toAll) },
    ]);
    expect(exposed.runner.mean).toBeCloseTo((all - 2) / 38, 9);
  });

  it('is the card itself where the same decision had shown it before', () => {
    const known = accessAfter((state) => [
      { type: 'looked', side: 'runner', cards: firstOfHq(state) },
    ]);
    expect(known.runner).toEqual({ chance: 0, mean: 0, variance: 0, basis: 'seen' });
  });

  it('does not take what was shown to the Corp alone', () => {
    const hidden = accessAfter((state) => [
      { type: 'exposed', card: see(workOn(corePool, state, null), inRoot(state)) },
    ]);
    expect(hidden.runner.mean).toBeCloseTo(all / 39, 9);
  });
});
