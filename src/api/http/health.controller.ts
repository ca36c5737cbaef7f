import { Controller, Get, Inject, ServiceUnavailableException } from '@nestjs/common';

export const READINESS = Symbol('Readiness');

/** What has to be there before questions can be answered. */
export interface Readiness {
  /** What is missing, in words; null when nothing is. */
  missing(): Promise<string | null>;
}

@Controller()
export class HealthController {
  constructor(@Inject(READINESS) private readonly readiness: Readiness) {}

  /** The process answers. */
  @Get('health')
  health() {
    return { status: 'ok' };
  }

  /** So does all that it needs. */
  @Get('ready')
  async ready() {
    const missing = await this.readiness.missing();
    if (missing !== null) throw new ServiceUnavailableException({ status: 'unavailable', missing });
    return { status: 'ok' };
  }
}
