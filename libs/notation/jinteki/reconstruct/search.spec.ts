import { rulesByPool } from '#cards/rules-by-pool';
import { bareMeans, entriesOf, goalFrom, nodeAt } from '#testkit/jinteki/way';
import {
  goTo,
  playScenario,
  rezzed,
  runnerDoes as runner,
  runnerTurn,
} from '#testkit/scenario/play-scenario';
import { ourFeatures } from './ours';
import { Search } from './search';
import { Titles } from './titles';

const title = 'Skorpios Defense Systems: Persuasive Power';
const rules = rulesByPool.covering([title, 'Grim', 'Corroder']);
const titles = new Titles(rules.pool);
const defOf = (name: string): number => titles.ofTitle(name) ?? -1;

describe('a card that is trashed, and goes elsewhere instead', () => {
  it('is followed past the question, though theirs never shows it in the heap', () => {
    const { end } = playScenario(
      {
        turn: runnerTurn,
        corp: { identity: title, servers: { HQ: { ice: [rezzed('Grim')] } } },
        runner: { rig: { programs: ['Corroder'] } },
        script: [runner('run', { server: 'HQ' }), goTo('run.3.1')],
      },
      rules.pool,
    );
    if (end === null) throw new Error('it was not played');
    const { state } = end;
    const before = ourFeatures(rules.pool, state, []);
    const after = rules.fold(state, [{ do: 'pass' }, { do: 'option', option: 'yes' }]);
    if (!after.ok) throw new Error(after.reason);
    const gone = ourFeatures(rules.pool, after.state, []);
    const asks = {
      ...{
        kind: 'other',
        message: 'Remove a card from the game?',
        choices: ['Corroder', 'Cancel'],
      },
      ...{ cardTitle: title, cardCid: null, selectable: [], asking: 7 },
    };
    const used = `Al uses ${title} to remove Corroder from the game.`;
    const shown = entriesOf([], [used]).map((one, at) => ({
      ...one,
      features: at === 0 ? before : gone,
      prompts: { corp: at === 0 ? asks : null, runner: null },
    }));
    const node = { ...nodeAt(rules, state), features: before };
    const search = new Search(
      bareMeans(rules, titles),
      node,
      goalFrom(0, shown, [before, gone]),
      40,
    );
    const found = search.next();
    const card = found?.live.state.cards.find(({ def }) => def === defOf('Corroder'));
    expect(card?.zone).toBe('removed');
  });
});
