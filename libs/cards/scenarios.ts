import type { CycleName } from './cycles';
import type { CardSketches } from './sketch/sketch';
import { coreScenarios } from './core/core.scenarios';
import { genesisScenarios } from './genesis/genesis.scenarios';
import { creationAndControlScenarios } from './creation-and-control/creation-and-control.scenarios';
import { spinScenarios } from './spin/spin.scenarios';
import { honorAndProfitScenarios } from './honor-and-profit/honor-and-profit.scenarios';
import { lunarScenarios } from './lunar/lunar.scenarios';
import { orderAndChaosScenarios } from './order-and-chaos/order-and-chaos.scenarios';
import { sansanScenarios } from './sansan/sansan.scenarios';
import { dataAndDestinyScenarios } from './data-and-destiny/data-and-destiny.scenarios';
import { mumbadScenarios } from './mumbad/mumbad.scenarios';
import { flashpointScenarios } from './flashpoint/flashpoint.scenarios';
import { redSandScenarios } from './red-sand/red-sand.scenarios';
import { terminalDirectiveScenarios } from './terminal-directive/terminal-directive.scenarios';
import { kitaraScenarios } from './kitara/kitara.scenarios';
import { reignAndReverieScenarios } from './reign-and-reverie/reign-and-reverie.scenarios';
import { magnumOpusScenarios } from './magnum-opus/magnum-opus.scenarios';
import { napdScenarios } from './napd/napd.scenarios';
import { draftScenarios } from './draft/draft.scenarios';

/** What the written cards do, by cycle. */
export const scenarios: Readonly<Record<CycleName, CardSketches>> = {
  core: coreScenarios,
  genesis: genesisScenarios,
  'creation-and-control': creationAndControlScenarios,
  spin: spinScenarios,
  'honor-and-profit': honorAndProfitScenarios,
  lunar: lunarScenarios,
  'order-and-chaos': orderAndChaosScenarios,
  sansan: sansanScenarios,
  'data-and-destiny': dataAndDestinyScenarios,
  mumbad: mumbadScenarios,
  flashpoint: flashpointScenarios,
  'red-sand': redSandScenarios,
  'terminal-directive': terminalDirectiveScenarios,
  kitara: kitaraScenarios,
  'reign-and-reverie': reignAndReverieScenarios,
  'magnum-opus': magnumOpusScenarios,
  napd: napdScenarios,
  draft: draftScenarios,
};
