import type { Waiting } from '../unfinished';

export const waiting: Waiting = {
  unwritten: {
    'Diversified Portfolio': 'amount: servers',
    'Medical Breakthrough': "active in the Runner's score area; filter same title",
    'Oracle May': 'condition: card fits',
  },
  withoutScenario: [
    'Mushin No Shin',
    'Shiro',
    'Susanoo-no-Mikoto',
    'Tori Hanzō',
    'Legwork',
    'Mass Install',
  ],
};
