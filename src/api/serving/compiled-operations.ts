import {
  BREAK,
  Kind,
  OperationTypeNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLField,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { RecentlyUsed } from '#streams/recently-used';
import type { Context } from '../gate/guards';
import { overloadOf } from '../overload';
import { hasRows } from './paced-lists';

/** What a compiled operation is answered with, where nothing is wrong. */
export type AnswerData = Readonly<Record<string, unknown>>;

type Compiled = CompiledQuery<Record<string, unknown>>;

interface Use {
  /** Answers it is worth to have it compiled; below none it is not. */
  credit: number;
  isCompiled: boolean;
}

/** Each takes a tenth of a millisecond to compile, all of them at once; a table has a hundred and thirty. */
const MOST_FIELDS = 200;
/** Operations kept compiled: 2 KB a field, code included. */
const MOST_KEPT = 64;

/** Whoever asks for what there is not has it done twice, and not each time: one answer in so many. */
const PRICE = 10;
const MOST_CREDIT = 50;

/** What a compiler would tell in one go, which keeps others waiting; and the schema, asked for by editors. */
const isForGraphQLJs = (type: string | undefined, field: GraphQLField<unknown, Context>): boolean =>
  (field.name.startsWith('__') && field.name !== '__typename') || hasRows(type ?? '', field);

/** Fields of a selection with those of its fragments, each as often as it is spread. */
function fieldsOf(
  document: DocumentNode,
  selected: SelectionSetNode,
  known: Map<string, number> = new Map(),
): number {
  let count = 0;
  for (const one of selected.selections) {
    if (one.kind !== Kind.FRAGMENT_SPREAD) {
      const below = one.selectionSet;
      count += below === undefined ? 1 : 1 + fieldsOf(document, below, known);
      continue;
    }
    const name = one.name.value;
    const fragment = document.definitions.find(
      (other) => other.kind === Kind.FRAGMENT_DEFINITION && other.name.value === name,
    );
    if (fragment?.kind !== Kind.FRAGMENT_DEFINITION) continue;
    const inside = known.get(name) ?? fieldsOf(document, fragment.selectionSet, known);
    known.set(name, inside);
    count += inside;
  }
  return count;
}

/** One query, without long lists. */
function isCompilable(schema: GraphQLSchema, document: DocumentNode): boolean {
  const operations = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const [only] = operations;
  if (operations.length !== 1 || only?.kind !== Kind.OPERATION_DEFINITION) return false;
  if (only.operation !== OperationTypeNode.QUERY) return false;
  if (fieldsOf(document, only.selectionSet) > MOST_FIELDS) return false;
  const types = new TypeInfo(schema);
  let compilable = true;
  visit(
    document,
    visitWithTypeInfo(types, {
      Field: () => {
        const field = types.getFieldDef();
        if (field === null || field === undefined) return undefined;
        if (!isForGraphQLJs(types.getParentType()?.name, field)) return undefined;
        compilable = false;
        return BREAK;
      },
    }),
  );
  return compilable;
}

/**
 * Queries that are asked often, compiled to code that goes through the answer once. What does not come out
 * whole is left to graphql-js, which says what is wrong; so are operations that change something.
 */
export class CompiledOperations {
  private readonly uses = new WeakMap<DocumentNode, Use | null>();
  private readonly kept = new RecentlyUsed<DocumentNode, Compiled>(MOST_KEPT);

  constructor(
    private readonly schema: GraphQLSchema,
    /** Times that one is asked before it is compiled, which takes as long as some answers. */
    private readonly often: number,
  ) {}

  /** Null where it is not compiled, or something is wrong with the answer. At once where memory knows. */
  answer(
    document: DocumentNode,
    context: unknown,
    variables: Readonly<Record<string, unknown>>,
  ): AnswerData | null | Promise<AnswerData | null> {
    const use = this.useOf(document);
    if (use === null) return null;
    use.credit = Math.min(use.credit + 1, MOST_CREDIT);
    if (use.credit < 0) return null;
    const compiled = this.compiledFor(document, use);
    if (compiled === null) return null;
    const whole = ({ data, errors }: ExecutionResult<Record<string, unknown>>) => {
      if (errors === undefined && data !== undefined && data !== null) return data;
      const overload = errors?.find(({ originalError }) => overloadOf(originalError) !== null);
      // To ask once more would be more of what there is too much of.
      if (overload?.originalError !== undefined) throw overload.originalError;
      use.credit -= PRICE;
      return null;
    };
    const told = compiled.query(undefined, context, variables);
    return 'then' in told ? told.then(whole) : whole(told);
  }

  private useOf(document: DocumentNode): Use | null {
    const known = this.uses.get(document);
    if (known !== undefined) return known;
    const use = isCompilable(this.schema, document)
      ? { credit: -this.often, isCompiled: false }
      : null;
    this.uses.set(document, use);
    return use;
  }

  private compiledFor(document: DocumentNode, use: Use): Compiled | null {
    const known = this.kept.get(document);
    if (known !== undefined) return known;
    if (use.isCompiled) {
      // Others were asked more often since: it has to be worth it anew.
      [use.credit, use.isCompiled] = [-this.often, false];
      return null;
    }
    const compiled = compileQuery<Record<string, unknown>>(this.schema, document);
    if (isCompiledQuery(compiled)) {
      use.isCompiled = true;
      this.kept.set(document, compiled);
      return compiled;
    }
    this.uses.set(document, null);
    return null;
  }
}
