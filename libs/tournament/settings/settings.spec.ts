import { advice } from './advice';
import { settingsProblems, type SettingsInput, withDefaults } from './check';

const input: SettingsInput = {
  name: 'Cup',
  date: '2015-03-25',
  tier: 'competitive',
  structure: 'swiss',
  rounds: 5,
  organiser: 'olga',
};
const fields = (over: Partial<SettingsInput>) =>
  settingsProblems(withDefaults({ ...input, ...over })).map(({ field }) => field);

describe('settings', () => {
  it('take the minutes of the rules (MATCH-03, DRAFT-02, DRAFT-05, CONF-16)', () => {
    expect(withDefaults(input)).toMatchObject({
      roundMinutes: 65,
      cutMinutes: 40,
      decklists: 'required',
    });
    expect(withDefaults({ ...input, structure: 'full-draft' }).roundMinutes).toBe(50);
    expect(withDefaults({ ...input, structure: 'half-draft' }).roundMinutes).toBe(30);
  });

  it('hold lists against what is legal on the day, unless told otherwise (TOURN-07)', () => {
    expect(withDefaults(input).format).toBe('constructed@2015-03-25');
    expect(withDefaults({ ...input, structure: 'half-draft' }).format).toBe('draft@2015-03-25');
    expect(withDefaults({ ...input, format: 'core' }).format).toBe('core');
    expect(fields({ date: '2015-13-01' })).toEqual(['date']);
    expect(fields({ date: '2015-02-30' })).toEqual(['date']);
  });

  it('let minutes be shifted as far as the rules do', () => {
    expect(fields({ roundMinutes: 55 })).toEqual([]);
    expect(fields({ roundMinutes: 54 })).toEqual(['roundMinutes']);
    expect(fields({ structure: 'half-draft', roundMinutes: 36 })).toEqual(['roundMinutes']);
  });

  it('let a round of the cut last up to an hour and a half', () => {
    expect(fields({ cutMinutes: 90 })).toEqual([]);
    for (const cutMinutes of [0, 91, 2_147_483_647])
      expect(fields({ cutMinutes })).toEqual(['cutMinutes']);
  });

  it('name every problem', () => {
    expect(fields({ name: ' ', date: 'today', rounds: 0, cut: 12, decklists: 'optional' })).toEqual(
      ['name', 'date', 'rounds', 'cut', 'decklists'],
    );
    const long = 'x'.repeat(201);
    expect(fields({ name: long, organiser: long, secondOrganiser: 'a\nb' })).toEqual([
      ...['name', 'organiser', 'secondOrganiser'],
    ]);
    expect(fields({ name: 'x'.repeat(200) })).toEqual([]);
    // CUT-01: premier events have one.
    expect(fields({ tier: 'premier' })).toEqual(['cut']);
    expect(fields({ tier: 'premier', cut: 16 })).toEqual([]);
  });
});

describe('advice', () => {
  it('follows the rules’ recommendations (CUT-01, DRAFT-03, DRAFT-06)', () => {
    expect(advice(withDefaults(input), 33)).toHaveLength(1);
    expect(advice(withDefaults(input), 32)).toEqual([]);
    expect(advice(withDefaults({ ...input, cut: 8 }), 20)).toHaveLength(1);
    expect(advice(withDefaults({ ...input, cut: 8 }), 40)).toEqual([]);
    expect(advice(withDefaults({ ...input, structure: 'full-draft' }), 10)).toHaveLength(1);
    const half = withDefaults({ ...input, structure: 'half-draft' });
    expect([8, 10, 12, 14, 16].map((players) => advice(half, players).length)).toEqual([
      0, 1, 0, 1, 0,
    ]);
  });
});
