import type { CardValue } from '#rules';
import { neutralRunner } from './neutral-runner';
import { criminal } from './criminal';
import { anarch } from './anarch';
import { jinteki } from './jinteki';
import { nbn } from './nbn';
import { neutralCorp } from './neutral-corp';
import { weyland } from './weyland';

/** The Magnum Opus cycle, by faction. */
export const magnumOpus: readonly CardValue[] = [
  ...anarch,
  ...criminal,
  ...weyland,
  ...jinteki,
  ...nbn,
  ...neutralCorp,
  ...neutralRunner,
];
