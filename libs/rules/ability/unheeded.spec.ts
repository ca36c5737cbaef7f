import { compilePool } from './compile';
import type { Constant, Effect, When } from './ability';
import type { Agenda, Lines } from './value';

const card = (...abilities: Lines): Agenda => ({
  type: 'agenda',
  code: '99999',
  title: 'Test',
  faction: 'nbn',
  influence: null,
  subtypes: [],
  advancement: 1,
  points: 1,
  abilities,
});
const compiled =
  (...abilities: Lines) =>
  () =>
    compilePool('test', [card(...abilities)]);
const lasting = (...abilities: Constant[]): Effect => ({ do: 'lasting', until: 'turn', abilities });

describe('compilePool refuses what the engine would not heed', () => {
  const tagged = { is: 'tagged' } as const;

  it('a condition on what is looked for as it is printed', () => {
    const hosts: Constant = {
      kind: 'constant',
      modifies: { of: 'hosts', cards: { type: 'program' } },
    };
    expect(compiled({ ...hosts, while: tagged })).toThrow('99999/0: "while" says nothing');
    expect(compiled(hosts)).not.toThrow();
    const worthMore = (cards: object): Constant => ({
      kind: 'constant',
      modifies: { of: 'agenda-points', by: 1, ...cards },
      while: tagged,
    });
    expect(compiled(worthMore({}))).toThrow('99999/0: "while" says nothing');
    expect(compiled(worthMore({ cards: { type: 'agenda' } }))).not.toThrow();
  });

  it('an inactive card where only what is in force counts, and the other way round', () => {
    const link: Constant = { kind: 'constant', modifies: { of: 'link', by: 1 } };
    const advanceable: Constant = { kind: 'constant', modifies: { of: 'advanceable' } };
    expect(compiled({ ...link, anywhere: true })).toThrow('not looked for on cards');
    expect(compiled(advanceable)).toThrow('say "always"');
    expect(compiled(link, { ...advanceable, anywhere: true })).not.toThrow();
  });

  it('an X in the cost of a conditional ability', () => {
    const drawn: When = {
      kind: 'when',
      trigger: { on: 'run-began' },
      optional: true,
      effects: [{ do: 'draw', who: 'corp', cards: 1 }],
    };
    expect(compiled({ ...drawn, cost: { x: {} } })).toThrow('an X is named where a "may" is asked');
    expect(compiled({ ...drawn, cost: { credits: 1 } })).not.toThrow();
  });

  it('a lasting effect that nobody looks for', () => {
    const hosts: Constant = {
      kind: 'constant',
      modifies: { of: 'hosts', cards: { type: 'program' } },
    };
    const link: Constant = { kind: 'constant', modifies: { of: 'link', by: 1 } };
    expect(compiled({ kind: 'sub', effects: [lasting(hosts)] })).toThrow(
      '99999/0/effects.0/abilities.0: "hosts" is not looked for in what lasts',
    );
    expect(compiled({ kind: 'sub', effects: [lasting(link)] })).not.toThrow();
  });
});
