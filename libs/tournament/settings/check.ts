import { counted } from '#text/counted';
import { isDay } from '#text/is-day';
import { nameFault } from '#text/kept-text';
import { CUT_MINUTES, type Settings, STRUCTURE_RULES } from './settings';

export interface SettingsProblem {
  readonly field: keyof Settings;
  readonly message: string;
  readonly hint: string;
}

/** The rules give no range (CUT-04): an hour and a half for one game is more than any event has. */
const MOST_CUT_MINUTES = 90;

export type SettingsInput = Pick<
  Settings,
  'name' | 'date' | 'tier' | 'structure' | 'rounds' | 'organiser'
> &
  Partial<Settings>;

/** Settings with the rules' own values where none are given. */
export const withDefaults = (input: SettingsInput): Settings => ({
  cut: 0,
  roundMinutes: STRUCTURE_RULES[input.structure].minutes,
  cutMinutes: CUT_MINUTES,
  decklists: input.tier === 'casual' ? 'optional' : 'required',
  format: `${input.structure === 'swiss' ? 'constructed' : 'draft'}@${input.date}`,
  secondOrganiser: null,
  ...input,
});

const isPowerOfTwo = (size: number): boolean => size >= 2 && (size & (size - 1)) === 0;

/** Everything wrong with settings; empty when an event can be announced with them. */
export const settingsProblems = (settings: Settings): readonly SettingsProblem[] => {
  const problems: SettingsProblem[] = [];
  const problem = (field: keyof Settings, message: string, hint: string): void => {
    problems.push({ field, message, hint });
  };
  const named = (field: keyof Settings, what: string, name: string | null): void => {
    const fault = name === null ? null : nameFault(name);
    if (fault !== null) problem(field, `${what} has ${fault}.`, 'Give another one.');
  };
  const { minutes, shift } = STRUCTURE_RULES[settings.structure];
  if (settings.name.trim() === '') problem('name', 'The event has no name.', 'Give it one.');
  else named('name', 'The name of the event', settings.name);
  named('organiser', 'The name of the organiser', settings.organiser);
  named('secondOrganiser', 'The name of the second organiser', settings.secondOrganiser);
  if (!isDay(settings.date)) problem('date', `"${settings.date}" is no day.`, 'Write YYYY-MM-DD.');
  if (!Number.isInteger(settings.rounds) || settings.rounds < 1 || settings.rounds > 30) {
    problem('rounds', `There cannot be ${settings.rounds} rounds.`, 'Choose 1 to 30.');
  }
  if (Math.abs(settings.roundMinutes - minutes) > shift) {
    const range = `${minutes - shift} to ${minutes + shift}`;
    problem(
      'roundMinutes',
      `A round cannot last ${counted(settings.roundMinutes, 'minute')}.`,
      `Choose ${range}.`,
    );
  }
  if (settings.cut !== 0 && (!isPowerOfTwo(settings.cut) || settings.cut > 64)) {
    problem(
      'cut',
      `A cut cannot have ${counted(settings.cut, 'player')}.`,
      'Choose 2, 4, 8, 16, 32 or 64.',
    );
  }
  if (settings.tier === 'premier' && settings.cut === 0) {
    problem('cut', 'Premier events have a cut (CUT-01).', 'Choose its size, usually 8 or 16.');
  }
  if (settings.cutMinutes < 1 || settings.cutMinutes > MOST_CUT_MINUTES)
    problem(
      'cutMinutes',
      `A round of the cut cannot last ${counted(settings.cutMinutes, 'minute')}.`,
      `Choose 1 to ${MOST_CUT_MINUTES}; the rules have ${CUT_MINUTES}.`,
    );
  if (settings.tier !== 'casual' && settings.decklists === 'optional') {
    problem('decklists', 'Lists are required outside casual events (TOURN-13).', 'Require them.');
  }
  return problems;
};
