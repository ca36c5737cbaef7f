import type { Fact, FactType } from '#rules';
import {
  chance,
  corpDoes as corp,
  corpTurn,
  goTo,
  playScenario,
  runnerDoes as runner,
  type Sketch,
} from '#testkit/scenario/play-scenario';

/** What happens in a sketch, without what its position tells. */
function factsOf(sketch: Sketch): readonly Fact[] {
  const { start, end } = playScenario(sketch);
  if (start === null || end === null) throw new Error('it was not played');
  return end.facts.slice(start.facts.length);
}

const told = (sketch: Sketch, ...types: readonly FactType[]): readonly Fact[] =>
  factsOf(sketch).filter((fact) => types.includes(fact.type));

const deck = ['Enigma', 'Ice Wall', 'Hunter', 'Shadow', 'Chum', 'Archer'];
const stack = ['Corroder', 'Mimic', 'Yog.0', 'Ninja', 'Crypsis', 'Wyrm'];
const atSetup = {
  turn: { side: 'corp', number: 1, clicks: 0, at: 'setup' },
  corp: { hq: deck.slice(0, 5), rd: deck.slice(5) },
  runner: { grip: stack.slice(0, 5), stack: stack.slice(5) },
};

describe('setup tells', () => {
  it('who takes a mulligan, and what each draws', () => {
    const facts = told(
      {
        ...atSetup,
        script: [
          corp('mulligan'),
          chance('shuffle', [...deck].reverse(), { deck: 'rd' }),
          runner('mulligan'),
          chance('shuffle', [...stack].reverse(), { deck: 'stack' }),
          goTo('corp.1.2'),
        ],
      },
      'mulliganed',
      'shuffled',
      'drew',
    );
    expect(facts).toMatchObject([
      { type: 'mulliganed', side: 'corp' },
      { type: 'shuffled', deck: 'rd' },
      { type: 'drew', side: 'corp' },
      { type: 'mulliganed', side: 'runner' },
      { type: 'shuffled', deck: 'stack' },
      { type: 'drew', side: 'runner' },
    ]);
  });
});

describe('a trace tells', () => {
  it('what each bids, and what it comes to', () => {
    const facts = told(
      {
        turn: corpTurn,
        corp: { credits: 5, hq: ['SEA Source'] },
        runner: { credits: 3 },
        history: { lastTurn: [{ type: 'run-successful', server: 'HQ' }] },
        script: [
          corp('play', { card: 'SEA Source' }),
          corp('bid', { credits: 2 }),
          runner('bid', { credits: 1 }),
        ],
      },
      'trace-began',
      'bid',
      'trace-ended',
    );
    expect(facts).toMatchObject([
      { type: 'trace-began', base: 3 },
      { type: 'bid', side: 'corp', credits: 2, strength: 5 },
      { type: 'bid', side: 'runner', credits: 1, strength: 1 },
      { type: 'trace-ended', strength: 5, link: 1, successful: true },
    ]);
  });
});

describe('an access tells how it ended', () => {
  const campaign = { servers: { 'Server 1': { cards: ['PAD Campaign'] } } };

  it('trashed for its cost, or left', () => {
    const sketch = (last: 'trash-accessed' | 'leave-accessed'): Sketch => ({
      corp: campaign,
      script: [
        runner('run', { server: 'Server 1' }),
        runner(last, { card: 'PAD Campaign' }),
        goTo('run-ended'),
      ],
    });
    const ended = { type: 'access-ended', from: 'root' };
    expect(told(sketch('trash-accessed'), 'access-ended')).toMatchObject([
      { ...ended, trashed: true },
    ]);
    expect(told(sketch('leave-accessed'), 'access-ended')).toMatchObject([
      { ...ended, trashed: false },
    ]);
  });

  it('trashed by another card', () => {
    const facts = told(
      {
        corp: { hq: ['Priority Requisition'] },
        runner: { grip: ['Demolition Run'] },
        script: [
          runner('play', { card: 'Demolition Run', server: 'HQ' }),
          goTo('choice'),
          runner('trash-accessed', { card: 'Priority Requisition' }),
          goTo('run-ended'),
        ],
      },
      'access-ended',
    );
    expect(facts).toMatchObject([{ type: 'access-ended', from: 'hq', trashed: true }]);
  });

  it('stolen, and so not trashed; and in Archives nothing is', () => {
    const facts = told(
      {
        corp: { archives: ['Hedge Fund', 'Priority Requisition'] },
        script: [
          runner('run', { server: 'Archives' }),
          runner('access', { card: 'Hedge Fund' }),
          goTo('run-ended'),
        ],
      },
      'access-ended',
    );
    expect(facts.map((fact) => 'trashed' in fact && fact.trashed)).toEqual([false, false]);
  });
});

describe('an encounter tells', () => {
  const yog = { rig: { programs: ['Yog.0'] } };
  const guarded = { servers: { HQ: { ice: [{ card: 'Enigma', rezzed: true }] } } };
  const broken = (script: Sketch['script']): readonly string[] =>
    told(
      { corp: { ...guarded, hq: ['Hedge Fund'] }, runner: yog, script },
      'sub-broken',
      'all-broken',
      'sub-resolved',
      'encounter-ended',
    ).map(({ type }) => type);

  it('that all subroutines are broken, once, after the last', () => {
    const one = runner('use', { card: 'Yog.0', ability: 'break', subs: [0], at: 'run.3.1' });
    const other = runner('use', { card: 'Yog.0', ability: 'break', subs: [1] });
    expect(broken([runner('run', { server: 'HQ' }), one, other, goTo('run.5.1')])).toEqual([
      'sub-broken',
      'sub-broken',
      'all-broken',
      'encounter-ended',
    ]);
    expect(broken([runner('run', { server: 'HQ' }), other, goTo('run-ended')])).not.toContain(
      'all-broken',
    );
  });
});

describe('an ability tells', () => {
  const ice = (...cards: readonly string[]) => ({
    servers: { HQ: { ice: cards.map((card) => ({ card, rezzed: true })) } },
  });
  const changes = (corp: object, programs: readonly object[], ...script: Sketch['script']) =>
    told(
      {
        ...{ corp: { ...corp, hq: ['Hedge Fund'] }, runner: { credits: 5, rig: { programs } } },
        script,
      },
      'strength-changed',
    ).map((fact) => ('from' in fact && 'to' in fact ? [fact.from, fact.to] : []));
  const run = runner('run', { server: 'HQ' });

  it('by how much it changed a strength', () => {
    const use = runner('use', { card: 'Corroder', ability: 'boost', at: 'run.3.1' });
    expect(changes(ice('Ice Wall'), [{ card: 'Corroder' }], run, use)).toEqual([[2, 3]]);
    const virus = runner('use', { card: 'Datasucker', at: 'run.3.1' });
    const sucker = { card: 'Datasucker', counters: { virus: 1 } };
    expect(changes(ice('Wall of Static'), [sucker], run, virus)).toEqual([[3, 2]]);
  });

  it('nothing of a boost that lapses at once', () => {
    const use = runner('use', { card: 'Corroder', ability: 'boost', at: 'run.2.1' });
    expect(changes(ice('Ice Wall'), [{ card: 'Corroder' }], run, use)).toEqual([]);
  });
});

describe('choices and abilities tell', () => {
  it('which option was chosen, and by whose ability', () => {
    const facts = told(
      {
        corp: { servers: { 'Server 1': { cards: ['PAD Campaign'] } } },
        runner: { grip: ['Infiltration'], stack: ['Tinkering'] },
        script: [
          runner('play', { card: 'Infiltration' }),
          runner('choose', { for: 'Infiltration', option: 'gain-2' }),
        ],
      },
      'option-chosen',
      'ability-resolved',
    );
    expect(facts).toMatchObject([
      { type: 'option-chosen', side: 'runner', option: 'gain-2' },
      { type: 'ability-resolved', ability: 0 },
    ]);
  });

  it('what is looked at, by whom, and what is put in order', () => {
    const rd = ['Enigma', 'Ice Wall', 'Hunter', 'Shadow', 'Chum', 'Archer'];
    const facts = told(
      {
        turn: corpTurn,
        corp: { hq: ['Precognition'], rd },
        script: [
          corp('play', { card: 'Precognition' }),
          corp('choose', { for: 'Precognition', cards: rd.slice(0, 5).reverse() }),
        ],
      },
      'looked',
      'arranged',
    );
    expect(facts).toMatchObject([
      { type: 'looked', side: 'corp' },
      { type: 'arranged', side: 'corp', deck: 'rd', amount: 5, at: 'top' },
    ]);
    const [looked] = facts;
    expect(looked?.type === 'looked' ? looked.cards.map(({ seen }) => seen) : []).toEqual([
      1, 1, 1, 1, 1,
    ]);
  });

  it('that a conditional ability resolved', () => {
    const facts = told(
      { script: [runner('run', { server: 'HQ' }), goTo('run-ended')] },
      'ability-used',
      'ability-resolved',
    );
    expect(facts).toMatchObject([{ type: 'ability-resolved', ability: 0 }]);
  });

  it('that a paid ability was used and resolved', () => {
    const facts = told(
      {
        runner: { rig: { programs: ['Crypsis'] } },
        script: [runner('use', { card: 'Crypsis', ability: 2 })],
      },
      'ability-used',
      'ability-resolved',
    );
    expect(facts).toMatchObject([
      { type: 'ability-used', ability: 2 },
      { type: 'ability-resolved', ability: 2 },
    ]);
  });
});

describe('a run tells', () => {
  it('that it was not successful, and only then', () => {
    const guarded = { servers: { HQ: { ice: [{ card: 'Ice Wall', rezzed: true }] } } };
    const run = [runner('run', { server: 'HQ' }), goTo('run-ended')];
    expect(told({ corp: guarded, script: run }, 'run-unsuccessful', 'run-ended')).toMatchObject([
      { type: 'run-unsuccessful', server: 'HQ' },
      { type: 'run-ended', server: 'HQ', outcome: 'unsuccessful' },
    ]);
    expect(told({ script: run }, 'run-unsuccessful', 'run-ended')).toMatchObject([
      { type: 'run-ended', server: 'HQ', outcome: 'successful' },
    ]);
  });
});

describe('a turn tells', () => {
  it('its phases and what is discarded', () => {
    const facts = told(
      {
        turn: { side: 'corp', number: 2, clicks: 1, at: 'corp.2.2' },
        runner: { grip: ['Corroder', 'Mimic', 'Ninja', 'Wyrm', 'Crypsis', 'Medium'] },
        script: [
          corp('gain-credit'),
          goTo('runner.1.6'),
          ...Array.from({ length: 4 }, () => runner('gain-credit')),
          runner('discard', { cards: ['Mimic'] }),
          goTo('turn-ended'),
        ],
      },
      'turn-began',
      'phase-began',
      'discarded',
      'turn-ended',
    );
    expect(facts).toMatchObject([
      { type: 'phase-began', side: 'corp', phase: 'discard' },
      { type: 'turn-ended', side: 'corp' },
      { type: 'phase-began', side: 'runner', phase: 'action' },
      { type: 'turn-began', side: 'runner', number: 2 },
      { type: 'phase-began', side: 'runner', phase: 'discard' },
      { type: 'discarded', side: 'runner' },
      { type: 'turn-ended', side: 'runner' },
      { type: 'phase-began', side: 'corp', phase: 'draw' },
    ]);
  });
});
