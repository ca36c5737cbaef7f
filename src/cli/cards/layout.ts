import { sayCard } from '#cards/text/say';
import type { CardValue } from '#rules';

const width = 80;

/** Breaks text at spaces; the lines after the first are set in. */
export function wrap(text: string, indent: string): string {
  const rows: string[] = [];
  let row = indent;
  for (const word of text.split(' ')) {
    if (row.trim() !== '' && row.length + word.length + 1 > width) {
      rows.push(row);
      row = `${indent}  `;
    }
    row += row.trim() === '' ? word : ` ${word}`;
  }
  return [...rows, row].join('\n');
}

/** Rows with their columns below each other. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows)
    for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length);
  return rows
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** One row a card: code, title, type, facts. */
export const listCards = (cards: readonly CardValue[]): string =>
  columns(
    cards.map((card) => {
      const { title, typeLine, facts } = sayCard(card);
      return [card.code, title, typeLine, facts.join(', ')];
    }),
  );

/** A card in full. */
export function showCard(card: CardValue): string {
  const { title, typeLine, facts, lines } = sayCard(card);
  return [
    `${title} (${card.code})`,
    typeLine,
    wrap(facts.join(', '), ''),
    '',
    ...lines.map((line) => wrap(line, '  ')),
  ].join('\n');
}
