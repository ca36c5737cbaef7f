import { type Json, type JsonObject, objectOf } from '../json';

export type Side = 'corp' | 'runner';
export const SIDES = ['corp', 'runner'] as const satisfies readonly Side[];

/** As sentences call them. */
export const SIDE_NAMES = { corp: 'Corp', runner: 'Runner' } as const satisfies {
  readonly [side in Side]: string;
};

/** The file writes "corp", "Corp", "runner" and "Runner". */
export function sideOf(value: Json | undefined): Side | null {
  if (value === 'corp' || value === 'Corp') return 'corp';
  if (value === 'runner' || value === 'Runner') return 'runner';
  return null;
}

const NOBODY: JsonObject = {};

export function playerOf(state: JsonObject, side: Side): JsonObject {
  return objectOf(state[side]) ?? NOBODY;
}
