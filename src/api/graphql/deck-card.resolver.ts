import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { corePool } from '#cards/pool';
import type { Card } from '#decks/catalogue/card';

const played = new Set(corePool.definitions.map(({ value }) => value.title));

@Resolver('DeckCard')
export class DeckCardResolver {
  @ResolveField('playable')
  playable(@Parent() { title }: Card): boolean {
    return played.has(title);
  }
}
