import { isRecord } from '#text/is-record';
import { cardId, type CardId, remoteName, type ServerName } from '#rules';

export type Json = Readonly<Record<string, unknown>>;

const show = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
};

const highest = 1_000_000;

/**
 * Reads the fields of one JSON object strictly: the first thing wrong with it is kept in `issue`,
 * and what is returned then only stands in. `close` finds the fields nobody asked for.
 */
export class Fields {
  issue: string | null = null;
  /** Few: looked through faster than a set is made. */
  private readonly asked: string[] = [];

  constructor(
    private readonly value: Json,
    private readonly place = '',
  ) {}

  fail(key: string, expected: string): void {
    const name = this.place === '' ? key : `${this.place}.${key}`;
    this.issue ??= `"${name}" is ${show(this.value[key])}, expected ${expected}`;
  }

  raw(key: string): unknown {
    if (!this.asked.includes(key)) this.asked.push(key);
    return this.value[key];
  }

  has(key: string): boolean {
    return this.raw(key) !== undefined;
  }

  text(key: string, expected = 'a text', fits: (text: string) => boolean = () => true): string {
    const value = this.raw(key);
    if (typeof value === 'string' && fits(value)) return value;
    this.fail(key, expected);
    return '';
  }

  oneOf<const T extends string>(key: string, options: readonly T[]): T {
    const value = this.raw(key);
    const found = options.find((option) => option === value);
    if (found === undefined) this.fail(key, `one of ${options.join(', ')}`);
    return found ?? this.first(options);
  }

  private first<T>(options: readonly T[]): T {
    const [first] = options;
    if (first === undefined) throw new Error('a choice among nothing');
    return first;
  }

  count(key: string, least = 0): number {
    const value = this.raw(key);
    if (isCount(value, least)) return value;
    this.fail(key, `a whole number from ${least} on`);
    return least;
  }

  card(key: string): CardId {
    const value = this.raw(key);
    if (isCount(value, 0)) return cardId(value);
    this.fail(key, 'the number of a card, from 0 on');
    return cardId(0);
  }

  cards(key: string): readonly CardId[] {
    const value = this.raw(key);
    if (Array.isArray(value) && value.every((one) => isCount(one, 0))) return value.map(cardId);
    this.fail(key, 'a list of card numbers');
    return [];
  }

  server(key: string): ServerName {
    const name = serverNamed(this.raw(key));
    if (name === null) this.fail(key, 'HQ, R&D, Archives or Server 1, Server 2 ...');
    return name ?? 'HQ';
  }

  serverOrNew(key: string): ServerName | 'new' {
    if (this.raw(key) === 'new') return 'new';
    const name = serverNamed(this.raw(key));
    if (name === null) this.fail(key, 'new, HQ, R&D, Archives or Server 1, Server 2 ...');
    return name ?? 'new';
  }

  object(key: string): Fields {
    const value = this.raw(key);
    if (isRecord(value)) return new Fields(value, this.place === '' ? key : `${this.place}.${key}`);
    this.fail(key, 'an object');
    return new Fields({}, key);
  }

  /** Takes over what is wrong with an inner object, then its unknown fields. */
  within<T>(key: string, read: (fields: Fields) => T): T {
    const inner = this.object(key);
    const value = read(inner);
    inner.close();
    this.issue ??= inner.issue;
    return value;
  }

  close(): void {
    for (const key of Object.keys(this.value))
      if (!this.asked.includes(key)) {
        const known = this.asked.map((one) => `"${one}"`).join(', ');
        this.issue ??= `"${this.place === '' ? key : `${this.place}.${key}`}" is not known here, expected only ${known}`;
      }
  }
}

const isCount = (value: unknown, least: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= highest;

function serverNamed(value: unknown): ServerName | null {
  if (typeof value !== 'string') return null;
  if (value === 'HQ' || value === 'R&D' || value === 'Archives') return value;
  const number = /^Server ([1-9]\d{0,4})$/.exec(value)?.[1];
  return number === undefined ? null : remoteName(Number(number));
}
