import { gunzipSync, gzipSync } from 'node:zlib';
import { packed } from './packed';

const text = JSON.stringify({ history: Array.from({ length: 4_000 }, (_, at) => ({ at })) });

describe('a file in a question', () => {
  it('is packed', async () => {
    const sent = await packed(new Blob([text]));
    expect(sent).toMatch(/^H4sI/);
    expect(gunzipSync(Buffer.from(sent, 'base64')).toString('utf8')).toBe(text);
  });

  it('is sent as it is where it was packed before', async () => {
    const before = gzipSync(text);
    expect(await packed(new Blob([new Uint8Array(before)]))).toBe(before.toString('base64'));
  });
});
