import { createHash, createHmac, type Hash, type Hmac } from 'node:crypto';

const BYTES = 16;
/** RFC 9562: version 8, "custom", and the variant. */
const VERSION = 0x80;
const VARIANT = 0x80;

/** Characters handed to the hash at a time: a call costs as much as the hash of a short text. */
const PORTION = 16_384;

/** A UUID of a content, from its SHA-256: the same texts in the same order give the same one. */
export const contentId = (purpose: string, texts: Iterable<string>): string =>
  idOf(createHash('sha256'), purpose, texts);

/** Ids of contents that only this store can make: they tell nobody whether a guess is right. */
export interface ContentIds {
  of(purpose: string, texts: Iterable<string>): string;
}

export const contentIds = (secret: Uint8Array): ContentIds => ({
  of: (purpose, texts) => idOf(createHmac('sha256', secret), purpose, texts),
});

function idOf(hash: Hash | Hmac, purpose: string, texts: Iterable<string>): string {
  let portion = JSON.stringify(purpose);
  for (const text of texts) {
    portion += `\n${JSON.stringify(text)}`;
    if (portion.length < PORTION) continue;
    hash.update(portion);
    portion = '';
  }
  hash.update(portion);
  const bytes = hash.digest().subarray(0, BYTES);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | VERSION, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | VARIANT, 8);
  const hex = bytes.toString('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-');
}
