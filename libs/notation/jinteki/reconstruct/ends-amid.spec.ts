import { coreRules } from '#cards/pool';
import { rulesOf, type State } from '#rules';
import { bareMeans, entriesOf, nodeAt } from '#testkit/jinteki/way';
import {
  goTo,
  playScenario,
  rezzed,
  runnerDoes as runner,
  runnerTurn,
} from '#testkit/scenario/play-scenario';
import { endsAmid } from './ends-amid';
import { type Features, plainKey } from './features';
import { levelAt } from './level';
import { ourFeatures } from './ours';
import { Titles } from './titles';

const { pool } = coreRules;
const titles = new Titles(pool);
const defOf = (title: string): number => titles.ofTitle(title) ?? -1;
const [agenda, upgrade] = ['Private Security Force', 'Corporate Troubleshooter'] as const;

/** A server is breached in which an agenda and an upgrade lie. */
function breaching(): State {
  const { end } = playScenario({
    turn: runnerTurn,
    corp: { servers: { 'Server 1': { cards: [agenda, upgrade] } } },
    runner: { credits: 9 },
    script: [runner('run', { server: 'Server 1' })],
  });
  if (end === null) throw new Error('it was not played');
  const live = coreRules.live(end.state);
  for (let left = 12; left > 0 && live.state.prompt?.kind !== 'access'; left -= 1)
    live.apply(live.state.prompt?.kind === 'jack-out' ? { do: 'continue' } : { do: 'pass' });
  return live.state;
}

describe('a game that is conceded where ours asks nobody', () => {
  const state = breaching();
  const card = state.servers
    .flatMap(({ root }) => root)
    .find((id) => state.cards[id]?.def === defOf(upgrade));
  if (card === undefined) throw new Error('it is not there');
  const trash = [{ do: 'access', card }, { do: 'trash-accessed' }] as const;
  const amid = rulesOf(pool, 'every-step').fold(state, trash);
  if (!amid.ok) throw new Error(amid.reason);

  it('is over between two accesses, once the first of them is behind', () => {
    const [before, trashed] = [state, amid.state].map((at) => ourFeatures(pool, at, []));
    if (before === undefined || trashed === undefined) throw new Error('nothing is shown');
    const over: Features = new Map([...trashed, [plainKey('winner'), 1]]);
    const shown = entriesOf(
      [],
      [
        `Bo pays 2 [Credits] to trash ${upgrade} from Server 1.`,
        `Bo accesses ${agenda} from Server 1.`,
      ],
      ['Bo concedes.'],
      ['Bo has left.'],
    ).map((one, at) => ({ ...one, features: [before, trashed, over, over][at] ?? over }));
    const bare = bareMeans(coreRules, titles);
    const accesses = [upgrade, agenda].map((title) => ({
      ...({ index: 1, def: defOf(title), server: 'Server 1', zone: 'root', run: 1 } as const),
    }));
    const means = { ...bare, hidden: { ...bare.hidden, accesses } };
    const node = { ...nodeAt(coreRules, state), features: before, runs: 1 };
    const ended = endsAmid(means, levelAt(node, 0), shown);
    expect(ended?.index).toBe(3);
    // Ours asks which card comes first: that is no part of it.
    expect(ended?.node.trail?.decision).toEqual(trash[0]);
    expect(ended?.node.granted?.deviation).toMatchObject({
      ...{ kind: 'ends-amid', decisions: [trash[1], { do: 'concede', side: 'runner' }] },
    });
    expect(ended?.node.live.state.outcome).toMatchObject({ winner: 'corp' });
    expect(ended?.node.live.state.runner.score).toEqual([]);
  });

  it('is over amid an encounter, once the last that could be used in it was', () => {
    const { end } = playScenario({
      turn: runnerTurn,
      corp: { servers: { HQ: { ice: [rezzed('Enigma')] } } },
      runner: { rig: { programs: [{ card: 'Datasucker', counters: { virus: 1 } }] } },
      script: [runner('run', { server: 'HQ' }), goTo('run.3.1')],
    });
    if (end === null) throw new Error('it was not played');
    const met = end.state;
    const [use] = coreRules.legal(met).filter((one) => one.do === 'use');
    if (use?.do !== 'use') throw new Error('nothing can be used');
    const used = rulesOf(pool, 'every-step').fold(met, [use]);
    if (!used.ok) throw new Error(used.reason);
    const [before, after] = [met, used.state].map((at) => ourFeatures(pool, at, []));
    if (before === undefined || after === undefined) throw new Error('nothing is shown');
    const over: Features = new Map([...after, [plainKey('winner'), 2]]);
    const uses =
      'Bo spends 1 hosted virus counter from on Datasucker to use Datasucker to give -1 strength to Enigma.';
    const shown = entriesOf([], [uses], ['Ann concedes.']).map((one, at) => ({
      ...one,
      features: [before, after, over][at] ?? over,
    }));
    const node = { ...nodeAt(coreRules, met), features: before, runs: 1 };
    const ended = endsAmid(bareMeans(coreRules, titles), levelAt(node, 0), shown);
    expect(ended?.node.granted?.deviation).toMatchObject({
      ...{ kind: 'ends-amid', decisions: [use, { do: 'concede', side: 'corp' }] },
    });
    // Ours would go on with the encounter, in which nobody could do anything any more.
    const runsOn = coreRules.apply(met, use);
    expect(runsOn.ok && runsOn.state.frames.some(({ at }) => at === 'encounter')).toBe(false);
  });
});
