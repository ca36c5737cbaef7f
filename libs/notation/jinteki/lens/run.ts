import { countOf, type JsonObject, listOf, objectOf, textOf } from '../json';
import { type CardJson, subroutinesOf, titleOf } from './card';
import { type ServerName, serverName } from './server';
import { playerOf } from './side';

export interface RunView {
  readonly server: ServerName;
  readonly serverKey: string;
  /** Ice still in front of the Runner; the ice at hand has the index `position - 1`, 0 is innermost. */
  readonly position: number;
  readonly phase: string | null;
  readonly sourceTitle: string | null;
}

export function runOf(state: JsonObject): RunView | null {
  const run = objectOf(state['run']);
  if (run === null) return null;
  const key = textOf(listOf(run['server'])[0]) ?? '';
  const source = objectOf(run['source-card']);
  return {
    server: serverName(key),
    serverKey: key,
    position: countOf(run['position']),
    phase: textOf(run['phase']),
    sourceTitle: source === null ? null : titleOf(source),
  };
}

/** The ice of a server, innermost first. */
export function iceAt(state: JsonObject, serverKey: string, index: number): CardJson | null {
  const server = objectOf(objectOf(playerOf(state, 'corp')['servers'])?.[serverKey]);
  return objectOf(listOf(server?.['ices'])[index]);
}

/** The ice now encountered: the card of `servers`, or the copy in `encounters` where it is hosted or gone. */
export function encounterOf(state: JsonObject): CardJson | null {
  return objectOf(objectOf(state['encounters'])?.['ice']);
}

/** Ice is encountered, and nothing is left of its subroutines. */
export function areSubsBehind(state: JsonObject): boolean {
  const ice = encounterOf(state);
  return ice !== null && subroutinesOf(ice).every(({ broken, fired }) => broken || fired);
}
