import { coreRules } from '#cards/pool';
import { entriesOf, goalFrom, nodeAt } from '#testkit/jinteki/way';
import { playScenario, runnerTurn } from '#testkit/scenario/play-scenario';
import { promptOf } from '../../lens/prompt';
import type { Goal } from '../goal';
import { isRezAhead } from './rez-due';

const { pool } = coreRules;
const { end } = playScenario(
  {
    turn: runnerTurn,
    corp: { servers: { 'Server 1': { cards: ['PAD Campaign'] } } },
    runner: { credits: 5, grip: ['The Personal Touch'], rig: { programs: ['Ninja'] } },
    script: [],
  },
  pool,
);
if (end === null) throw new Error('it was not played');
const { state } = end;
const [asset] = state.servers.flatMap(({ root }) => root);
if (asset === undefined) throw new Error('there is no asset');

const rezzed = 'Ann pays 2 [Credits] to rez PAD Campaign in Server 1.';
const installed = 'Bo spends [Click] and pays 2 [Credits] to install The Personal Touch on Ninja.';

/** PAD Campaign is rezzed while The Personal Touch asks this. */
function goalAmid(msg: string): Goal {
  const asking = {
    runner: {
      'prompt-state': {
        ...{ msg, 'prompt-type': 'select', eid: { eid: 7 } },
        card: { title: 'The Personal Touch' },
      },
    },
  };
  const prompts = { corp: null, runner: promptOf(asking, 'runner') };
  const shown = entriesOf([], [], [rezzed], [installed]).map((one, entry) =>
    entry === 1 || entry === 2 ? { ...one, prompts } : one,
  );
  return goalFrom(0, shown);
}

describe('a rez ahead of the question that theirs rezzes it amid', () => {
  const isAhead = (msg: string): boolean =>
    isRezAhead(pool, nodeAt(coreRules, state), goalAmid(msg), asset);

  it('is refused where ours will ask the same', () => {
    expect(isAhead('Insufficient MU to install it. Trash installed programs?')).toBe(true);
  });

  it('is let be where ours names the host with the install, which nothing shows before', () => {
    expect(isAhead('Choose a card to host The Personal Touch on')).toBe(false);
  });
});
