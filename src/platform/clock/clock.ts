import { randomUUID } from 'node:crypto';

/** The only source of time and of new identities. */
export interface Clock {
  now(): Date;
  newId(): string;
}

export const systemClock: Clock = {
  now: () => new Date(),
  newId: () => randomUUID(),
};
