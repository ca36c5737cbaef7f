import { rulesByPool } from '#cards/rules-by-pool';
import { rulesOf, type State } from '#rules';
import { playScenario, runnerTurn } from '#testkit/scenario/play-scenario';
import { promptOf } from '#testkit/jinteki/evidence';
import { entriesOf } from '#testkit/jinteki/way';
import { Titles } from '../titles';
import { carryOut } from './carry-out';
import { copiesTrashedIn } from './trashes-copy';

const { pool } = rulesByPool.covering(['Mâché', 'Cyberfeeder']);
const title = 'Mâché';

function trashed(hardware: readonly string[]): State | null {
  const { end } = playScenario(
    { turn: runnerTurn, runner: { rig: { hardware: [...hardware] } }, script: [] },
    pool,
  );
  const card = end?.state.cards.find(({ def }) => pool.definitions[def]?.value.title === title);
  if (end === null || card === undefined) throw new Error('it is not there');
  return carryOut(rulesOf(pool), end.state, {
    kind: 'console-replaced',
    card: card.id,
    credits: 0,
  });
}

describe('a copy of a card that is trashed as if it were unique', () => {
  it('goes, and its player is asked again', () => {
    const after = trashed([title, title]);
    expect([after?.runner.heap.length, after?.prompt?.kind]).toEqual([1, 'action']);
  });

  it('is none where it is the only one', () => {
    expect(trashed([title, 'Cyberfeeder'])).toBeNull();
  });

  it('is told by its question, and by a line as that is closed', () => {
    const titles = new Titles(pool);
    const span = { after: 0, until: 2 };
    const shown = entriesOf([], [], [`${title} is trashed.`]);
    expect(copiesTrashedIn(titles, shown, span)).toEqual([]);
    const asks = promptOf([title, `The ${title} will now be trashed.`], []);
    const asked = shown.map((one, at) =>
      at === 1 ? { ...one, prompts: { corp: null, runner: asks } } : one,
    );
    expect(copiesTrashedIn(titles, asked, span)).toEqual([
      { entry: 2, def: titles.ofTitle(title) },
    ]);
  });
});
