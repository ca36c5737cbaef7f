import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { cardsOf, identitiesOf, type DeckList } from '#decks/deck/deck-list';
import { printDeck } from '#decks/print/print-deck';
import type { DeckNotation } from '#decks/read/read-deck';

@Resolver('DeckList')
export class DeckListResolver {
  @ResolveField('identities')
  identities(@Parent() list: DeckList) {
    return identitiesOf(list);
  }

  @ResolveField('cards')
  cards(@Parent() list: DeckList) {
    return cardsOf(list);
  }

  @ResolveField('text')
  text(@Parent() list: DeckList, @Args('notation') notation: DeckNotation | null | undefined) {
    return printDeck(list, notation ?? 'own');
  }
}
