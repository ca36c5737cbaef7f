import type { Waiting } from '../unfinished';

export const waiting: Waiting = {
  unwritten: {},
  withoutScenario: [],
};
