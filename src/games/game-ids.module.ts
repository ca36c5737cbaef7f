import { Module } from '@nestjs/common';
import { GameIds } from './game-ids';
import { GamePrivacyModule } from './game-privacy.module';
import { PublishedIds } from './published-ids';

/** For whoever stores games that are sent in. */
@Module({ imports: [GamePrivacyModule], providers: [GameIds, PublishedIds], exports: [GameIds] })
export class GameIdsModule {}
