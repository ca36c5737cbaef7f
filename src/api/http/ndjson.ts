import type { Cell } from './csv';

/** Makes an object of each row of a table, a line each. */
export function ndjsonLines(columns: readonly string[]): (cells: readonly Cell[]) => string {
  const names = columns.map((column, at) => `${at === 0 ? '{' : ','}${JSON.stringify(column)}:`);
  return (cells) => {
    let line = '';
    for (const [at, name] of names.entries()) line += name + JSON.stringify(cells[at] ?? null);
    return `${line}}\n`;
  };
}
