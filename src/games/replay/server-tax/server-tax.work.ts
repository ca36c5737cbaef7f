import { carryOut, type TaxAnswer, type TaxTask } from '#analysis/tax/task';
import { rulesByPool } from '#cards/rules-by-pool';

/** Looks for the cheapest ways: some milliseconds a position, seconds where there are many ways. */
export const work = (task: TaxTask): TaxAnswer => carryOut(rulesByPool, task);
