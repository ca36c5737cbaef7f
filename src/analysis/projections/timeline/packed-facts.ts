import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { ToldFacts } from './fold';

/** Facts of one game repeat each other: this leaves a seventh, as quickly as any level does. */
const LEVEL = 3;

export const packFacts = (facts: ToldFacts): Buffer =>
  deflateRawSync(JSON.stringify(facts), { level: LEVEL });

/** Takes what `packFacts` made; throws for anything else. */
export function unpackFacts(packed: Uint8Array): ToldFacts {
  const facts: ToldFacts = JSON.parse(inflateRawSync(packed).toString('utf8'));
  return facts;
}
