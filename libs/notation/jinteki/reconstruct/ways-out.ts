/** Choices of theirs that choose nothing of what a question lists. */
export const waysOut: ReadonlySet<string> = new Set(['Done', 'Cancel']);
