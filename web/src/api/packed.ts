/** Characters that a call takes as arguments, on every browser. */
const AT_ONCE = 8_192;

function base64(bytes: Uint8Array): string {
  let text = '';
  for (let from = 0; from < bytes.length; from += AT_ONCE)
    text += String.fromCharCode(...bytes.subarray(from, from + AT_ONCE));
  return btoa(text);
}

const bytesOf = async (file: Blob): Promise<Uint8Array> => new Uint8Array(await file.arrayBuffer());

/** A file as a question of the API holds one: gzip as base64. Throws where it cannot be read. */
export async function packed(file: Blob): Promise<string> {
  const [one, two] = await bytesOf(file.slice(0, 2));
  if (one === 0x1f && two === 0x8b) return base64(await bytesOf(file));
  const packing = file.stream().pipeThrough(new CompressionStream('gzip'));
  return base64(await bytesOf(await new Response(packing).blob()));
}
