import type { LogHeader } from '../native/header';
import type { NativeLog } from '../native/log';

/** JSON with the keys of every object in order, so that equal values are equal texts. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const fields: Readonly<Record<string, unknown>> = { ...value };
  let text = '';
  for (const key of Object.keys(fields).sort()) {
    const one = fields[key];
    if (one !== undefined) text += `${text && ','}${JSON.stringify(key)}:${canonical(one)}`;
  }
  return `{${text}}`;
}

const isAnonymous = ({ corp, runner }: LogHeader['players']): boolean =>
  corp.name === 'Corp' && runner.name === 'Runner';

/**
 * What makes a game the same game, one text a line: how it was written (blank lines, hashes, order
 * of fields, the engine that wrote it) does not count, nor who played it, only whether that is said.
 */
export function* identityOf({ header, entries }: NativeLog): Iterable<string> {
  const players = isAnonymous(header.players) ? 'anonymous' : 'named';
  yield canonical({ ...header, engine: undefined, players });
  for (const { decision } of entries) yield canonical(decision);
}

/** The same as it was while it held the names of the players: games are stored under ids of it. */
export function* formerIdentityOf({ header, entries }: NativeLog): Iterable<string> {
  yield canonical({ ...header, engine: undefined });
  for (const { decision } of entries) yield canonical(decision);
}
