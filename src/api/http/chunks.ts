/** Characters sent at once: lines are short. */
const CHUNK = 32 * 1024;

/** Lines in pieces that are worth sending. */
export function* inChunks(lines: Iterable<string>): Generator<string> {
  let chunk = '';
  for (const line of lines) {
    chunk += line;
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
}
