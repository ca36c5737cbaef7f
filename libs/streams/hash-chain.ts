/** A cryptographic digest of fixed length, as hex; handed in, this library computes none itself. */
export type Digest = (content: string) => string;

/** The link after `previous`: it changes when the content does, or anything before it. */
export function link(digest: Digest, previous: string, content: string): string {
  return digest(previous + content);
}

/** One link for each content, in order. */
export function chain(
  digest: Digest,
  origin: string,
  contents: Iterable<string>,
): readonly string[] {
  const links: string[] = [];
  let last = origin;
  for (const content of contents) {
    last = link(digest, last, content);
    links.push(last);
  }
  return links;
}
