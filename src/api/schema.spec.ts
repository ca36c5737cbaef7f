import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isSpecifiedScalarType,
  parse,
  print,
} from 'graphql';
import { Reflector } from '@nestjs/core';
import { AnalysisResolver } from './graphql/analysis.resolver';
import { PatternsResolver } from './graphql/patterns.resolver';
import { RatesResolver } from './graphql/rates.resolver';
import { DeckCardResolver } from './graphql/deck-card.resolver';
import { DeckListResolver } from './graphql/deck-list.resolver';
import { deckNames } from './graphql/deck-names';
import { DecksResolver } from './graphql/decks.resolver';
import { EnterTournamentResolver } from './graphql/enter-tournament.resolver';
import { GameResolver } from './graphql/game.resolver';
import { ImportResolver } from './graphql/import.resolver';
import { ImportedGameResolver } from './graphql/imported-game.resolver';
import { GrantsResolver } from './graphql/grants.resolver';
import { kinds } from './graphql/kinds';
import { KeysResolver } from './graphql/keys.resolver';
import { LiveResolver } from './graphql/live.resolver';
import { NodeResolver } from './graphql/node.resolver';
import { plainResolvers } from './graphql/plain';
import { DeckGamesResolver, GameDecksResolver } from './graphql/played-decks.resolver';
import { PositionResolver } from './graphql/position.resolver';
import { GameConnectionResolver, QueryResolver } from './graphql/query.resolver';
import { RunTournamentResolver } from './graphql/run-tournament.resolver';
import { statisticsNames } from './graphql/statistics-names';
import { StatisticsResolver } from './graphql/statistics.resolver';
import {
  GameStudiesResolver,
  StudiesResolver,
  StudyBranchResolver,
  StudyChapterResolver,
} from './studies/studies.resolver';
import { studyNames } from './studies/study-names';
import { WriteStudiesResolver } from './studies/write-studies.resolver';
import { TournamentListResolver } from './graphql/tournament-list.resolver';
import { tournamentNames } from './graphql/tournament-names';
import { TournamentRoundResolver } from './graphql/tournament-round.resolver';
import { TournamentResolver } from './graphql/tournament.resolver';
import { UploadResolver } from './graphql/upload.resolver';
import { CardsResolver } from './graphql/cards.resolver';
import { ViewingResolver } from './graphql/viewing.resolver';
import { typeDefinitions } from './type-definitions';

const schema = buildSchema(typeDefinitions.join('\n'));

/** Without what printing sets in its own way. */
const bare = (text: string): string =>
  text
    .replace(/[\s,]+/g, ' ')
    .replaceAll('( ', '(')
    .replaceAll(' )', ')')
    .replaceAll('"""', '"')
    .replaceAll('" ', '"')
    .replaceAll(' "', '"')
    .trim();

const fieldsOf = (type: string): readonly string[] => {
  const found = schema.getType(type);
  return isObjectType(found) ? Object.keys(found.getFields()) : [];
};

/** Names that the methods of a resolver class answer to. */
const answers = (resolver: { readonly prototype: object }): readonly string[] =>
  Object.getOwnPropertyNames(resolver.prototype).flatMap((name) => {
    const method: unknown = Reflect.get(resolver.prototype, name);
    if (typeof method !== 'function' || name === 'constructor') return [];
    const field: unknown = new Reflector().get('graphql:resolver_name', method);
    return typeof field === 'string' ? [field] : [];
  });

interface Described {
  readonly name: string;
  readonly description?: string | null | undefined;
  readonly args?: readonly Described[];
}

const named = (name: string, { description }: Described) => ({ name, description });

describe('the schema', () => {
  it('is written as it is printed', () => {
    for (const text of typeDefinitions) expect(bare(text)).toBe(bare(print(parse(text))));
  });

  it.each([
    ['Query', QueryResolver],
    ['GameConnection', GameConnectionResolver],
    ['Mutation', UploadResolver],
    ['Game', AnalysisResolver],
    ['Game', GameResolver],
    ['Game', ImportedGameResolver],
    ['Mutation', ImportResolver],
    ['Position', PositionResolver],
    ['DeckList', DeckListResolver],
    ['DeckCard', DeckCardResolver],
    ['Deck', DeckGamesResolver],
    ['Game', GameDecksResolver],
    ['Mutation', EnterTournamentResolver],
    ['Mutation', RunTournamentResolver],
    ['Query', StatisticsResolver],
    ['Game', GameStudiesResolver],
    ['StudyBranch', StudyBranchResolver],
    ['StudyChapter', StudyChapterResolver],
    ['TournamentRound', TournamentRoundResolver],
  ])('has every field that the resolver of %s answers', (type, resolver) => {
    const names = answers(resolver);
    expect(names.length).toBeGreaterThan(0);
    expect(fieldsOf(type)).toEqual(expect.arrayContaining([...names]));
  });

  it('gives every field with arguments a resolver', () => {
    const deckResolvers = {
      DecksResolver,
      DeckListResolver,
      DeckGamesResolver,
      GameDecksResolver,
    };
    const tournamentResolvers = {
      TournamentListResolver,
      EnterTournamentResolver,
      RunTournamentResolver,
      TournamentResolver,
    };
    const studyResolvers = { StudiesResolver, GameStudiesResolver, WriteStudiesResolver };
    const resolvers = {
      QueryResolver,
      NodeResolver,
      UploadResolver,
      CardsResolver,
      ViewingResolver,
      GrantsResolver,
      KeysResolver,
      LiveResolver,
      AnalysisResolver,
      PatternsResolver,
      RatesResolver,
      GameResolver,
      ImportResolver,
      ImportedGameResolver,
      PositionResolver,
      ...deckResolvers,
      StatisticsResolver,
      ...studyResolvers,
      ...tournamentResolvers,
    };
    const answered = Object.values(resolvers).flatMap(answers);
    for (const type of Object.values(schema.getTypeMap())) {
      if (!isObjectType(type) || type.name.startsWith('__')) continue;
      for (const field of Object.values(type.getFields()))
        if (field.args.length > 0) expect(answered).toContain(field.name);
    }
  });

  it('describes every type, field, argument and value', () => {
    const parts = Object.values(schema.getTypeMap())
      .filter((type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type))
      .flatMap((type) => {
        const values = isEnumType(type) ? type.getValues() : [];
        const fields: readonly Described[] =
          isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)
            ? Object.values(type.getFields())
            : [];
        const within = [...values, ...fields].flatMap((part: Described) => [
          named(`${type.name}.${part.name}`, part),
          ...(part.args ?? []).map((one) => named(`${type.name}.${part.name}(${one.name})`, one)),
        ]);
        return [named(type.name, type), ...within];
      });
    expect(parts.length).toBeGreaterThan(1_200);
    const lacking = parts.filter(({ description }) => (description ?? '').trim() === '');
    expect(lacking.map(({ name }) => name)).toEqual([]);
  });

  it('has a value for every name of an enum', () => {
    for (const [name, values] of Object.entries({
      ...plainResolvers,
      ...deckNames,
      ...statisticsNames,
      ...studyNames,
      ...tournamentNames,
    })) {
      const type = schema.getType(name);
      if (type === undefined || !('getValues' in type)) continue;
      expect(type.getValues().map((value) => value.name)).toEqual(Object.keys(values));
    }
  });
});

describe('kinds of things', () => {
  it.each(Object.entries(kinds))(
    '%s has a value for each word of ours, and no other',
    (name, words) => {
      const type = schema.getType(name);
      if (!isEnumType(type)) throw new Error(`${name} is no enum of the schema`);
      const values = type.getValues().map((value) => value.name);
      expect(values.sort()).toEqual(Object.keys(words).sort());
    },
  );
});
