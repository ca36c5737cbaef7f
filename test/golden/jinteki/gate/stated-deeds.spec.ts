import { rulesNamed } from '#cards/pool';
import type { Note } from '#notation/jinteki/reconstruct/verify';
import { inRig } from '#testkit/jinteki/way';
import { playScenario, runnerDoes, runnerTurn } from '#testkit/scenario/play-scenario';
import { statedDeeds } from './stated-deeds';

const rules = rulesNamed('all');

/** What a card that is used in vain is stated to be used for. */
function used(title: string): readonly string[] {
  const { end } = playScenario(
    { turn: runnerTurn, runner: { rig: { programs: [title] } }, script: [] },
    rules.pool,
  );
  if (end === null) throw new Error('it was not played');
  const { state } = end;
  const note: Note = {
    ...({ kind: 'in-vain' } as const),
    ...{ card: inRig(rules.pool, state, title), credits: 0, difference: 'D15' },
    ...{ rule: 'ABIL-09', reason: '', legal: false, historyIndex: 1, decision: 0 },
  };
  const stretch = { from: 0, through: 1, start: state, decisions: [], notes: [note] };
  return statedDeeds(rules, stretch, []).map(({ kind, what }) => `${kind} ${what}`);
}

describe('what is used in vain', () => {
  it('is a break where an icebreaker raises itself, and breaks, for X', () => {
    expect(used('Paperclip')).toEqual(['use Paperclip break']);
    expect(used('Gordian Blade')).toEqual(['use Gordian Blade']);
  });
});

describe('what a card asks besides', () => {
  it('is no jacking out where it asks whether the Runner does behind it', () => {
    const { end } = playScenario(
      {
        turn: runnerTurn,
        corp: { servers: { HQ: { ice: ['Ice Wall'] } } },
        runner: { rig: { programs: ['Snitch'] } },
        script: [runnerDoes('run', { server: 'HQ' })],
      },
      rules.pool,
    );
    if (end === null) throw new Error('it was not played');
    const asks = (msg: string) => ({
      state: {
        corp: {},
        runner: {
          'prompt-state': {
            ...{ msg, 'prompt-type': 'other', eid: { eid: 1 }, card: { cid: 's', title: 'Snitch' } },
            choices: [{ value: 'Yes' }, { value: 'No' }],
          },
        },
      },
      ...{ diff: null, lines: [] },
    });
    const entries = [asks('Expose approached piece of ice?'), asks('Jack out?'), asks('Jack out?')];
    const decision = { do: 'option', option: 'yes' } as const;
    const yes = { decision, by: 'runner' as const, after: 0, until: 2, hash: '' };
    const { state } = end;
    const stretch = { from: 0, through: 2, start: state, decisions: [yes, yes], notes: [] };
    expect(statedDeeds(rules, stretch, entries).flatMap(({ kind }) => (kind === 'jack-out' ? [kind] : []))).toHaveLength(1);
  });
});
