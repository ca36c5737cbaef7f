import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Args, Context, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { DeckNotation } from '#decks/read/read-deck';
import { isStoredId } from '#text/stored-id';
import type { Caller } from '../../access/caller';
import { ImportDeck } from '../../decks/import-deck';
import { ReviseDeck } from '../../decks/revise-deck';
import { starterDecks } from '../../games/play/seat-deck';
import { CompareDecks } from '../../decks/compare-decks';
import { ListDecks } from '../../decks/list-decks';
import { ShowDeck } from '../../decks/show-deck';
import { ValidateDeck } from '../../decks/validate-deck';
import { accepted, storedId } from './accepted';
import { connectionOf, countedOut, placesAsked, type PageArgs } from './connection';
import { listNamed } from './list-name';
import { identityNamed } from './statistics-filter';
import { deckSourceOf, type DeckSourceInput } from './deck-input';
import { deckOut, judgedOut, summaryOut, type DeckOut } from './deck-told';

interface TextArgs {
  readonly text: string;
  readonly notation?: DeckNotation | null;
}

interface DecksArgs extends PageArgs {
  readonly owner?: string | null;
  readonly name?: string | null;
  readonly identity?: string | null;
}

const USUAL = 20;

const DECKS = listNamed('decks');

@Resolver('Deck')
export class DecksResolver {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Query('validateDeck')
  async validateDeck(
    @Args() { text, format, notation }: TextArgs & { readonly format: string },
    @Context('caller') caller: Caller,
  ) {
    const source = deckSourceOf({ text, notation: notation ?? null });
    return judgedOut(
      accepted(await this.queries.execute(new ValidateDeck(source, format, caller))),
    );
  }

  @Query('deck')
  async deck(@Args('id') id: string, @Context('caller') caller: Caller): Promise<DeckOut | null> {
    const shown = isStoredId(id) ? await this.queries.execute(new ShowDeck(id, caller)) : null;
    return shown === null ? null : deckOut(shown);
  }

  @Query('decks')
  async decks(@Args() { owner, name, identity, ...args }: DecksArgs) {
    const span = placesAsked(DECKS, args, USUAL);
    const filter = { owner: owner ?? null, name: name ?? null, identity: identity ?? null };
    const { rows, more, counted } = await this.queries.execute(new ListDecks(filter, span));
    // As games say of an identity that is none; a title of a later set may stand in a list all the same.
    if (rows.length === 0 && span.after === null && span.before === null)
      identityNamed('identity', identity);
    const page = { rows: rows.map(summaryOut), more };
    return {
      ...connectionOf(DECKS, page, ({ position }) => position, span),
      ...countedOut(counted, page),
    };
  }

  @Query('starterDecks')
  starterDecks() {
    return [...starterDecks.values()];
  }

  @Query('compareDecks')
  async compareDecks(
    @Args('before') before: DeckSourceInput,
    @Args('after') after: DeckSourceInput,
    @Context('caller') caller: Caller,
  ) {
    const asked = new CompareDecks(deckSourceOf(before), deckSourceOf(after), caller);
    const compared = accepted(await this.queries.execute(asked));
    return { ...compared.diff, before: compared.before, after: compared.after };
  }

  @Mutation('importDeck')
  async importDeck(
    @Args() { owner, text, notation }: TextArgs & { readonly owner: string },
    @Context('caller') caller: Caller,
  ) {
    const asked = new ImportDeck(owner, text, notation ?? null);
    const { deckId, key, notes } = accepted(await this.commands.execute(asked));
    return { deck: await this.written(deckId, caller), key, notes };
  }

  @Mutation('reviseDeck')
  async reviseDeck(
    @Args() { text, notation }: TextArgs,
    @Args('id') id: string,
    @Context('caller') caller: Caller,
    @Args('note') note: string | null | undefined,
  ) {
    const deckId = storedId('deck', id);
    const asked = new ReviseDeck(caller, deckId, text, notation ?? null, note ?? null);
    const { notes } = accepted(await this.commands.execute(asked));
    return { deck: await this.written(deckId, caller), notes };
  }

  @ResolveField('legality')
  async legality(
    @Parent() { id }: DeckOut,
    @Args('format') format: string,
    @Args('version') version: number | null | undefined,
    @Context('caller') caller: Caller,
  ) {
    const source = deckSourceOf({ deck: id, version: version ?? null });
    return judgedOut(
      accepted(await this.queries.execute(new ValidateDeck(source, format, caller))),
    );
  }

  private async written(deckId: string, caller: Caller): Promise<DeckOut> {
    const deck = await this.deck(deckId, caller);
    if (deck === null) throw new Error(`deck ${deckId} was stored and is not there`);
    return deck;
  }
}
