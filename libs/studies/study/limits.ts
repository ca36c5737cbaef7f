/** How much of each there may be: more than anybody writes, and few enough to be read at once. */
export const limits = {
  chapters: 128,
  /** Decisions of all branches of a study. */
  nodes: 20_000,
  /** Decisions from a chapter's beginning to the end of a branch. */
  depth: 1_000,
  notes: 20_000,
  members: 500,
  /** Characters. */
  title: 200,
  name: 80,
  note: 8_000,
  marks: 64,
} as const;
