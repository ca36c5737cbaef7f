import {
  OperationTypeNode,
  visit,
  type DocumentNode,
  type GraphQLError,
  type OperationDefinitionNode,
} from 'graphql';
import { badTextWithin, textFault } from '#text/kept-text';
import { badInput } from '../graphql/errors';

const bad = (place: string, what: string): GraphQLError =>
  badInput('BAD_TEXT', `${place} holds ${what}`, 'Send plain text, as it is written.');

/** Refuses variables with a text, at any depth, that no store keeps; null where there is none. */
export function badTextIn(variables: Readonly<Record<string, unknown>>): GraphQLError | null {
  const found = badTextWithin(variables);
  return found === null ? null : bad(`$${found.path.join('.')}`, found.what);
}

/** The same of texts that are written into a document. */
export function badTextWritten(document: DocumentNode): GraphQLError | null {
  let found: GraphQLError | null = null;
  visit(document, {
    StringValue: ({ value, loc }) => {
      const what = textFault(value);
      const place = loc === undefined ? 'the query' : `the text at character ${loc.start}`;
      if (what !== null) found ??= bad(place, what);
    },
  });
  return found;
}

/** Characters of a text that is asked about, such as a name: more than any pattern has. */
const LONGEST = 2_000;

/** Characters of all of them together. */
const MOST = 64 * 1024;

/** Arguments of questions that hold a whole list or position, which their readers bound: compared with nothing stored. */
const WHOLES = new Map([
  ['validateDeck', new Set(['text'])],
  ['compareDecks', new Set(['before', 'after'])],
  ['positionDocument', new Set(['position'])],
  ['positionLine', new Set(['document'])],
]);

/** Characters of the longest text within a value, and of all texts together. */
function sizesOf(value: unknown): { readonly longest: number; readonly all: number } {
  let longest = 0;
  let all = 0;
  const open = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next === 'string') {
      longest = Math.max(longest, next.length);
      all += next.length;
    } else if (typeof next === 'object' && next !== null) open.push(...Object.values(next));
  }
  return { longest, all };
}

/** The variables that stand anywhere but for a list or a position. */
function askedAbout(document: DocumentNode): ReadonlySet<string> {
  const names = new Set<string>();
  const wholes: ReadonlySet<string>[] = [];
  visit(document, {
    VariableDefinition: () => false,
    Field: {
      enter: ({ name }) => void wholes.push(WHOLES.get(name.value) ?? new Set()),
      leave: () => void wholes.pop(),
    },
    Argument: ({ name }) => (wholes.at(-1)?.has(name.value) === true ? false : undefined),
    Variable: ({ name }) => void names.add(name.value),
  });
  return names;
}

/** Refuses questions about texts that nothing is called: they are compared with all that there is. */
export function tooLongIn(
  { document, operation }: Readonly<{ document: DocumentNode; operation: OperationDefinitionNode }>,
  variables: Readonly<Record<string, unknown>>,
): GraphQLError | null {
  if (operation.operation === OperationTypeNode.MUTATION) return null;
  const { all } = sizesOf(variables);
  if (all <= LONGEST) return null;
  const asked = askedAbout(document);
  const short = Object.entries(variables).filter(([name]) => asked.has(name));
  const [long] = short.find(([, value]) => sizesOf(value).longest > LONGEST) ?? [];
  const hint = `Ask about texts of at most ${LONGEST} characters, ${MOST} together.`;
  if (long !== undefined)
    return badInput('TEXT_TOO_LONG', `$${long} holds more characters than anything has`, hint);
  return sizesOf(short).all > MOST
    ? badInput('TEXT_TOO_LONG', 'the variables hold too many characters', hint)
    : null;
}
