import { rulesNamed } from '#cards/pool';
import type { CardId, State } from '#rules';
import { bareMeans, entriesOf, goalFrom, nodeAt } from '#testkit/jinteki/way';
import { installs } from '#cards/sketch/steps';
import { playScenario, runnerTurn } from '#testkit/scenario/play-scenario';
import { Titles } from '../titles';
import { heedsTrash } from './heeds-trash';

const rules = rulesNamed('all');
const titles = new Titles(rules.pool);

/** A card is installed for which others may be trashed. */
function installed(...trash: readonly string[]): State {
  const { end } = playScenario(
    {
      turn: runnerTurn,
      runner: {
        ...{ credits: 9, grip: ['Hivemind'], stack: ['Diesel', 'Sure Gamble'] },
        rig: { programs: ['Reaver', 'Imp', 'Crowbar', 'Misdirection'] },
      },
      script: [installs('Hivemind', { trash })],
    },
    rules.pool,
  );
  if (end === null) throw new Error('it was not played');
  return end.state;
}

const titlesOf = ({ cards }: State, ids: readonly CardId[]): (string | undefined)[] =>
  ids.map((id) => rules.pool.definitions[cards[id]?.def ?? -1]?.value.title);

const drawn = 'Bo uses Reaver to draw 1 card.';

const heeded = (state: State, line: string) => [
  ...heedsTrash(
    bareMeans(rules, titles),
    nodeAt(rules, state),
    [{ entry: 1, line }],
    goalFrom(0, entriesOf([], [line])),
    () => false,
  ),
];

describe('a card that heeds the trash of others', () => {
  it('does so for its own, as a line tells', () => {
    const state = installed('Reaver', 'Imp');
    expect(titlesOf(state, state.runner.grip)).toEqual([]);
    const [one] = heeded(state, drawn);
    expect(one?.granted?.deviation).toMatchObject({ kind: 'out-of-window', rule: 'TRIG-05' });
    expect(titlesOf(state, one?.live.state.runner.grip ?? [])).toEqual(['Diesel']);
    expect(one?.live.state.prompt?.kind).toBe('action');
  });

  it('does nothing where it is installed, or no line tells it', () => {
    expect(heeded(installed('Imp', 'Misdirection'), drawn)).toEqual([]);
    expect(heeded(installed('Reaver', 'Imp'), 'Bo uses Imp to draw 1 card.')).toEqual([]);
  });
});
