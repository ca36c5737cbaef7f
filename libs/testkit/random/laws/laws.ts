import { indexes } from './indexes';
import type { StateLaw, StepLaw } from './law';
import { clicksAreTold, creditsAreTold, marksAreTold } from './ledger';
import { counts, memory } from './numbers';
import { hosts, onePlace } from './places';

export const stateLaws: Readonly<Record<string, StateLaw>> = {
  onePlace,
  hosts,
  indexes,
  counts,
  memory,
};

export const stepLaws: Readonly<Record<string, StepLaw>> = {
  creditsAreTold,
  clicksAreTold,
  marksAreTold,
};
