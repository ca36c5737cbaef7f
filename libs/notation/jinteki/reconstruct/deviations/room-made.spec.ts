import { rulesByPool } from '#cards/rules-by-pool';
import { entriesOf } from '#testkit/jinteki/way';
import { playScenario, runnerTurn } from '#testkit/scenario/play-scenario';
import { promptOf } from '../../lens/prompt';
import type { Shown } from '../shown';
import { makeRoom, roomMadeIn } from './room-made';

const onHost =
  'Djinn can only handle 3 MU of programs - trash programs on Djinn worth at least 1 MU';
const inRig = 'Insufficient MU to install Djinn. Trash installed programs?';

/** The Runner is asked to choose programs, of which some are chosen; the entry after it has these lines. */
function asked(message: string, ...lines: readonly string[]): readonly Shown[] {
  const [there, then] = entriesOf([], lines);
  if (there === undefined || then === undefined) throw new Error('there is no entry');
  const program = { cid: 'a', title: 'Medium', side: 'Runner', selected: true };
  const prompt = { msg: message, 'prompt-type': 'select', selectable: ['a'] };
  const state = { runner: { rig: { program: [program] }, 'prompt-state': prompt } };
  const prompts = { corp: null, runner: promptOf(state, 'runner') };
  return [there, { ...there, state, prompts }, { ...then, features: new Map([[1, 1]]) }];
}

describe('room that is made', () => {
  it('on a host is told where an install follows, as no rule makes it', () => {
    const told = roomMadeIn(asked(onHost, 'Al spends [Click] to install Djinn on Djinn.'));
    expect(told).toEqual([{ entry: 2, for: { what: 'host', title: 'Djinn' }, chosen: ['Medium'] }]);
  });

  it('on a host that holds so many cards is told, too', () => {
    const full = 'Insufficient Space - Choose at least 1 card on Omni-drive to trash';
    const told = roomMadeIn(asked(full, 'Al spends [Click] to install Djinn on Omni-drive.'));
    expect(told.map((one) => one.for)).toEqual([{ what: 'host', title: 'Omni-drive' }]);
  });

  it('on a host is part of what a card does that installs', () => {
    const line = 'Al pays 2 [Credits] to use Modded to install Djinn from the Grip on Djinn.';
    expect(roomMadeIn(asked(onHost, line))).toEqual([]);
    const acts = 'Al spends [Click] to use Rosetta 2.0 to install Djinn from the Stack on Djinn.';
    expect(roomMadeIn(asked(onHost, acts))).toEqual([]);
  });

  it('in the rig is part of the install that follows', () => {
    expect(roomMadeIn(asked(inRig, 'Al spends [Click] to install Djinn.'))).toEqual([]);
  });

  it('in the rig is part of the install that is paid for behind it', () => {
    const asking = (msg: string, title: string) => ({
      corp: null,
      runner: promptOf({ runner: { 'prompt-state': { msg, card: { title } } } }, 'runner'),
    });
    const [there, room, then] = asked(inRig, 'Al spends [Click] to install Djinn.');
    if (there === undefined || room === undefined || then === undefined) throw new Error();
    const paid = 'Trash a card to lower the install cost of Djinn by 2 [Credits]';
    const lowers = { ...then, lines: [], prompts: asking(paid, 'Patchwork') };
    const made = { ...room, prompts: asking(inRig, 'Djinn') };
    expect(roomMadeIn([there, made, lowers, then])).toEqual([]);
    expect(roomMadeIn([there, made, lowers, { ...then, lines: [] }])).toHaveLength(1);
  });

  it('in the rig is told where nothing is installed after all', () => {
    expect(roomMadeIn(asked(inRig))).toEqual([
      { entry: 2, for: { what: 'program', title: 'Djinn' }, chosen: ['Medium'] },
    ]);
  });
});

it('is made in a window, too, which is asked in again: what comes later in the turn is behind it', () => {
  const rules = rulesByPool.covering(['Djinn', 'PAD Campaign']);
  const { end } = playScenario(
    {
      turn: runnerTurn,
      corp: { servers: { 'Server 1': { cards: ['PAD Campaign'] } } },
      runner: { rig: { programs: ['Djinn'] } },
      script: [],
    },
    rules.pool,
  );
  const djinn = end?.state.runner.rig[0];
  if (end === null || djinn === undefined) throw new Error('it is not there');
  const live = rules.live(end.state);
  expect(live.apply({ do: 'gain-credit' }).ok).toBe(true);
  const made = makeRoom(rules, live.state, [djinn]);
  expect([live.state.prompt?.kind, made?.prompt?.kind]).toEqual(['window', 'window']);
  expect(made?.runner.heap).toEqual([djinn]);
});
