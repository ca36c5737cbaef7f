import { handles, sameCards } from './identities';
import { indexes } from './indexes';
import { lasting } from './lasting';
import type { StateLaw, StepLaw } from './law';
import { clicksAreTold, creditsAreTold, marksAreTold } from './ledger';
import { counts, memory, runCredits } from './numbers';
import { hosts, onePlace, underWay } from './places';
import { blanks, faces, openGrip } from './texts';
import { tokensAreTold } from './tokens';

export const stateLaws: Readonly<Record<string, StateLaw>> = {
  onePlace,
  hosts,
  underWay,
  indexes,
  counts,
  memory,
  runCredits,
  handles,
  lasting,
  blanks,
  faces,
  openGrip,
};

export const stepLaws: Readonly<Record<string, StepLaw>> = {
  creditsAreTold,
  clicksAreTold,
  marksAreTold,
  tokensAreTold,
  sameCards,
};
