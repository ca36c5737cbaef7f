import { Module } from '@nestjs/common';
import { PublishedIds } from './published-ids';

/** For whoever publishes games. */
@Module({ providers: [PublishedIds], exports: [PublishedIds] })
export class PublishedIdsModule {}
