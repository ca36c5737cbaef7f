import { promptOf } from '../lens/prompt';
import { rezzedAmidIn } from './rezzed-amid';
import type { Shown } from './shown';

const rez = 'Bo pays 3 [Credits] to rez Shadow protecting Server 1 at position 0.';

const asking = (title: string, msg: string, lines: readonly string[] = []): Shown => {
  const state = {
    runner: { 'prompt-state': { msg, card: { title }, eid: { eid: 7 }, 'prompt-type': 'select' } },
  };
  return { ...quiet(...lines), prompts: { corp: null, runner: promptOf(state, 'runner') } };
};

function quiet(...lines: readonly string[]): Shown {
  return {
    ...{ state: {}, features: new Map<number, number>(), lines, mayPass: true },
    ...{ isSettled: false, repeats: false, prompts: { corp: null, runner: null } },
  };
}

const amidIn = (...shown: readonly Shown[]) =>
  rezzedAmidIn(shown, { after: 0, until: shown.length - 1 });

describe('a card that is rezzed while a question of another stands open', () => {
  const room = 'Insufficient MU to install Pipeline. Trash installed programs?';

  it('is told with the card that asks, and since when it does', () => {
    const told = amidIn(
      quiet(),
      asking('Pipeline', room),
      asking('Pipeline', room, [rez]),
      quiet('Al spends [Click] and pays 3 [Credits] to install Pipeline.'),
    );
    expect(told).toMatchObject([
      { entry: 2, title: 'Shadow', server: 'Server 1', place: 0, asking: 'Pipeline', since: 1 },
    ]);
  });

  it('is told amid a payment, too, and not where something may be prevented', () => {
    const used =
      'Al pays 1 [Credits] from The Toolbox to use Gordian Blade to increase its strength.';
    const told = (msg: string) =>
      amidIn(
        quiet(),
        asking('Gordian Blade', msg),
        asking('Gordian Blade', msg, [rez]),
        quiet(used),
      );
    expect(told('Choose a credit providing card (0 of 1 [Credits])')).toMatchObject([
      { entry: 2, asking: 'Gordian Blade', since: 1 },
    ]);
    expect(told('Prevent any of the 1 tags?')).toEqual([]);
  });

  it('is none where nothing comes of the question, or it is answered by the rez', () => {
    expect(amidIn(quiet(), asking('Pipeline', room), asking('Pipeline', room, [rez]))).toEqual([]);
    const installed = 'Al spends [Click] and pays 3 [Credits] to install Pipeline.';
    expect(amidIn(quiet(), asking('Pipeline', room), quiet(rez, installed))).toEqual([]);
  });

  it('is ice alone where a card is accessed', () => {
    const accessed = 'You accessed Snare!.';
    const root = 'Bo pays 2 [Credits] to rez PAD Campaign in Server 2.';
    const told = (line: string) =>
      amidIn(quiet(), asking('Snare!', accessed), asking('Snare!', accessed, [line]));
    expect([told(rez).length, told(root).length]).toEqual([1, 0]);
  });
});
