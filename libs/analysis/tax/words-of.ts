const texts = new WeakMap<object, string>();

/** As JSON, made once of each. */
export function wordsOf(words: object | undefined): string {
  if (words === undefined) return '';
  const known = texts.get(words) ?? JSON.stringify(words);
  texts.set(words, known);
  return known;
}
