const between = /(, and |, | and )/;

/** Titles as that server puts them into a sentence: "Enigma, Wall of Static, and Rototurret". */
export const listedTitles = (list: string): readonly string[] =>
  list.replace(/,? and ([^,]+)$/, ', $1').split(', ');

/** The same where titles are known, some of which have a comma, or that word, in themselves. */
export function titlesListed(list: string, isTitle: (words: string) => boolean): readonly string[] {
  const pieces = list.split(between);
  const titles: string[] = [];
  for (let at = 0; at < pieces.length;) {
    let end = pieces.length;
    while (end > at + 1 && !isTitle(pieces.slice(at, end).join(''))) end -= 2;
    titles.push(pieces.slice(at, end).join(''));
    at = end + 1;
  }
  return titles;
}
