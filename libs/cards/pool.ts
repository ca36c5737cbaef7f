import { compilePool } from '#rules/pool/compile';
import type { Pool } from '#rules/pool/pool';
import { rulesOf, type Rules } from '#rules/rules';
import { coreSet } from './core/core';
import { exampleCards } from './examples/examples';

/** The Core Set with the wording in force in September 2018. */
export const corePool: Pool = compilePool('core-2018-09', coreSet);

export const coreRules: Rules = rulesOf(corePool);

/** The Core Set and the cards that the worked examples of the rules speak of, for tests of rules. */
export const examplePool: Pool = compilePool('examples-2018-09', [...coreSet, ...exampleCards]);

export const exampleRules: Rules = rulesOf(examplePool);
