import { escaped } from '#text/markup';

export type Cell = string | number | null;

const STYLE =
  'body{font:12pt sans-serif;margin:1.5cm}table{border-collapse:collapse;width:100%}' +
  'th,td{border-bottom:1px solid #999;padding:.2em .5em;text-align:left}' +
  '.n{text-align:right;width:1%;white-space:nowrap;font-variant-numeric:tabular-nums}' +
  'h1{font-size:16pt}svg{max-width:100%}' +
  'tr{break-inside:avoid}thead{display:table-header-group}@page{margin:1cm}';

/** A page of its own, to be printed; `body` is markup already. */
export const page = (title: string, body: string): string =>
  '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">' +
  `<title>${escaped(title)}</title><style>${STYLE}</style></head>` +
  `<body><h1>${escaped(title)}</h1>\n${body}\n</body></html>\n`;

const tableCell = (value: Cell): string =>
  typeof value === 'number'
    ? `<td class="n">${value}</td>`
    : `<td>${value === null ? '' : escaped(value)}</td>`;

/** Columns whose first filled cell is a number are set to the right, their headings with them. */
const isOfNumbers = (rows: readonly (readonly Cell[])[], column: number): boolean =>
  typeof rows.map((row) => row[column] ?? null).find((cell) => cell !== null) === 'number';

export const table = (headings: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  '<table><thead><tr>' +
  headings
    .map((heading, column) => {
      const place = isOfNumbers(rows, column) ? ' class="n"' : '';
      return `<th scope="col"${place}>${escaped(heading)}</th>`;
    })
    .join('') +
  '</tr></thead>\n<tbody>\n' +
  rows.map((row) => `<tr>${row.map(tableCell).join('')}</tr>\n`).join('') +
  '</tbody></table>';
