const DAY = 24 * 60 * 60 * 1_000;

/** The beginning of a day as a date field has it, so many days later; null where it is none. */
export function dayIn(text: string | undefined, later: number): string | null {
  const time = Date.parse(`${text ?? ''}T00:00:00Z`);
  if (Number.isNaN(time)) return null;
  // The 30th of February would be a day of March.
  if (new Date(time).toISOString().slice(0, 10) !== text) return null;
  return new Date(time + later * DAY).toISOString();
}
