/** JSON as it came out of `JSON.parse`: never changed in place, so an unchanged part of two states is the same object. */
export type Json = null | boolean | number | string | JsonList | JsonObject;
export type JsonList = readonly Json[];
export interface JsonObject {
  readonly [key: string]: Json;
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isList(value: Json | undefined): value is JsonList {
  return Array.isArray(value);
}

export function textOf(value: Json | undefined): string | null {
  return typeof value === 'string' ? value : null;
}

export function numberOf(value: Json | undefined): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

export function countOf(value: Json | undefined): number {
  return numberOf(value) ?? 0;
}

export function objectOf(value: Json | undefined): JsonObject | null {
  return isObject(value) ? value : null;
}

const NOTHING: JsonList = [];

/** A zone may be null, [] or absent: all three are empty. */
export function listOf(value: Json | undefined): JsonList {
  return isList(value) ? value : NOTHING;
}
