import type { CardSketches } from '../sketch/sketch';
import { anarchScenarios } from './anarch.scenarios';
import { anarchEventsScenarios } from './anarch-events.scenarios';
import { anarchProgramsScenarios } from './anarch-programs.scenarios';
import { anarchResourcesScenarios } from './anarch-resources.scenarios';
import { mechanismScenarios } from './mechanisms.scenarios';
import { neutralCorpScenarios } from './neutral-corp.scenarios';
import { neutralRunnerScenarios } from './neutral-runner.scenarios';
import { weylandScenarios } from './weyland.scenarios';
import { weylandAgendasScenarios } from './weyland-agendas.scenarios';
import { weylandIceScenarios } from './weyland-ice.scenarios';
import { weylandIdentityScenarios } from './weyland-identity.scenarios';

/** What the cards of this cycle do, by faction. */
export const orderAndChaosScenarios: CardSketches = {
  ...anarchScenarios,
  ...anarchEventsScenarios,
  ...anarchProgramsScenarios,
  ...anarchResourcesScenarios,
  ...mechanismScenarios,
  ...neutralCorpScenarios,
  ...neutralRunnerScenarios,
  ...weylandScenarios,
  ...weylandAgendasScenarios,
  ...weylandIceScenarios,
  ...weylandIdentityScenarios,
};
