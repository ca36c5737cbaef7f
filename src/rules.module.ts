import { Global, Module } from '@nestjs/common';
import { rulesByPool } from '#cards/rules-by-pool';
import { RULES_BY_POOL } from './rules-by-pool';

/** The rules for whoever judges, folds or tells games. */
@Global()
@Module({
  providers: [{ provide: RULES_BY_POOL, useValue: rulesByPool }],
  exports: [RULES_BY_POOL],
})
export class RulesModule {}
