import { rulesNamed } from '#cards/pool';
import type { Note } from '#notation/jinteki/reconstruct/verify';
import { inRig } from '#testkit/jinteki/way';
import { goTo, playScenario, rezzed, runnerDoes, runnerTurn } from '#testkit/scenario/play-scenario';
import { statedDeeds } from './stated-deeds';
import type { Entry } from './true-deeds';

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

describe('a price that is not paid', () => {
  it('is what comes otherwise, in the words of the question', () => {
    const { end } = playScenario(
      {
        turn: runnerTurn,
        corp: { servers: { HQ: { ice: [rezzed('Pup')] } } },
        runner: { credits: 3, grip: ['Diesel', 'Diesel'] },
        script: [runnerDoes('run', { server: 'HQ' }), goTo('run.3.2')],
      },
      rules.pool,
    );
    if (end === null) throw new Error('it was not played');
    const values = ['Suffer 1 net damage', 'Pay 1 [Credits]'];
    const asked = {
      ...{ msg: 'Choose one', 'prompt-type': 'other', card: { cid: 'p', title: 'Pup' } },
      choices: values.map((value) => ({ value })),
    };
    const entry = (prompt: typeof asked | null): Entry => ({
      ...{ diff: null, lines: [] },
      state: { corp: {}, runner: { 'prompt-state': prompt } },
    });
    const decision = { do: 'option', option: 'no' } as const;
    const stretch = {
      ...{ from: 0, through: 1, start: end.state, notes: [] },
      decisions: [{ decision, by: 'runner', after: 0, until: 1 } as const],
    };
    const [said] = statedDeeds(rules, stretch, [entry(asked), entry(null)]);
    expect([said?.kind, said?.what]).toEqual(['option', 'runner suffer']);
  });
});
