import { GraphQLSchema, lexicographicSortSchema, printSchema, specifiedDirectives } from 'graphql';

/** The schema as clients read it, by name: what costs are declared in is no business of theirs. */
export function sdlOf(schema: GraphQLSchema): string {
  const told = new GraphQLSchema({ ...schema.toConfig(), directives: specifiedDirectives });
  return `${printSchema(lexicographicSortSchema(told))}\n`;
}
