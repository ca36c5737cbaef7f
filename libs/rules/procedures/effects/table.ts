import type { Handlers } from '../block';
import { arrange, search, shuffle } from './deck';
import { choose, chooseNumber, ifElse, may, mustPay, option } from './choice';
import { both, damage, expose, giveTags, prevent, trashing } from './preventable';
import { breakSubs, run, trace } from './run';
import { install, rez, take } from './card';

/** Every effect that asks somebody or calls a procedure. */
export const asking: Handlers = {
  take,
  damage,
  'give-tags': giveTags,
  trash: trashing,
  expose,
  rez,
  break: breakSubs,
  trace,
  search,
  shuffle,
  arrange,
  choose,
  'choose-number': chooseNumber,
  option,
  may,
  'must-pay': mustPay,
  if: ifElse,
  both,
  run,
  install,
  prevent,
};
