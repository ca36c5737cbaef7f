import {
  defaultFieldResolver,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';
import type { Pace } from '../../platform/observability/pace';
import type { Context, Resolve } from '../gate/guards';

type Field = GraphQLField<unknown, Context>;

/** Rows that are told at once. */
const PORTION = 10;

/** The same rows, a portion at a time: each is waited for until others had their turn. */
export function inPortions(rows: readonly unknown[], pace: Pace): readonly unknown[] {
  if (rows.length <= PORTION) return rows;
  let turn: Promise<unknown> = Promise.resolve();
  return rows.map((row, index) => {
    if (index < PORTION) return row;
    if (index % PORTION === 0) turn = turn.then(() => pace.pause());
    return turn.then(() => row);
  });
}

const paced =
  (resolve: Resolve): Resolve =>
  (source, args, context, info) => {
    const { pace } = context;
    const result: unknown = resolve(source, args, context, info);
    if (pace === undefined) return result;
    const told = (rows: unknown): unknown => (Array.isArray(rows) ? inPortions(rows, pace) : rows);
    const isLater = typeof result === 'object' && result !== null && 'then' in result;
    return isLater ? Promise.resolve(result).then(told) : told(result);
  };

/** Whether a field has as many rows as are asked for, or as a game has. */
export const hasRows = (type: string, { name, args, type: told }: Field): boolean =>
  isListType(getNullableType(told)) &&
  isObjectType(getNamedType(told)) &&
  (name === 'edges' || (type === 'Game' && args.length > 0));

/** graphql-js tells a list in one go, however long it is: long ones are given to it in portions. */
export function withPacedLists(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields()))
      if (hasRows(type.name, field)) field.resolve = paced(field.resolve ?? defaultFieldResolver);
  }
  return schema;
}
