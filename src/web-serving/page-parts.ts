const PART = /<!--page (\w+)-->([^]*?)<!--\/page-->\n?/g;

/** What the page loads at every address and at its own (web/preloads.ts), and nothing of the others. */
export const withParts = (html: string, page: string | null): string =>
  html.replace(PART, (_, name: string, links: string) => (name === page ? `${links}\n` : ''));
