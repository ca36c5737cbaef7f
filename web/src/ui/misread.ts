import { noPlace, type Refusal } from '../api/refusal';
import { texts } from '../texts/texts';
import { dayIn } from './day-in';
import type { Settings } from './query';

/** What a setting of an address may be: a day, a number of things, or one of some words. */
export interface Readable {
  readonly name: string;
  readonly label: string;
  readonly as: 'day' | 'count' | Readonly<Record<string, string>>;
}

function isRead(text: string, as: Readable['as']): boolean {
  if (as === 'day') return dayIn(text, 0) !== null;
  return as === 'count' ? /^\d{1,9}$/.test(text) : Object.hasOwn(as, text);
}

function hintFor(as: Readable['as']): string {
  const { misread } = texts;
  if (as === 'day') return misread.dayHint;
  return as === 'count' ? misread.countHint : misread.choiceHint(Object.keys(as));
}

/** A setting of an address that means nothing. */
export interface Misread {
  readonly name: string;
  readonly refusal: Refusal;
}

/** The first of them; null where there is none. */
export function misreadIn(settings: Settings, readable: readonly Readable[]): Misread | null {
  for (const { name, label, as } of readable) {
    const text = settings[name];
    if (text === undefined || isRead(text, as)) continue;
    const message = texts.misread.setting(label, text);
    return { name, refusal: { ...noPlace, code: 'MISREAD', message, hint: hintFor(as) } };
  }
  return null;
}
