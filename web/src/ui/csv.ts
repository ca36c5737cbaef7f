/** Without it a spreadsheet takes a file for text of another age: Wünderkind would be WÃ¼nderkind. */
const BYTE_ORDER_MARK = '\ufeff';

const cell = (value: string | number): string => {
  const text = String(value);
  // A spreadsheet would run what begins like a formula.
  const safe = /^[=+@\-\t\r]/.test(text) && typeof value === 'string' ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** A table as a spreadsheet opens it. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => row.map(cell).join(',')).join('\r\n');

/** Hands a text to the reader as a file. */
export function download(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
