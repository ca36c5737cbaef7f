import { nearestTexts } from '#notation/native/nearest-texts';
import type { Pool } from '#rules';
import { backsOf } from './backs';
import { counterLetters, type CounterLetter } from './fields';
import type { WrittenCard, WrittenEntry } from './written';

/** Something in a line that cannot be read; caught where the line is. */
export class LineFault extends Error {
  constructor(
    readonly column: number,
    message: string,
    readonly hint: string,
  ) {
    super(message);
  }
}

/** More than any deck has. */
const MOST_COPIES = 60;
const DEEPEST = 4;

const TOKEN =
  /^(?:(\d{1,2})\*)?([0-9a-z]{1,12})(!?)([\^_]?)(?:~(\d))?(?:\+(\d{1,3}))?((?:\.[vpacr]\d{1,3})*)(@[a-z][a-z0-9-]{0,30})?(?:>([A-Za-z0-9%!'*~_.-]+?))?(?=[,()]|$)/;

const isLetter = (text: string): text is CounterLetter => Object.hasOwn(counterLetters, text);

function countersIn(text: string): Readonly<Record<string, number>> {
  const pairs = text.split('.').flatMap((part) => {
    const letter = part.slice(0, 1);
    return isLetter(letter) ? [[counterLetters[letter], Number(part.slice(1))] as const] : [];
  });
  return Object.fromEntries(pairs);
}

/** Reads rows of cards: `01110,3*01056,01103!+2.v1@ice(01021)`. */
export class RowReader {
  constructor(private readonly pool: Pool) {}

  /** `column`: where the text begins in its line. */
  all(text: string, column: number): readonly WrittenCard[] {
    const [cards, end] = this.row(text, 0, column, 0);
    if (end < text.length)
      throw new LineFault(column + end, `cannot be read: "${text.slice(end, end + 12)}"`, HINT);
    return cards;
  }

  private row(
    text: string,
    from: number,
    column: number,
    depth: number,
  ): readonly [cards: readonly WrittenCard[], end: number] {
    const cards: WrittenCard[] = [];
    if (from >= text.length || text.charAt(from) === ')') return [cards, from];
    for (let at = from; ;) {
      const [more, end] = this.card(text, at, column, depth);
      cards.push(...more);
      if (text.charAt(end) !== ',') return [cards, end];
      at = end + 1;
    }
  }

  private card(
    text: string,
    at: number,
    column: number,
    depth: number,
  ): readonly [cards: readonly WrittenCard[], end: number] {
    const found = TOKEN.exec(text.slice(at));
    if (found === null)
      throw new LineFault(column + at, `is no card: "${text.slice(at, at + 12)}"`, HINT);
    const [whole, copies, code = '', rezzed, facing, side, advancement, counters, alias, chosen] =
      found;
    let end = at + whole.length;
    const entry: { -readonly [K in keyof WrittenEntry]: WrittenEntry[K] } = {
      card: this.title(code, column + at),
    };
    if (rezzed !== '') entry.rezzed = true;
    if (facing !== '') entry.faceup = facing === '^';
    if (side !== undefined) Object.assign(entry, this.side(code, Number(side), column + at));
    if (advancement !== undefined) entry.advancement = Number(advancement);
    if (counters !== undefined && counters !== '') entry.counters = countersIn(counters);
    if (alias !== undefined) entry.as = alias;
    if (chosen !== undefined) entry.chosen = this.reference(chosen, column + at);
    if (text.charAt(end) === '(') {
      if (depth === DEEPEST) throw new LineFault(column + end, 'is hosted too deep', HINT);
      const [hosted, closing] = this.row(text, end + 1, column, depth + 1);
      if (text.charAt(closing) !== ')') throw new LineFault(column + closing, 'has no )', HINT);
      entry.hosted = hosted;
      end = closing + 1;
    }
    const card: WrittenCard = Object.keys(entry).length === 1 ? entry.card : entry;
    const number = Number(copies ?? 1);
    if (number < 1 || number > MOST_COPIES)
      throw new LineFault(column + at, `there are 1 to ${MOST_COPIES} copies of a card`, HINT);
    return [new Array<WrittenCard>(number).fill(card), end];
  }

  /** An even number is a front, and says which copy it is; its back comes right behind it. */
  private side(code: string, side: number, column: number): Pick<WrittenEntry, 'face' | 'copy'> {
    const value = this.pool.byCode.get(code)?.value;
    const back = value === undefined ? undefined : backsOf(value)[Math.floor(side / 2)];
    if (back === undefined)
      throw new LineFault(column, `"${code}" has no side ${side}`, 'Leave ~ out for its front.');
    return side % 2 === 0 ? { copy: back } : { face: back };
  }

  private reference(text: string, column: number): string {
    try {
      return decodeURIComponent(text);
    } catch {
      throw new LineFault(column, 'is not percent-encoded', 'Encode it as a URL has it.');
    }
  }

  private title(code: string, column: number): string {
    const definition = this.pool.byCode.get(code);
    if (definition !== undefined) return definition.value.title;
    const near = nearestTexts(code, [...this.pool.byCode.keys()], (one) => one);
    throw new LineFault(
      column,
      `"${code}" is no card of ${this.pool.name}`,
      `Nearest: ${near.join(', ')}.`,
    );
  }
}

const HINT = 'Write codes with a comma between them; docs/formats/position.md has the rest.';
