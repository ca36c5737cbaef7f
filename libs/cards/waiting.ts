import type { CycleName } from './cycles';
import * as core from './core/waiting';
import * as genesis from './genesis/waiting';
import * as creationAndControl from './creation-and-control/waiting';
import * as spin from './spin/waiting';
import * as honorAndProfit from './honor-and-profit/waiting';
import * as lunar from './lunar/waiting';
import * as orderAndChaos from './order-and-chaos/waiting';
import * as sansan from './sansan/waiting';
import * as dataAndDestiny from './data-and-destiny/waiting';
import * as mumbad from './mumbad/waiting';
import * as flashpoint from './flashpoint/waiting';
import * as redSand from './red-sand/waiting';
import * as terminalDirective from './terminal-directive/waiting';
import * as kitara from './kitara/waiting';
import * as reignAndReverie from './reign-and-reverie/waiting';
import * as magnumOpus from './magnum-opus/waiting';
import * as napd from './napd/waiting';
import * as draft from './draft/waiting';

interface Waiting {
  /** Titles that are not written yet, with the word that is missing. */
  readonly waiting: Readonly<Record<string, string>>;
  /** Written cards that still lack a scenario of their own. */
  readonly withoutScenario: readonly string[];
}

/** What is still to be done, by cycle. */
export const waiting: Readonly<Record<CycleName, Waiting>> = {
  core: core,
  genesis: genesis,
  'creation-and-control': creationAndControl,
  spin: spin,
  'honor-and-profit': honorAndProfit,
  lunar: lunar,
  'order-and-chaos': orderAndChaos,
  sansan: sansan,
  'data-and-destiny': dataAndDestiny,
  mumbad: mumbad,
  flashpoint: flashpoint,
  'red-sand': redSand,
  'terminal-directive': terminalDirective,
  kitara: kitara,
  'reign-and-reverie': reignAndReverie,
  'magnum-opus': magnumOpus,
  napd: napd,
  draft: draft,
};
