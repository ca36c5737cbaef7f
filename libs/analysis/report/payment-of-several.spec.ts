import { rulesNamed } from '#cards/pool';
import { loadPosition } from '#notation/scenario/position/load';
import { cloneState, MomentIndexes, workOn, type Decision } from '#rules';
import { GameAnalyses } from './game-report';

const rules = rulesNamed('all');

describe('a payment from several holdings', () => {
  it('is told once, with all that was paid', () => {
    const loaded = loadPosition(rules.pool, {
      turn: { side: 'runner', number: 9, clicks: 2, at: 'runner.1.6' },
      corp: {
        identity: 'Weyland Consortium: Building a Better World',
        credits: 5,
        badPublicity: 1,
        rd: ['Hedge Fund'],
        servers: { 'Server 1': { cards: [{ card: 'PAD Campaign', rezzed: true }] } },
      },
      runner: { identity: 'Noise: Hacker Extraordinaire', credits: 9 },
    });
    if (!loaded.ok) throw new Error(loaded.message);
    const { pool } = rules;
    const analyses = new GameAnalyses(pool, cloneState(loaded.state));
    const indexes = new MomentIndexes();
    indexes.begin(workOn(pool, loaded.state, null), []);
    const live = rules.live(loaded.state);
    const wanted: Decision[] = [
      { do: 'run', server: 'Server 1' },
      { do: 'trash-accessed' },
      { do: 'pay', credits: 1 },
    ];
    for (let number = 1; wanted.length > 0 && number < 60; number += 1) {
      const by = live.state.prompt?.for;
      const legal = live.legal();
      const isNext = legal.some((one) => one.do === wanted[0]?.do);
      const decision = isNext
        ? wanted.shift()
        : legal.find(
            (one): one is Decision =>
              one.do === 'continue' || one.do === 'pass' || one.do === 'access',
          );
      if (by === undefined || decision === undefined) throw new Error(JSON.stringify(legal));
      const taken = live.apply(decision);
      if (!taken.ok) throw new Error(taken.reason);
      analyses.take({ number, by, decision, state: live.state, facts: taken.facts });
      indexes.take({ by, decision }, workOn(pool, live.state, null), taken.facts);
    }
    const { flows } = analyses.reportFor('judge', indexes.of.judge).economy;
    const trash = flows.filter(({ what }) => what === 'trash-accessed');
    expect(live.state.runner.credits).toBe(6);
    expect(trash.map(({ amount, times }) => [amount, times])).toEqual([[4, 1]]);
  });
});
