/** What the rules of the API ask of an id. */
const LONGEST = 64;

/** An id for a player of this name, whom no other has: the name without its spaces, numbered where it is taken. */
export function playerId(name: string, taken: readonly string[]): string {
  const plain = name.trim().replaceAll(/\s+/gu, '-');
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '' : `-${number}`;
    // Cut between characters, not within one.
    const id = [...plain].reduce(
      (begun, letter) =>
        begun.length + letter.length + end.length > LONGEST ? begun : begun + letter,
      '',
    );
    if (!taken.includes(id + end)) return id + end;
  }
}
