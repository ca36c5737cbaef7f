/** A value of the schema's enums as the page and its styles have it: `RUN_BEGAN` is `run-began`. */
export const wordOf = (value: string): string => value.toLowerCase().replaceAll('_', '-');
