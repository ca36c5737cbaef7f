import { ConsoleLogger } from '@nestjs/common';
import { CannotStart } from '../config/cannot-start';

/** Nest's lines, without the trace of what whoever starts the program is told in one line. */
export class StartLogger extends ConsoleLogger {
  constructor() {
    super({ logLevels: ['error', 'warn'] });
  }

  override error(message: unknown, ...about: readonly unknown[]): void {
    if (!(message instanceof CannotStart)) super.error(message, ...about);
  }
}
