import type { FrameKind } from '../machine/frame';
import type { Procedure } from '../machine/procedure';
import { access } from './access';
import { advance, basic, makeRun, rez, trashResource } from './actions';
import { block } from './block';
import { breach } from './breach';
import { encounter } from './encounter';
import { imminent } from './imminent';
import { install } from './install';
import { pay } from './pay';
import { play } from './play';
import { reaction } from './reaction';
import { run } from './run';
import { setup } from './setup';
import { memory, shuffle } from './standing';
import { trace } from './trace';
import { corpTurn, runnerTurn } from './turn';
import { use } from './use';
import { window } from './window';

/** Every procedure of the game, under its own name. */
export const procedures: { readonly [K in FrameKind]: Procedure<K> } = {
  setup,
  shuffle,
  'corp-turn': corpTurn,
  'runner-turn': runnerTurn,
  window,
  run,
  encounter,
  breach,
  access,
  install,
  play,
  rez,
  advance,
  'trash-resource': trashResource,
  basic,
  'make-run': makeRun,
  use,
  pay,
  block,
  imminent,
  reaction,
  trace,
  memory,
};
