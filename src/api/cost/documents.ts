import {
  GraphQLError,
  getOperationAST,
  parse,
  validate,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { RecentlyUsed } from '#streams/recently-used';
import { sha256 } from '../../platform/digest/sha256';
import { declaredCosts, type DeclaredCosts } from './declared-cost';
import { isStable } from '../serving/stable-operation';
import { badTextWritten } from '../serving/texts';
import { MOST_CHARACTERS, tooLongOf, tooRepetitiveOf } from './document-bounds';
import { planOf, type Plan, type Variables } from './operation-cost';
import { badInput } from '../graphql/errors';
import { hinted } from '../hinted';
import { withoutStacks } from '../refusal-error';

/** A document that was read and found valid. */
interface ReadDocument {
  readonly document: DocumentNode;
  /** SHA-256 of its text, in hex. */
  readonly hash: string;
  /** Characters of its text. */
  readonly length: number;
  readonly plans: Map<OperationDefinitionNode, Planned>;
}

const weigh = ({ length }: { readonly length: number }): number => LEAST + length;

interface Planned extends Plan {
  readonly stable: boolean;
}

export interface ReadOperation {
  readonly ok: true;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly depth: number;
  readonly cost: number;
  /** SHA-256 of the document's text, in hex. */
  readonly hash: string;
  /** Whether nothing but the games' decisions says what it is answered with. */
  readonly stable: boolean;
}

/** Everything that is wrong with a document. */
export interface UnreadableOperation {
  readonly ok: false;
  readonly errors: readonly GraphQLError[];
}

interface RefusedText extends UnreadableOperation {
  readonly length: number;
}

/** Characters of the documents kept. What was read of one takes some hundred bytes for each of them. */
const KEPT = 1_000_000;
/** Characters of those that cannot be answered: whoever sends one sends it again. */
const KEPT_REFUSED = 100_000;
/** Characters that the shortest counts for. */
const LEAST = 2_000;
/** More of them tell nobody more. */
const MOST_ERRORS = 10;

const refused = (errors: readonly GraphQLError[]): UnreadableOperation => ({ ok: false, errors });

const HINT = 'Read what can be asked at /schema.graphql, or ask for __schema.';

function coded(code: string, error: GraphQLError): GraphQLError {
  Object.assign(error.extensions, { code, ...hinted(HINT) });
  return error;
}

/** Reads each document once: its form, whether it is valid, and what it costs. */
export class Documents {
  private readonly known = new RecentlyUsed<string, ReadDocument>(KEPT, weigh);
  private readonly refused = new RecentlyUsed<string, RefusedText>(KEPT_REFUSED, weigh);
  private readonly byHash = new RecentlyUsed<string, ReadDocument>(KEPT, weigh);
  private readonly costs: DeclaredCosts;

  /** Throws where the schema does not say what every field costs. */
  constructor(readonly schema: GraphQLSchema) {
    this.costs = declaredCosts(schema);
  }

  operationOf(
    text: string,
    name: string | null | undefined,
    variables: Variables,
  ): ReadOperation | UnreadableOperation {
    const read = this.known.get(text) ?? this.refused.get(text) ?? this.readNow(text);
    if ('errors' in read) return read;
    const { document, hash, plans } = read;
    this.byHash.set(hash, read);
    const operation = getOperationAST(document, name);
    if (!operation)
      return refused([
        badInput(
          'NO_OPERATION',
          'the document has several operations, or none of that name',
          'Name one as operationName.',
        ),
      ]);
    const plan = plans.get(operation) ?? this.plan(document, operation);
    plans.set(operation, plan);
    const { depth, stable } = plan;
    return { ok: true, document, operation, depth, cost: plan.cost(variables), hash, stable };
  }

  /** A document that was asked for lately, by the SHA-256 of its text. */
  withHash(hash: string): DocumentNode | undefined {
    return this.byHash.get(hash)?.document;
  }

  private plan(document: DocumentNode, operation: OperationDefinitionNode): Planned {
    const { depth, cost } = planOf(this.schema, this.costs, document, operation);
    return { depth, cost, stable: isStable(this.schema, document, operation) };
  }

  private readNow(text: string): ReadDocument | UnreadableOperation {
    const read = withoutStacks(() => this.read(text));
    const { length } = text;
    if (!('errors' in read)) this.known.set(text, read);
    else if (length <= MOST_CHARACTERS) this.refused.set(text, { ...read, length });
    return read;
  }

  private read(text: string): ReadDocument | UnreadableOperation {
    const tooLong = tooLongOf(text);
    if (tooLong !== null) return refused([tooLong]);
    let document;
    try {
      document = parse(text, { noLocation: false });
    } catch (error) {
      if (error instanceof GraphQLError) return refused([coded('GRAPHQL_PARSE_FAILED', error)]);
      throw error;
    }
    const bad = tooRepetitiveOf(document) ?? badTextWritten(document);
    if (bad !== null) return refused([bad]);
    const errors = validate(this.schema, document, undefined, { maxErrors: MOST_ERRORS });
    if (errors.length > 0)
      return refused(errors.map((error) => coded('GRAPHQL_VALIDATION_FAILED', error)));
    const hash = sha256(text);
    const { length } = text;
    return { document, hash, length, plans: new Map() };
  }
}
