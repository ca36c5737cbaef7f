export class ListDecks {
  constructor(
    /** `null`: of everybody. */
    readonly owner: string | null,
    /** At most 100. */
    readonly first: number,
    /** The last deck of the page before. */
    readonly after: string | null,
  ) {}
}
