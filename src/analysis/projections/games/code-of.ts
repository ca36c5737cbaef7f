import { poolNamed } from '#cards/pool';

/** Titles are matched without regard to case; what is no title is taken for a code. */
export function codeOf(card: string): string {
  const wanted = card.toLowerCase();
  const found = poolNamed('all').definitions.find(
    ({ value }) => value.title.toLowerCase() === wanted,
  );
  return found?.value.code ?? card;
}
