import type { Memory } from '#streams/memory';
import { Remembered } from '#streams/remembered';
import { engineVersion } from '#rules';
import type { GateQuestion } from '../gate/gate';
import { sha256 } from '../../platform/digest/sha256';
import type { Sent } from './sent-operation';

/** An answer as it was sent once. */
export interface KeptAnswer {
  readonly body: Buffer;
  readonly contentType: string;
  /** Of the body: another body has another. */
  readonly etag: string;
  /** What the gate was asked, and has to be asked again before the answer is sent again. */
  readonly asked: readonly GateQuestion[];
  /** The revision of each game that it speaks of. */
  readonly revisions: ReadonlyMap<string, string>;
}

/** A map's entry and the strings in it, roughly. */
const ENTRY = 400;

/**
 * Answers to what never changes, as bytes. They are forgotten with all else that a process remembers
 * of people and games.
 */
export class KeptAnswers {
  private readonly answers: Remembered<KeptAnswer> | null;

  /** `most` bytes; with 0 nothing is kept. */
  constructor(memory: Memory, most: number) {
    this.answers =
      most === 0 ? null : new Remembered(memory, most, ({ body }) => body.length + ENTRY);
  }

  get isKeeping(): boolean {
    return this.answers !== null;
  }

  get(key: string): KeptAnswer | undefined {
    return this.answers?.get(key);
  }

  /** To be asked for before an answer is made that is to be kept. */
  era(): object | null {
    return this.answers?.era() ?? null;
  }

  keep(era: object | null, key: string, answer: KeptAnswer): void {
    if (era !== null) this.answers?.hold(era, key, answer);
  }

  forget(key: string): void {
    this.answers?.forget(key);
  }
}

/** What an answer is kept under: who looks stands in the operation or its variables. */
export const keyOf = (hash: string, { operationName, variables }: Sent, type: string): string =>
  JSON.stringify([engineVersion, hash, operationName, variables, type]);

const DIGITS = 32;

export const etagOf = (body: string): string => `"${sha256(body).slice(0, DIGITS)}"`;
