import { rulesNamed } from '#cards/pool';
import { runnerUses } from '#cards/sketch/steps';
import type { Decision, State } from '#rules';
import { promptOf } from '#testkit/jinteki/evidence';
import { entriesOf, nodeAt } from '#testkit/jinteki/way';
import { playScenario, runnerTurn } from '#testkit/scenario/play-scenario';
import type { Shown } from '../shown';
import { ranged } from '../candidates/candidates';
import { carryOut } from './carry-out';
import { noRoomIn } from './no-room';

const wu = 'Kabonesa Wu: Netspace Thrillseeker';
const rules = rulesNamed('all');

/** A program was found that has no room. */
function asked(): State {
  const { end } = playScenario(
    {
      turn: runnerTurn,
      runner: {
        identity: wu,
        credits: 9,
        stack: ['Gordian Blade', 'Diesel'],
        rig: { programs: ['Corroder', 'Corroder', 'Corroder', 'Corroder'] },
      },
      script: [runnerUses(wu, 0)],
    },
    rules.pool,
  );
  const { live } = nodeAt(rules, end?.state ?? fail());
  for (let steps = 0; steps < 4 && !isForRoom(live.state); steps += 1) {
    const [next] = live.legal();
    const one: Decision | undefined =
      next?.do === 'shuffle' && 'cards' in next
        ? { do: 'shuffle', order: next.cards }
        : ranged(live.legal())[0];
    if (one === undefined || !live.apply(one).ok) fail();
  }
  return live.state;
}

const isForRoom = ({ prompt }: State): boolean =>
  prompt?.kind === 'pick' && prompt.why === 'install-trash';

function fail(): never {
  throw new Error('it was not played');
}

describe('room that is made by nobody', () => {
  const ask = promptOf(
    ['Gordian Blade', 'Insufficient MU to install Gordian Blade. Trash installed programs?'],
    ['a'],
    ['Done'],
    7,
  );
  const shown = (runner: Shown['prompts']['runner'], ...lines: readonly string[]): Shown => ({
    ...(entriesOf(lines)[0] ?? fail()),
    prompts: { corp: null, runner },
  });
  const span = { after: 0, until: 1 };

  it('leaves what was found where it lay, and nothing is installed', () => {
    const state = asked();
    expect(state.prompt).toMatchObject({ kind: 'pick', why: 'install-trash', done: false });
    const card = state.prompt?.kind === 'pick' ? state.prompt.source : null;
    const left = carryOut(rules, state, { kind: 'unanswered', card: card ?? fail(), credits: 0 });
    expect(left?.runner.rig).toEqual(state.runner.rig);
    expect(left?.runner.heap).toEqual([]);
    expect(left?.cards[card ?? 0]?.zone).toBe('stack');
    expect(left?.frames.some(({ at }) => at === 'install')).toBe(false);
  });

  it('is told as the question is closed with none, and nothing is installed', () => {
    expect(noRoomIn([shown(ask), shown(null)], span)).toEqual([
      { entry: 1, title: 'Gordian Blade' },
    ]);
    expect(noRoomIn([shown(ask), shown(ask)], span)).toEqual([]);
    const installed = 'Bo pays 3 [Credits] to install Gordian Blade.';
    expect(noRoomIn([shown(ask), shown(null, installed)], span)).toEqual([]);
  });
});
