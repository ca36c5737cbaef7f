import type { FrameKind } from '../state/frame';
import type { Procedure } from '../machine/procedure';
import { access } from '../procedures/access';
import { advance, basic, makeRun, rez, trashResource } from '../procedures/actions';
import { block } from '../procedures/block';
import { breach } from '../procedures/breach';
import { encounter } from '../procedures/encounter';
import { imminent } from '../procedures/imminent';
import { install } from '../procedures/install';
import { pay } from '../procedures/pay';
import { play } from '../procedures/play';
import { reaction } from '../procedures/reaction';
import { run } from '../procedures/run';
import { setup } from '../procedures/setup';
import { memory, shuffle } from '../procedures/standing';
import { trace } from '../procedures/trace';
import { corpTurn, runnerTurn } from '../procedures/turn';
import { use } from '../procedures/use';
import { window } from '../procedures/window';

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
