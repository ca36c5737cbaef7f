import type { Printed } from './card';

/** The cells of one tab-separated row; a row that does not fit its columns is a bug of the generator. */
export class Cells {
  private readonly cells: readonly string[];
  private next = 0;

  constructor(private readonly row: string) {
    this.cells = row.split('\t');
  }

  text(): string {
    const cell = this.cells[this.next++];
    if (cell === undefined) throw new Error(`catalogue row is too short: ${this.row}`);
    return cell;
  }

  oneOf<T extends string>(values: readonly T[]): T {
    const cell = this.text();
    const value = values.find((known) => known === cell);
    if (value === undefined) throw new Error(`catalogue row has an unknown ${cell}: ${this.row}`);
    return value;
  }

  is<T extends string>(test: (text: string) => text is T): T {
    const cell = this.text();
    if (!test(cell)) throw new Error(`catalogue row has a bad ${cell}: ${this.row}`);
    return cell;
  }

  printed(): Printed {
    const cell = this.text();
    if (cell === '') return null;
    return cell === 'X' ? cell : this.toNumber(cell);
  }

  /** `null` for an empty cell and for one that prints no limit. */
  numberOrNull(): number | null {
    const value = this.printed();
    return value === 'X' ? null : value;
  }

  number(): number {
    return this.toNumber(this.text());
  }

  private toNumber(cell: string): number {
    if (!/^-?\d+$/.test(cell)) throw new Error(`catalogue row has a bad number: ${this.row}`);
    return Number(cell);
  }
}
