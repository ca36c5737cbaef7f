import { rulesByPool } from '#cards/rules-by-pool';
import { decided, nodeAt } from '#testkit/jinteki/way';
import {
  corpTurn,
  goTo,
  playScenario,
  runnerDoes,
  runnerTurn,
} from '#testkit/scenario/play-scenario';
import type { Trail } from '../node';
import { deedsOfWay } from './deeds-of-way';

const title = 'Azmari EdTech: Shaping the Future';
const rules = rulesByPool.covering([title]);

describe('a card that does something, and is told what', () => {
  it('is told both by one line', () => {
    const { end } = playScenario(
      {
        turn: { ...corpTurn, clicks: 0 },
        corp: { identity: title },
        script: [goTo('corp.3.2')],
      },
      rules.pool,
    );
    if (end === null) throw new Error('it was not played');
    const between = { after: 0, until: 1 };
    const steps = [
      { do: 'option', option: 'yes' } as const,
      { do: 'option', option: 'event' } as const,
    ];
    let node = nodeAt(rules, end.state);
    while (node.live.state.prompt?.kind === 'window')
      node = decided(rules, node, { do: 'pass' }, between);
    for (const one of steps) node = decided(rules, node, one, between);
    const trail: Trail[] = [];
    for (let at = node.trail; at !== null; at = at.before) trail.unshift(at);
    const deeds = deedsOfWay(rules.pool, node.live.state, trail, []);
    expect(new Set(deeds.map(({ tells }) => tells.name)).size).toBe(2);
  });

  it('is told by no line of a breaker that breaks', () => {
    const breaker = 'Musaazi';
    const own = rulesByPool.covering([breaker]);
    const { end } = playScenario(
      {
        turn: runnerTurn,
        runner: { rig: { programs: [breaker] } },
        script: [runnerDoes('run', { server: 'Archives' }), goTo('run.5.5')],
      },
      own.pool,
    );
    if (end === null) throw new Error('it was not played');
    const { state } = end;
    const yes = { do: 'option', option: 'yes' } as const;
    const { live, trail } = decided(own, nodeAt(own, state), yes, { after: 0, until: 1 });
    if (trail === null) throw new Error('nothing is decided');
    const [deed] = deedsOfWay(own.pool, live.state, [trail], []);
    const isTold = (line: string): boolean | undefined => deed?.tells.in(line, 1);
    expect(isTold('Bo uses Musaazi to place 1 virus counter on itself.')).toBe(true);
    expect(
      isTold(
        'Bo spends 1 virus counter from Musaazi to use Musaazi to break 1 subroutine on Ichi.',
      ),
    ).toBe(false);
  });
});
