import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Fact, FactType } from '#rules';
import { foldGolden, tell, titleOf, type Golden } from './fold-golden';

const told = ({ facts, state }: Golden, ...types: FactType[]): string[] =>
  facts
    .filter((fact) => types.includes(fact.type))
    .map((fact) => `${fact.step}: ${tell(state, fact)}`);

/** What the rulebooks tell of a run, and nothing of how it is paid. */
const story = [
  'run-began',
  'ice-approached',
  'rezzed',
  'ice-encountered',
  'sub-broken',
  'sub-resolved',
  'ice-passed',
  'damage-suffered',
  'trash-prevented',
  'run-successful',
  'accessed',
  'stolen',
  'run-ended',
] as const satisfies readonly FactType[];

const pools = (facts: readonly Fact[], side: 'corp' | 'runner'): number =>
  facts.reduce(
    (sum, fact) => sum + (fact.type === 'credits-spent' && fact.side === side ? fact.from.pool : 0),
    0,
  );

describe('the run example of the core rulebook (EX-CR-04)', () => {
  const game = foldGolden(join(__dirname, 'core-rulebook-run.retrace.ndjson'));
  const { state, facts } = game;

  it('reads as the rulebook tells it', () => {
    expect(told(game, ...story)).toEqual([
      'run.1: run-began, server Server 1',
      'run.2: ice-approached, Enigma, server Server 1, position 2',
      'run.3: ice-encountered, Enigma',
      'run.3.1: sub-broken, Enigma, sub 1, Gordian Blade',
      'run.3.2: sub-resolved, Enigma, sub 0',
      'run.4: ice-passed, Enigma',
      'run.2: ice-approached, Neural Katana, server Server 1, position 1',
      'run.4: ice-passed, Neural Katana',
      'run.2: ice-approached, Wall of Thorns, server Server 1, position 0',
      'run.2.3: rezzed, Akitaro Watanabe, cost 1',
      'run.2.3: rezzed, Wall of Thorns, cost 6',
      'run.3: ice-encountered, Wall of Thorns',
      'run.3.1: sub-broken, Wall of Thorns, sub 1, Crypsis',
      'run.3.2: sub-resolved, Wall of Thorns, sub 0',
      'run.3.2: damage-suffered, kind net, amount 2, done true, Diesel + Sure Gamble',
      'run.3.2: trash-prevented, Crypsis',
      'run.4: ice-passed, Wall of Thorns',
      'run.5.4: run-successful, server Server 1',
      'run.5.5: accessed, Nisei MK II, server Server 1, from root',
      'run.5.5: stolen, Nisei MK II, points 2',
      'run.5.5: damage-suffered, kind net, amount 1, done true, Infiltration',
      'run.5.5: accessed, Akitaro Watanabe, server Server 1, from root',
      'run.6: run-ended, server Server 1, outcome successful',
    ]);
  });

  it('spends the recurring credits first, then the pool', () => {
    const spent = facts.filter((fact) => fact.type === 'credits-spent' && fact.side === 'runner');
    expect(spent).toHaveLength(7);
    expect(pools(facts, 'runner')).toBe(5);
    expect(pools(facts, 'corp')).toBe(7);
  });

  it('ends as the rulebook says', () => {
    const titles = (ids: readonly number[]): string[] => ids.map((id) => titleOf(state, id));
    expect([state.corp.credits, state.runner.credits]).toEqual([0, 0]);
    expect(state.runner.grip).toEqual([]);
    expect(titles(state.runner.heap)).toEqual([
      'Diesel',
      'Sure Gamble',
      'Sacrificial Construct',
      'Infiltration',
    ]);
    expect(titles(state.runner.score)).toEqual(['Nisei MK II']);
    expect(titles(state.runner.rig)).toEqual(['Gordian Blade', 'Crypsis', 'The Toolbox']);
    const remote = state.servers.find((server) => server.name === 'Server 1');
    const rezzed = [...(remote?.ice ?? []), ...(remote?.root ?? [])].filter(
      (id) => state.cards[id]?.faceup,
    );
    expect(titles(rezzed)).toEqual(['Wall of Thorns', 'Enigma', 'Akitaro Watanabe']);
  });
});

describe('the run example of the demo sheet (EX-DM-01)', () => {
  const game = foldGolden(join(__dirname, 'demo-sheet-run.retrace.ndjson'));

  it('reads as the sheet tells it', () => {
    expect(told(game, ...story)).toEqual([
      'run.1: run-began, server Server 1',
      'run.2: ice-approached, Neural Katana, server Server 1, position 2',
      'run.2.3: rezzed, Neural Katana, cost 4',
      'run.3: ice-encountered, Neural Katana',
      'run.3.2: sub-resolved, Neural Katana, sub 0',
      'run.3.2: damage-suffered, kind net, amount 3, done true, Diesel + Sure Gamble + Infiltration',
      'run.4: ice-passed, Neural Katana',
      'run.2: ice-approached, Enigma, server Server 1, position 1',
      'run.3: ice-encountered, Enigma',
      'run.3.1: sub-broken, Enigma, sub 1, Gordian Blade',
      'run.3.2: sub-resolved, Enigma, sub 0',
      'run.4: ice-passed, Enigma',
      'run.2: ice-approached, Wall of Thorns, server Server 1, position 0',
      'run.4: ice-passed, Wall of Thorns',
      'run.5.4: run-successful, server Server 1',
      'run.5.5: accessed, Priority Requisition, server Server 1, from root',
      'run.5.5: stolen, Priority Requisition, points 3',
      "run.5.5: damage-suffered, kind net, amount 1, done true, The Maker's Eye",
      'run.6: run-ended, server Server 1, outcome successful',
    ]);
  });

  it('ends as the sheet says', () => {
    const { corp, runner } = game.state;
    expect([corp.credits, runner.credits, runner.grip.length]).toEqual([3, 5, 1]);
    expect(runner.score.map((id) => titleOf(game.state, id))).toEqual(['Priority Requisition']);
  });
});

describe('the sample games', () => {
  const folder = join(__dirname, '../../deploy/samples');
  const names = readdirSync(folder);

  it.each(names)('%s is legal to its end', (name) => {
    expect(foldGolden(join(folder, name)).decisions).toBeGreaterThan(20);
  });
});
