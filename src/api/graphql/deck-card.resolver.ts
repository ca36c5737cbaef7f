import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { allCards } from '#cards/cycles';
import type { Card } from '#decks/catalogue/card';

const played = new Set(allCards.map(({ title }) => title));

@Resolver('DeckCard')
export class DeckCardResolver {
  @ResolveField('playable')
  playable(@Parent() { title }: Card): boolean {
    return played.has(title);
  }
}
