import { placeOfFault, textFault } from '#text/kept-text';
import { refuse, type StudyRefusal } from './refusal';

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
