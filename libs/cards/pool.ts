import { compilePool } from '#rules/pool/compile';
import type { Pool } from '#rules/pool/pool';
import { rulesOf, type Rules } from '#rules/rules';
import { coreSet } from './core/core';

/** The Core Set with the wording in force in September 2018. */
export const corePool: Pool = compilePool('core-2018-09', coreSet);

export const coreRules: Rules = rulesOf(corePool);
