/** What was found, by classes, with where. */
export class Classes {
  private readonly all = new Map<
    string,
    { readonly games: Set<string>; readonly places: string[] }
  >();

  add(name: string, game: string, place: string): void {
    const known = this.all.get(name) ?? { games: new Set<string>(), places: [] };
    this.all.set(name, known);
    known.games.add(game);
    known.places.push(`${game} ${place}`);
  }

  /** The largest first, with as many places each. */
  toString(most: number): string {
    return [...this.all]
      .sort(([, one], [, other]) => other.places.length - one.places.length)
      .flatMap(([name, { games, places }]) => [
        `${String(places.length)} in ${String(games.size)} games: ${name}`,
        ...places.slice(0, most).map((place) => `  ${place}`),
      ])
      .join('\n');
  }
}
