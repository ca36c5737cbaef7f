import { Global, Module } from '@nestjs/common';
import type { Clock } from '../platform/clock/clock';
import type { EventStore } from '../platform/event-store/event-store';
import { newSecret } from '../platform/randomness/secret';
import { CLOCK, EVENT_STORE } from '../platform/tokens';
import { KEYS, StoredKeys, type Keys } from './keys';

/** Keys for whoever gives some out, or has to know who holds which. */
@Global()
@Module({
  providers: [
    {
      provide: KEYS,
      inject: [EVENT_STORE, CLOCK],
      useFactory: (store: EventStore, clock: Clock): Keys =>
        new StoredKeys(store, clock, newSecret),
    },
  ],
  exports: [KEYS],
})
export class CallersModule {}
