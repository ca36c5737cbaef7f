/** A batch may touch thousands; a span names the first few. */
const MOST_STREAMS = 8;

export function streamsAmong(streams: Iterable<string>): readonly string[] {
  const named = new Set<string>();
  for (const stream of streams) {
    if (named.size === MOST_STREAMS) break;
    named.add(stream);
  }
  return [...named];
}
