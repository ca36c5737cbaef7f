import { Module } from '@nestjs/common';
import type { Config } from '../../platform/config/config';
import { CONFIG } from '../../platform/tokens';
import { Budgets } from './budgets';

/** One purse for each caller, whichever way they ask. */
@Module({
  providers: [
    {
      provide: Budgets,
      inject: [CONFIG],
      useFactory: ({ limits }: Config) => new Budgets(limits),
    },
  ],
  exports: [Budgets],
})
export class BudgetsModule {}
