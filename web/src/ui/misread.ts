import { noPlace, type Refusal } from '../api/refusal';
import { texts } from '../texts/texts';
import { dayIn } from './day-in';
import type { Settings } from './query';

/** What a setting of an address may be: a day, or one of some words. */
export interface Readable {
  readonly name: string;
  readonly label: string;
  readonly as: 'day' | Readonly<Record<string, string>>;
}

/** The first setting of an address that means nothing; null where all of them do. */
export function misreadIn(settings: Settings, readable: readonly Readable[]): Refusal | null {
  for (const { name, label, as } of readable) {
    const text = settings[name];
    if (text === undefined) continue;
    if (as === 'day' ? dayIn(text, 0) !== null : Object.hasOwn(as, text)) continue;
    const { misread } = texts;
    return {
      ...noPlace,
      code: 'MISREAD',
      message: as === 'day' ? misread.noDay(label, text) : misread.noChoice(label, text),
      hint: as === 'day' ? misread.dayHint : misread.choiceHint(Object.keys(as)),
    };
  }
  return null;
}
