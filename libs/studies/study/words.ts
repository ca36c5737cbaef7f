import { isServerName } from '#rules';
import { nameFault, placeOfFault, textFault } from '#text/kept-text';
import { refuse, type StudyRefusal } from './refusal';

/** What can be marked on a table: a card by a handle, of a judge its number in the game, or a server. */
export const canBeMarked = (end: string): boolean =>
  isServerName(end) || /^[#crs]\d{1,4}$/.test(end);

/** What is wrong with a text that is kept: a character no store keeps, or its length. */
export function badWords(
  text: string,
  place: string,
  longest: number,
  shortest = 1,
): StudyRefusal | null {
  const fault = textFault(text);
  if (fault !== null)
    return refuse(
      'BAD_TEXT',
      `${place}, character ${placeOfFault(text) + 1}`,
      `the text has ${fault}`,
      'Leave it out.',
    );
  if (text.trim().length < shortest)
    return refuse('BAD_TEXT', place, 'the text is empty', 'Write something.');
  if (text.length > longest)
    return refuse(
      'BAD_TEXT',
      `${place}, character ${longest + 1}`,
      `the text has ${text.length} characters, of which ${longest} are kept`,
      'Make it shorter.',
    );
  return null;
}

/** The same of a name or title, which is one line and turns nothing that stands behind it. */
export function badName(text: string, place: string, longest: number): StudyRefusal | null {
  const bad = badWords(text, place, longest);
  if (bad !== null) return bad;
  const fault = nameFault(text);
  return fault === null
    ? null
    : refuse('BAD_TEXT', place, `the text has ${fault}`, 'Leave it out.');
}
