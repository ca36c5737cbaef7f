import type { Duration } from '#rules';
import { whose, type Voice } from './voice';

export const durationWords: Readonly<Record<Duration, (v: Voice) => string>> = {
  access: () => 'for the rest of this access',
  encounter: () => 'for the rest of this encounter',
  'until-encounter': () => 'until after the Runner next encounters a piece of ice',
  run: () => 'for the rest of this run',
  'next-run': () => 'until the end of the next run this turn',
  'next-encounter': () => 'until the end of the next encounter this turn',
  turn: () => 'until the end of the turn',
  'corp-turn-begins': (v) => `until ${whose(v, 'corp')} next turn begins`,
  'runner-turn-begins': (v) => `until ${whose(v, 'runner')} next turn begins`,
  'while-active': (v) => `as long as ${v.target} is active`,
  forever: () => 'for the rest of the game',
};
