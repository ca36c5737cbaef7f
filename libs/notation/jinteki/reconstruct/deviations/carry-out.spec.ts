import { rulesByPool } from '#cards/rules-by-pool';
import { coreRules } from '#cards/pool';
import type { State } from '#rules';
import {
  corpTurn,
  goTo,
  playScenario,
  runnerDoes as runner,
  runnerTurn,
  type Sketch,
} from '#testkit/scenario/play-scenario';
import { carryOut } from './carry-out';

/** Gordian Blade can be paid for from the pool, Cyberfeeder and The Toolbox. */
function playedTo(...script: Sketch['script']): State {
  const { end } = playScenario({
    turn: runnerTurn,
    corp: { servers: { HQ: { ice: [{ card: 'Enigma', rezzed: true }] } } },
    runner: {
      credits: 5,
      rig: { programs: ['Gordian Blade'], hardware: ['Cyberfeeder', 'The Toolbox'] },
    },
    script,
  });
  if (end === null) throw new Error('it was not played');
  return end.state;
}

const feeder = ({ cards }: State): State['cards'][number] => {
  const found = cards.find(
    ({ def }) => coreRules.pool.definitions[def]?.value.title === 'Cyberfeeder',
  );
  if (found === undefined) throw new Error('there is no Cyberfeeder');
  return found;
};

const spend = (state: State): State | null =>
  carryOut(coreRules, state, { kind: 'loan-spent', card: feeder(state).id, credits: 1 });

describe('credits that leave a card by hand', () => {
  it('are the pool’s where no payment is open', () => {
    const before = playedTo();
    const after = spend(before);
    expect(after?.runner.credits).toBe(before.runner.credits + 1);
    expect(after === null ? null : feeder(after).recurring).toBe(0);
  });

  it('stay where they are while it is asked how something is paid for', () => {
    const asked = playedTo(
      runner('run', { server: 'HQ' }),
      goTo('run.3.1'),
      runner('use', { card: 'Gordian Blade', ability: 'boost' }),
    );
    const paying = coreRules
      .legal(asked)
      .filter((one) => one.do === 'use' && 'ability' in one)
      .map((one) => coreRules.apply(asked, one))
      .find((one) => one.ok && one.state.prompt?.kind === 'pay');
    if (paying?.ok !== true) throw new Error('nobody is asked how to pay');
    expect(spend(paying.state)).toBeNull();
  });
});

describe('a console that takes the place of another', () => {
  const rig = { hardware: ['Desperado'] };
  const replaced = (clicks: number): unknown => {
    const { end } = playScenario({
      turn: { ...runnerTurn, clicks },
      runner: {
        credits: 5,
        rig,
        grip: ['Grimoire', ...Array.from({ length: 6 }, () => 'Sure Gamble')],
      },
      script: [],
    });
    if (end === null) throw new Error('it was not played');
    const { state } = end;
    const [old] = state.runner.rig;
    const card = state.runner.grip.find(
      (id) => coreRules.pool.definitions[state.cards[id]?.def ?? -1]?.value.title === 'Grimoire',
    );
    if (old === undefined || card === undefined) throw new Error('there is none');
    const decisions = [{ do: 'install', card }] as const;
    const after = carryOut(coreRules, state, {
      ...{ kind: 'console-replaced', card: old, credits: 0, decisions },
    });
    return (after?.runner.rig ?? []).map(
      (id) => coreRules.pool.definitions[after?.cards[id]?.def ?? -1]?.value.title,
    );
  };

  it('is installed, and the other is trashed', () => {
    expect(replaced(2)).toEqual(['Grimoire']);
  });

  it('is so with the last click of a turn, after which cards are discarded', () => {
    expect(replaced(1)).toEqual(['Grimoire']);
  });

  it('may be a copy of it, whatever else that sets off', () => {
    const rules = rulesByPool.covering([
      'Hayley Kaplan: Universal Scholar',
      'Mirror',
      'Plascrete Carapace',
    ]);
    const { end } = playScenario(
      {
        turn: runnerTurn,
        runner: {
          identity: 'Hayley Kaplan: Universal Scholar',
          credits: 9,
          rig: { hardware: ['Mirror'] },
          grip: ['Mirror', 'Plascrete Carapace'],
        },
        script: [],
      },
      rules.pool,
    );
    const [old] = end?.state.runner.rig ?? [];
    const [card] = end?.state.runner.grip ?? [];
    if (end === null || old === undefined || card === undefined) throw new Error('none is there');
    const decisions = [{ do: 'install', card }] as const;
    const after = carryOut(rules, end.state, {
      ...{ kind: 'console-replaced', card: old, credits: 0, decisions },
    });
    expect([after?.runner.rig, after?.runner.heap]).toEqual([[card], [old]]);
    expect([after?.prompt?.kind, after?.cards[old]?.faceup]).toEqual(['option', true]);
  });
});

describe('a card that is played and changes nothing', () => {
  it('leaves the game where it does instead of being trashed, and ends the action phase', () => {
    const rules = rulesByPool.covering(['Preemptive Action']);
    const { end } = playScenario(
      { turn: corpTurn, corp: { hq: ['Preemptive Action'] }, script: [] },
      rules.pool,
    );
    const [card] = end?.state.corp.hq ?? [];
    if (end === null || card === undefined) throw new Error('it is not there');
    const after = carryOut(rules, end.state, { kind: 'no-effect', card, credits: 0 });
    expect(after?.cards[card]?.zone).toBe('removed');
    expect(after?.turn.side).toBe('runner');
  });
});

describe('a card for runs, of which all that it does is over with one', () => {
  const rules = rulesByPool.covering(['Dean Lister', 'Corroder', 'Deus X']);
  const usedBy = (title: string): unknown => {
    const resources = title === 'Dean Lister' ? [title] : [];
    const programs = title === 'Dean Lister' ? ['Corroder'] : [title];
    const { end } = playScenario(
      { turn: corpTurn, runner: { rig: { programs, resources } }, script: [] },
      rules.pool,
    );
    const card = end?.state.runner.rig.find(
      (id) => rules.pool.definitions[end.state.cards[id]?.def ?? -1]?.value.title === title,
    );
    if (end === null || card === undefined) throw new Error('it is not there');
    const after = carryOut(rules, end.state, { kind: 'idle-use', card, credits: 0 });
    return after?.cards[card]?.zone ?? null;
  };

  it('is used up outside of one for nothing', () => {
    expect(usedBy('Dean Lister')).toBe('heap');
  });

  it('is not where it is for something else', () => {
    expect(usedBy('Deus X')).toBeNull();
  });
});
