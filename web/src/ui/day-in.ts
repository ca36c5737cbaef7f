const DAY = 24 * 60 * 60 * 1_000;

/** The beginning of a day as a date field has it, so many days later; null where it is none. */
export function dayIn(text: string | undefined, later: number): string | null {
  const time = Date.parse(`${text ?? ''}T00:00:00Z`);
  return Number.isNaN(time) ? null : new Date(time + later * DAY).toISOString();
}
