/** Titles as that server puts them into a sentence: "Enigma, Wall of Static, and Rototurret". */
export const listedTitles = (list: string): readonly string[] =>
  list.replace(/,? and ([^,]+)$/, ', $1').split(', ');
