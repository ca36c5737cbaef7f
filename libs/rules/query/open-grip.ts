import type { Work } from '../machine/work';
import { cardOf } from './card';
import { someConstant } from './in-force';

/** INFO-37: whether something in force lets the grip lie open. */
export const isGripOpen = (g: Work): boolean => someConstant(g, 'open-grip', () => true);

/** Whether cards of the grip lie there for all to see. */
export const showsGrip = (g: Work): boolean =>
  g.state.runner.grip.some((id) => cardOf(g, id).faceup);
