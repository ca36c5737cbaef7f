import { isRecord } from '#text/is-record';
/** Something wrong with a document, at a place written like `position.corp.hq[2].card`. */
export interface Problem {
  readonly at: string;
  readonly message: string;
}

const show = (value: unknown): string => {
  if (value === undefined) return 'missing';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
};

/** At most so many problems are kept: a document of another kind is wrong everywhere. */
const most = 20;

/**
 * A value of a JSON document with its place in it. What does not fit is kept as a problem, and
 * what is handed back then only stands in for it.
 */
export class Place {
  constructor(
    readonly value: unknown,
    readonly at: string,
    readonly problems: Problem[],
  ) {}

  get isPresent(): boolean {
    return this.value !== undefined;
  }

  wrong(message: string): void {
    if (this.problems.length < most) this.problems.push({ at: this.at, message });
  }

  private expected(what: string): void {
    this.wrong(`is ${show(this.value)}, expected ${what}`);
  }

  /** An object with these fields and no others. */
  fields<const K extends string>(keys: readonly K[]): Readonly<Record<K, Place>> {
    const names: readonly string[] = keys;
    if (!isRecord(this.value)) this.expected('an object');
    else
      for (const key of Object.keys(this.value))
        if (!names.includes(key))
          this.field(key).wrong(`is not known here, only ${keys.join(', ')}`);
    const found = keys.map((key): [K, Place] => [key, this.field(key)]);
    return Object.fromEntries(found) as Record<K, Place>;
  }

  field(key: string): Place {
    const value = isRecord(this.value) ? this.value[key] : undefined;
    const at = /^[A-Za-z]\w*$/.test(key) ? `${this.at}.${key}` : `${this.at}["${key}"]`;
    return new Place(value, at.replace(/^\./, ''), this.problems);
  }

  entries(): readonly (readonly [string, Place])[] {
    if (this.value === undefined) return [];
    if (isRecord(this.value)) return Object.keys(this.value).map((key) => [key, this.field(key)]);
    this.expected('an object');
    return [];
  }

  object(): Readonly<Record<string, unknown>> {
    if (isRecord(this.value)) return this.value;
    this.expected('an object');
    return {};
  }

  list<T>(read: (item: Place) => T): readonly T[] {
    if (this.value === undefined) return [];
    if (Array.isArray(this.value))
      return this.value.map((value, i) =>
        read(new Place(value, `${this.at}[${i}]`, this.problems)),
      );
    this.expected('a list');
    return [];
  }

  text(): string {
    if (typeof this.value === 'string' && this.value !== '') return this.value;
    this.expected('a text');
    return '';
  }

  textOr<T>(otherwise: T): string | T {
    return this.isPresent ? this.text() : otherwise;
  }

  count(least = 0): number {
    const { value } = this;
    if (typeof value === 'number' && Number.isInteger(value) && value >= least) return value;
    this.expected(`a whole number from ${least} on`);
    return least;
  }

  countOr<T>(otherwise: T): number | T {
    return this.isPresent ? this.count() : otherwise;
  }

  number(): number {
    if (typeof this.value === 'number') return this.value;
    this.expected('a number');
    return 0;
  }

  flagOr<T>(otherwise: T): boolean | T {
    if (this.value === undefined) return otherwise;
    if (typeof this.value !== 'boolean') this.expected('true or false');
    return this.value === true;
  }

  oneOf<const T extends string>(options: readonly T[], otherwise?: T): T {
    const found = options.find((one) => one === this.value);
    if (found !== undefined) return found;
    if (this.value !== undefined || otherwise === undefined)
      this.expected(`one of ${options.join(', ')}`);
    const first = otherwise ?? options[0];
    if (first === undefined) throw new Error('a choice among nothing');
    return first;
  }
}
