import { rulesByPool } from '#cards/rules-by-pool';
import type { Decision } from '#rules';
import { decided, entriesOf, goalFrom, nodeAt } from '#testkit/jinteki/way';
import {
  goTo,
  playScenario,
  rezzed,
  runnerDoes,
  runnerTurn,
} from '#testkit/scenario/play-scenario';
import type { Node } from '../node';
import { endsUnless } from './ends-unless';

const title = 'Endless EULA';
const rules = rulesByPool.covering([title]);
const { end } = playScenario(
  {
    turn: runnerTurn,
    corp: { servers: { HQ: { ice: [rezzed(title)] } } },
    runner: { credits: 5 },
    script: [runnerDoes('run', { server: 'HQ' }), goTo('run.3.2')],
  },
  rules.pool,
);
if (end === null) throw new Error('it was not played');
const asked = nodeAt(rules, end.state);
const [yes, no]: readonly Decision[] = [
  { do: 'option', option: 'yes' },
  { do: 'option', option: 'no' },
];
if (yes === undefined || no === undefined) throw new Error('both are there');

const pays = `Bo uses ${title} to force the runner to pay 1 [Credits].`;
const ends = `Bo uses ${title} to end the run.`;

const tried = (node: Node, ...lines: readonly string[]): readonly Decision[] => {
  const { prompt } = node.live.state;
  if (prompt?.kind !== 'option') throw new Error('it asks nothing');
  return endsUnless(rules.pool, node, prompt, goalFrom(0, entriesOf([], lines)), [yes, no]);
};

describe('a price that keeps a run from ending', () => {
  it('is not paid where a line tells that the card ends it', () => {
    expect(tried(asked, ends)).toEqual([no]);
    expect(tried(asked, pays)).toEqual([yes, no]);
    expect(tried(asked, 'Bo uses Vanilla to end the run.')).toEqual([yes, no]);
  });

  it('is paid as often as lines tell before that', () => {
    const once = decided(rules, asked, yes, { after: 0, until: 1 });
    expect(tried(asked, pays, ends)).toEqual([yes, no]);
    expect(tried(once, pays, ends)).toEqual([no]);
    expect(tried(once, pays, pays, ends)).toEqual([yes, no]);
  });
});
