import { nearestTexts } from '#notation/native/nearest-texts';
import { tableFields, type Pool, type TableField } from '#rules';
import { fieldsOf, isFactType } from './fact-fields';
import { serverCalled, valuesOf, type FieldValues } from './field-values';
import {
  comparisons,
  scopes,
  type Atom,
  type Comparison,
  type Condition,
  type Expression,
  type Gap,
  type Pattern,
  type Scope,
} from './pattern';
import { contradictionIn } from './contradiction';
import { unfittingCard } from './unfitting-card';
import { impossibleIn } from './impossible';
import { impossiblePoints } from './impossible-points';
import type { PatternRefusal } from './refusal';
import { tokensOf, type Token } from './tokens';

/** Limits told in docs/patterns.md. */
export const patternLimits = { characters: 1000, facts: 24, repeats: 20, depth: 20 } as const;

/** Thrown inside of the parser alone, and caught at its door. */
class Stop {
  constructor(
    readonly code: PatternRefusal['code'],
    readonly message: string,
    readonly at: number,
    readonly hint: string,
  ) {}
}

const isScope = (word: string): word is Scope => scopes.some((one) => one === word);
const isTableField = (word: string): word is TableField => tableFields.some((one) => one === word);
const isComparison = (sign: string): sign is Comparison => comparisons.some((one) => one === sign);

const hintFor = (name: string, names: readonly string[]): string => {
  const close = nearestTexts(name, names, (one) => one);
  return close.length === 0 ? 'See docs/patterns.md.' : `Nearest: ${close.join(', ')}.`;
};

const MOST_NUMBER = 999_999;

function numberOf({ text, at }: Token, most = MOST_NUMBER): number {
  // Digits beyond those that a number holds would be another one.
  const number = text.length > `${MOST_NUMBER}`.length ? Infinity : Number(text);
  if (number > most)
    throw new Stop('TOO_LONG', 'that number is too large', at, `Say at most ${most}.`);
  return number;
}

class Parser {
  #next = 0;
  #facts = 0;
  #depth = 0;

  constructor(
    private readonly pool: Pool,
    private readonly tokens: readonly Token[],
    private readonly end: number,
  ) {}

  pattern(): Pattern {
    const expression = this.#either();
    let within: Scope = 'game';
    if (this.#word('within')) {
      const { text, at } = this.#take('word', 'turn, run or game');
      if (!isScope(text))
        throw new Stop('UNKNOWN_NAME', `nothing is within a ${text}`, at, hintFor(text, scopes));
      within = text;
    }
    const rest = this.tokens[this.#next];
    if (rest !== undefined)
      throw new Stop('NO_PATTERN', `"${rest.text}" is not expected here`, rest.at, EXPECTED);
    const wrong = impossibleIn(expression, within);
    if (wrong !== null)
      throw new Stop('CANNOT_MATCH', wrong, 0, 'Leave one of the facts or conditions out.');
    return { expression, within };
  }

  #either(): Expression {
    this.#depth += 1;
    if (this.#depth > patternLimits.depth)
      throw new Stop('TOO_LONG', 'parentheses stand too deep', this.#at(), 'Write it flatter.');
    const options = [this.#sequence()];
    while (this.#word('or')) options.push(this.#sequence());
    this.#depth -= 1;
    const [only] = options;
    return options.length === 1 && only !== undefined ? only : { kind: 'either', options };
  }

  #sequence(): Expression {
    let first = this.#item();
    for (let gap = this.#gap(); gap !== null; gap = this.#gap())
      first = { kind: 'sequence', first, gap, second: this.#item() };
    return first;
  }

  #gap(): Gap | null {
    if (this.#word('next')) return 'none';
    if (!this.#word('then')) return null;
    return this.#word('without') ? { without: this.#atom() } : 'any';
  }

  #item(): Expression {
    const of = this.#sign('(') ? this.#closed() : this.#atom();
    if (!this.#sign('{')) return of;
    const { repeats } = patternLimits;
    const { at } = this.tokens[this.#next] ?? { at: this.end };
    const least = this.#number(repeats);
    const most = this.#sign(',') ? (this.#peek('number') ? this.#number(repeats) : null) : least;
    this.#expect('}');
    if (least < 1 || (most !== null && most < least))
      throw new Stop('CANNOT_MATCH', 'that is no number of times', at, 'Write {2}, {2,} or {2,5}.');
    return { kind: 'repeat', of, least, most };
  }

  #closed(): Expression {
    const inner = this.#either();
    this.#expect(')');
    return inner;
  }

  #atom(): Atom {
    const { text, at } = this.#take('word', 'a kind of fact, such as played');
    this.#facts += 1;
    if (this.#facts > patternLimits.facts)
      throw new Stop(
        'TOO_LONG',
        'the pattern names too many facts',
        at,
        `At most ${patternLimits.facts}.`,
      );
    if (text !== 'any' && !isFactType(text)) {
      if (this.#isCompared() && isTableField(text))
        throw new Stop('NO_PATTERN', `${text} is no fact but a condition of one`, at, CONDITION);
      throw new Stop(
        'UNKNOWN_NAME',
        `there is no fact ${text}`,
        at,
        hintFor(text, ['any', ...Object.keys(fieldsOf)]),
      );
    }
    const type = text === 'any' ? null : text;
    const conditions: Condition[] = [];
    let nth: number | null = null;
    if (this.#sign('(')) {
      do {
        const told = this.#at();
        if (this.#word('nth')) {
          if (nth !== null)
            throw new Stop('CANNOT_MATCH', 'nth is said twice', told, 'Leave one of them out.');
          this.#expect('=');
          nth = this.#number();
        } else conditions.push(this.#condition(type));
      } while (this.#sign(','));
      this.#expect(')');
    }
    const wrong =
      contradictionIn(type, conditions) ??
      unfittingCard(this.pool, type, conditions) ??
      impossiblePoints(this.pool, type, conditions) ??
      (nth === 0 ? 'nth counts from 1' : null);
    if (wrong !== null)
      throw new Stop('CANNOT_MATCH', wrong, at, 'Leave one of the conditions out.');
    return { kind: 'fact', type, conditions, nth };
  }

  #condition(type: Atom['type']): Condition {
    const { text: field, at } = this.#take('word', 'a field');
    const fields: readonly string[] = type === null ? [] : fieldsOf[type];
    const isTable = isTableField(field);
    if (!isTable && !fields.includes(field))
      throw new Stop(
        'UNKNOWN_NAME',
        `${type ?? 'any fact'} has no ${field}`,
        at,
        hintFor(field, [...fields, ...tableFields, 'nth']),
      );
    const sign = this.#take('sign', comparisons.join(' '));
    if (!isComparison(sign.text))
      throw new Stop(
        'NO_PATTERN',
        `"${sign.text}" compares nothing`,
        sign.at,
        comparisons.join(' '),
      );
    if (isTable) return { of: 'table', field, is: sign.text, value: this.#number() };
    const known = valuesOf(type ?? 'played', field);
    if (known.are !== 'numbers' && sign.text !== '=' && sign.text !== '!=')
      throw new Stop('NO_PATTERN', `${field} is no number`, sign.at, 'Compare it with = or !=.');
    const value = this.#value(known, field);
    return { of: 'fact', field, is: sign.text, value };
  }

  #value(known: FieldValues, field: string): string | number | boolean {
    const token = this.tokens[this.#next];
    if (token === undefined) throw new Stop('NO_PATTERN', 'a value is missing', this.end, EXPECTED);
    this.#next += 1;
    const { text, at, kind } = token;
    const wrong = (names: readonly string[]): Stop =>
      new Stop('UNKNOWN_NAME', `${field} is never "${text}"`, at, hintFor(text, names));
    switch (known.are) {
      case 'numbers':
        if (kind === 'number') return numberOf(token);
        throw new Stop('NO_PATTERN', `${field} is a number`, at, `Write ${field} = 1.`);
      case 'yes or no':
        if (text === 'true' || text === 'false') return text === 'true';
        throw wrong(['true', 'false']);
      case 'cards':
        return this.#code(token);
      case 'servers': {
        const server = serverCalled(text);
        if (server === null) throw wrong(['HQ', 'R&D', 'Archives', 'Server 1']);
        return server;
      }
      case 'words': {
        const word = known.words.find((one) => one === text.toLowerCase());
        if (word === undefined) throw wrong(known.words);
        return word;
      }
      case 'any words':
        return text;
    }
  }

  #code({ text, at }: Token): string {
    const wanted = text.toLowerCase();
    const found = this.pool.definitions.find(
      ({ value }) => value.title.toLowerCase() === wanted || value.code === text,
    );
    if (found !== undefined) return found.value.code;
    const titles = this.pool.definitions.map(({ value }) => value.title);
    throw new Stop('UNKNOWN_NAME', `there is no card "${text}"`, at, hintFor(text, titles));
  }

  #at(): number {
    return this.tokens[this.#next]?.at ?? this.end;
  }

  #peek(kind: Token['kind']): boolean {
    return this.tokens[this.#next]?.kind === kind;
  }

  #word(text: string): boolean {
    return this.#is('word', text);
  }

  #sign(text: string): boolean {
    return this.#is('sign', text);
  }

  #isCompared(): boolean {
    const { kind, text = '' } = this.tokens[this.#next] ?? {};
    return kind === 'sign' && isComparison(text);
  }

  #is(kind: Token['kind'], text: string): boolean {
    const token = this.tokens[this.#next];
    if (token?.kind !== kind || token.text !== text) return false;
    this.#next += 1;
    return true;
  }

  #expect(sign: string): void {
    if (!this.#sign(sign)) throw new Stop('NO_PATTERN', `expected ${sign}`, this.#at(), EXPECTED);
  }

  #number(most?: number): number {
    return numberOf(this.#take('number', 'a number'), most);
  }

  #take(kind: Token['kind'], what: string): Token {
    const token = this.tokens[this.#next];
    if (token?.kind !== kind)
      throw new Stop('NO_PATTERN', `expected ${what}`, this.#at(), EXPECTED);
    this.#next += 1;
    return token;
  }
}

const QUOTED = 'What is not in small letters stands in quotes: server = "HQ", card = "Snare!".';

const CONDITION = 'Conditions stand in parentheses behind a fact: any(turn < 3).';

const EXPECTED =
  'Write facts with conditions, joined by then, next, or: played(card = "Snare!") then scored within turn.';

/** What is said of a place at which nothing of a pattern can begin. */
function strayIn(text: string, at: number): Pick<PatternRefusal, 'message' | 'hint'> {
  const stray = String.fromCodePoint(text.codePointAt(at) ?? 0);
  if (stray === '"')
    return {
      message: 'a text in quotes ends on its line, after at most 80 characters',
      hint: 'Close the quotes: card = "Snare!".',
    };
  const message = `nothing begins with "${stray}"`;
  if (stray === '-' || stray === '.') return { message, hint: 'Numbers are whole, from 0 on.' };
  return { message, hint: /[A-Z]/.test(stray) ? QUOTED : EXPECTED };
}

/** Reads a pattern; cards are looked up in the pool. */
export function parsePattern(
  pool: Pool,
  text: string,
): { readonly ok: true; readonly pattern: Pattern } | PatternRefusal {
  const { characters } = patternLimits;
  if (text.length > characters)
    return {
      ok: false,
      code: 'TOO_LONG',
      message: `a pattern has at most ${characters} characters`,
      at: characters,
      hint: 'Ask for less at a time.',
    };
  const cut = tokensOf(text);
  if (!cut.ok) return { ok: false, code: 'NO_PATTERN', at: cut.at, ...strayIn(text, cut.at) };
  try {
    return { ok: true, pattern: new Parser(pool, cut.tokens, text.length).pattern() };
  } catch (stop) {
    if (!(stop instanceof Stop)) throw stop;
    const { code, message, at, hint } = stop;
    return { ok: false, code, message, at, hint };
  }
}
