import type { Settings } from './query';

/** What was typed or chosen in a field that tells so. */
export const valueOf = ({ target }: Event): string =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement
    ? target.value.trim()
    : '';

/** What stands in all fields of a form. */
export const settingsOf = (form: HTMLFormElement): Settings =>
  Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [
      name,
      typeof value === 'string' ? value.trim() : '',
    ]),
  );
