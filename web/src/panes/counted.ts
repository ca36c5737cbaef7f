/** Titles in the order in which they are first named, each once: `2 × Hedge Fund, Enigma`. */
export function counted(titles: readonly string[]): string {
  const copies = new Map<string, number>();
  for (const title of titles) copies.set(title, (copies.get(title) ?? 0) + 1);
  return [...copies]
    .map(([title, number]) => (number === 1 ? title : `${number} × ${title}`))
    .join(', ');
}
