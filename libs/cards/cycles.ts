import type { CardValue } from '#rules';
import { coreSet } from './core/core';
import { genesis } from './genesis/genesis';
import { creationAndControl } from './creation-and-control/creation-and-control';
import { spin } from './spin/spin';
import { honorAndProfit } from './honor-and-profit/honor-and-profit';
import { lunar } from './lunar/lunar';
import { orderAndChaos } from './order-and-chaos/order-and-chaos';
import { sansan } from './sansan/sansan';
import { dataAndDestiny } from './data-and-destiny/data-and-destiny';
import { mumbad } from './mumbad/mumbad';
import { flashpoint } from './flashpoint/flashpoint';
import { redSand } from './red-sand/red-sand';
import { terminalDirective } from './terminal-directive/terminal-directive';
import { kitara } from './kitara/kitara';
import { reignAndReverie } from './reign-and-reverie/reign-and-reverie';
import { magnumOpus } from './magnum-opus/magnum-opus';
import { napd } from './napd/napd';
import { draft } from './draft/draft';

/** In the order of their release; a card stands with its first printing. */
export const cycleNames = [
  'core',
  'genesis',
  'creation-and-control',
  'spin',
  'honor-and-profit',
  'lunar',
  'order-and-chaos',
  'sansan',
  'data-and-destiny',
  'mumbad',
  'flashpoint',
  'red-sand',
  'terminal-directive',
  'kitara',
  'reign-and-reverie',
  'magnum-opus',
  'napd',
  'draft',
] as const;
export type CycleName = (typeof cycleNames)[number];

export const isCycleName = (text: string): text is CycleName =>
  cycleNames.some((name) => name === text);

/** The written cards by cycle. */
export const cycles: Readonly<Record<CycleName, readonly CardValue[]>> = {
  core: coreSet,
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

/** Every written card, in the order of codes. */
export const allCards: readonly CardValue[] = cycleNames
  .flatMap((name) => cycles[name])
  .sort((a, b) => a.code.localeCompare(b.code));
