import type { Gathering } from './gathering';
import type { Place } from './reading';

/** Characters; the longest title, its pack and a link together take half of it. */
const LONGEST_LINE = 400;

export interface SourceLine {
  readonly text: string;
  /** Its first character that is no space. */
  readonly place: Place;
}

/** The lines of a text, without those that are too long to be of a deck: each is an issue. */
export const linesOf = (source: string, gathering: Gathering): readonly SourceLine[] =>
  source
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .flatMap((text, index) => {
      const column = text.length - text.trimStart().length + 1;
      const place: Place = { kind: 'line', line: index + 1, column };
      if (text.length <= LONGEST_LINE) return [{ text, place }];
      gathering.issue({
        code: 'TOO_LONG',
        place,
        text: text.slice(0, 60),
        message: `This line has ${text.length} characters.`,
        hint: 'Write one card a line.',
      });
      return [];
    });
