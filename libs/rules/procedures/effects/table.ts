import { arrangeIce } from './arrange-ice';
import { name } from './name';
import { useClick } from './use-click';
import type { Handlers } from './handler';
import { arrange, random, search, shuffle } from './deck';
import { access, encounter } from './access';
import { playFrom, repeat, resolveScoredAgain, resolveSub } from './again';
import { choose, chooseNumber, ifElse, may, mustPay, option, unless } from './choice';
import { prevent } from './prevent';
import { both, damage, expose, giveTags, trashing } from './preventable';
import { breakSubs, run, trace } from './run';
import { chooseServer } from './choose-server';
import { guess } from './guess';
import { psi } from './psi';
import { bring } from './bring';
import { takeAnother } from './take-copy';
import { rezSome } from './rez-some';
import { takeTurns } from './take-turns';
import { store } from './store';
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
  psi,
  guess,
  store,
  'resolve-scored': resolveScoredAgain,
  'choose-server': chooseServer,
  random,
  arrange,
  choose,
  'choose-number': chooseNumber,
  option,
  may,
  unless,
  repeat,
  play: playFrom,
  'resolve-sub': resolveSub,
  'must-pay': mustPay,
  access,
  encounter,
  if: ifElse,
  both,
  run,
  install,
  prevent,
  'arrange-ice': arrangeIce,
  'use-click': useClick,
  name,
  'take-turns': takeTurns,
  bring,
  'take-copy': takeAnother,
  'rez-some': rezSome,
};
