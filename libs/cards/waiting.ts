import type { CycleName } from './cycles';
import { waiting as core } from './core/waiting';
import { waiting as genesis } from './genesis/waiting';
import { waiting as creationAndControl } from './creation-and-control/waiting';
import { waiting as spin } from './spin/waiting';
import { waiting as honorAndProfit } from './honor-and-profit/waiting';
import { waiting as lunar } from './lunar/waiting';
import { waiting as orderAndChaos } from './order-and-chaos/waiting';
import { waiting as sansan } from './sansan/waiting';
import { waiting as dataAndDestiny } from './data-and-destiny/waiting';
import { waiting as mumbad } from './mumbad/waiting';
import { waiting as flashpoint } from './flashpoint/waiting';
import { waiting as redSand } from './red-sand/waiting';
import { waiting as terminalDirective } from './terminal-directive/waiting';
import { waiting as kitara } from './kitara/waiting';
import { waiting as reignAndReverie } from './reign-and-reverie/waiting';
import { waiting as magnumOpus } from './magnum-opus/waiting';
import { waiting as napd } from './napd/waiting';
import { waiting as draft } from './draft/waiting';
import type { Waiting } from './unfinished';

/** What is still to be done, by cycle. */
export const waiting: Readonly<Record<CycleName, Waiting>> = {
  core,
  genesis,
  'creation-and-control': creationAndControl,
  spin,
  'honor-and-profit': honorAndProfit,
  lunar,
  'order-and-chaos': orderAndChaos,
  sansan,
  'data-and-destiny': dataAndDestiny,
  mumbad,
  flashpoint,
  'red-sand': redSand,
  'terminal-directive': terminalDirective,
  kitara,
  'reign-and-reverie': reignAndReverie,
  'magnum-opus': magnumOpus,
  napd,
  draft,
};
