/** What fields of a question are called beside their place on the page. */
export type Labels = Readonly<Record<string, string>>;

/** Where a message names a field: at its beginning, `X and Y`, in backticks, or as a variable with its path. */
const FIRST = /^(\w+)(?: and (\w+))?(?= (?:is|are|holds?|has)\b)/;
const MARKED = /`(\w+)`|\$(?:\w+\.)*(\w+)/g;

/** What GraphQL says of a value that a field cannot hold. */
const INVALID = /^Variable "[^"]*" got invalid value ([^;]*?)(?: at "(?:\w+\.)*(\w+)")?; (.*)$/s;

const SIDE = /\bthe (corp|runner)\b/g;

/** Outside of what is quoted, so that what was typed stays as it was. */
const unquoted = (text: string, change: (part: string) => string): string =>
  text
    .split(/("(?:[^"\\]|\\.)*")/)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('');

/** A refusal as a sentence of the page, which calls fields as their labels do. */
export function said(message: string, labels: Labels): string {
  const called = (name: string): string | null => {
    const label = Object.hasOwn(labels, name) ? labels[name] : undefined;
    return label === undefined ? null : `“${label}”`;
  };
  const invalid = INVALID.exec(message);
  if (invalid !== null) {
    const [, value = '', name = '', why = ''] = invalid;
    return sentence(`${called(name) ?? 'A field'} cannot be ${value}: ${why}`);
  }
  const named = message.replace(FIRST, (all: string, one: string, other: string | undefined) => {
    const [first, second] = [called(one), other === undefined ? '' : called(other)];
    if (first === null || second === null) return all;
    return second === '' ? first : `${first} and ${second}`;
  });
  const plain = unquoted(named, (part) =>
    part
      .replace(MARKED, (all: string, one: string | undefined, other: string | undefined) => {
        const name = one ?? other ?? '';
        return called(name) ?? all;
      })
      .replace(SIDE, (_, side: string) => (side === 'corp' ? 'the Corp' : 'the Runner')),
  );
  return sentence(plain);
}

const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?…]["”]?$/.test(text) ? '' : '.'}`;
