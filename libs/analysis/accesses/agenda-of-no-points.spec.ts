import { rulesNamed } from '#cards/pool';
import { loadPosition } from '#notation/scenario/position/load';
import { cloneState, type Decision } from '#rules';
import { AccessAnalysis } from './access-luck';

const rules = rulesNamed('all');

/** Runs a server and leaves what is accessed there. */
function accessOf(server: 'HQ' | 'R&D'): AccessAnalysis {
  const cards = ['Domestic Sleepers', 'Hedge Fund', 'Hedge Fund', 'Private Security Force'];
  const loaded = loadPosition(rules.pool, {
    turn: { side: 'runner', number: 9, clicks: 2, at: 'runner.1.6' },
    corp: {
      identity: 'Weyland Consortium: Building a Better World',
      credits: 5,
      hq: server === 'HQ' ? cards : [],
      rd: server === 'R&D' ? cards : ['Hedge Fund'],
    },
    runner: { identity: 'Noise: Hacker Extraordinaire', credits: 9 },
  });
  if (!loaded.ok) throw new Error(loaded.message);
  const accesses = new AccessAnalysis(rules.pool, cloneState(loaded.state));
  const live = rules.live(loaded.state);
  const wanted: Decision[] = [{ do: 'run', server }];
  for (let number = 1; accesses.accesses.length === 0 && number < 60; number += 1) {
    const by = live.state.prompt?.for;
    const decision =
      wanted.shift() ??
      live
        .legal()
        .find(
          (one): one is Decision =>
            one.do === 'continue' ||
            one.do === 'pass' ||
            one.do === 'access' ||
            one.do === 'random',
        );
    if (by === undefined || decision === undefined) throw new Error(JSON.stringify(live.legal()));
    const taken = live.apply(decision);
    if (!taken.ok) throw new Error(taken.reason);
    accesses.take({ number, by, decision, state: live.state, facts: taken.facts });
  }
  return accesses;
}

describe('an agenda of no points', () => {
  it.each(['HQ', 'R&D'] as const)('is an agenda for the chance of one in %s', (server) => {
    const [access] = accessOf(server).accesses;
    expect(access?.truth).toMatchObject({ chance: 0.5, mean: 0.5 });
  });

  it('is one where it is accessed', () => {
    const [access] = accessOf('R&D').accesses;
    expect([access?.isAgenda, access?.points]).toEqual([true, 0]);
  });
});
