import { rulesNamed } from '#cards/pool';
import { loadPosition } from '#notation/scenario/position/load';
import { cloneState, type Decision } from '#rules';
import { LossAnalysis } from './losses';

const rules = rulesNamed('all');

/** The Runner bids a credit at a psi game of the Corp's upgrade, and then pays to trash it. */
const WANTED: readonly Decision[] = [
  { do: 'run', server: 'Server 1' },
  { do: 'number', number: 1 },
  { do: 'number', number: 1 },
  { do: 'trash-accessed' },
];

describe('what was paid to be rid of a card', () => {
  it('is the trash cost alone, not what was bid in its games', () => {
    const loaded = loadPosition(rules.pool, {
      turn: { side: 'runner', number: 9, clicks: 2, at: 'runner.1.6' },
      corp: {
        identity: 'Weyland Consortium: Building a Better World',
        credits: 5,
        rd: ['Hedge Fund'],
        servers: { 'Server 1': { cards: [{ card: 'Caprice Nisei', rezzed: true }] } },
      },
      runner: { identity: 'Noise: Hacker Extraordinaire', credits: 9 },
    });
    if (!loaded.ok) throw new Error(loaded.message);
    const losses = new LossAnalysis(rules.pool, cloneState(loaded.state));
    const live = rules.live(loaded.state);
    const wanted = [...WANTED];
    for (let number = 1; losses.losses.length === 0 && number < 60; number += 1) {
      const by = live.state.prompt?.for;
      const legal = live.legal();
      const next = wanted[0];
      const isNext = next !== undefined && legal.some((one) => one.do === next.do);
      const decision = isNext
        ? wanted.shift()
        : legal.find(
            (one): one is Decision =>
              one.do === 'continue' || one.do === 'pass' || one.do === 'access',
          );
      if (by === undefined || decision === undefined) throw new Error(JSON.stringify(legal));
      const taken = live.apply(decision);
      if (!taken.ok) throw new Error(taken.reason);
      losses.take({ number, by, decision, state: live.state, facts: taken.facts });
    }
    expect(losses.losses.map(({ how, paid }) => [how, paid])).toEqual([['trashed', 1]]);
    expect(live.state.runner.credits).toBe(7);
  });
});
