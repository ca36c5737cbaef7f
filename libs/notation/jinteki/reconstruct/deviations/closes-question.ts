/** A player has the server close the question that stands open. */
export const closesQuestion = (line: string): boolean =>
  line.endsWith(' uses a command: /close-prompt');
