import { texts } from '../texts/texts';
import { isRecord } from './fields';

export type Seat = 'corp' | 'runner';

export interface Issue {
  /** In words: `line 2, column 1`. */
  readonly place: string;
  readonly message: string;
  readonly hint: string | null;
}

/** Why something was not answered, for a person. */
export interface Refusal {
  /** Such as GAME_NOT_FOUND; UNREACHABLE, UNREADABLE and STRANGE are the page's own. */
  readonly code: string;
  readonly message: string;
  readonly hint: string | null;
  /** Where in a file, from 1. */
  readonly line: number | null;
  readonly entry: number | null;
  readonly decision: number | null;
  /** What else is wrong in a text; the message tells the first. */
  readonly issues?: readonly Issue[];
  /** Whose deck list is at fault, or was sent as a game. */
  readonly deck?: Seat;
  /** What comes near to a name that nothing has, and the field that has it. */
  readonly offered?: { readonly field: string; readonly nearest: readonly string[] };
  /** Seconds after which the server says that it is worth to ask again. */
  readonly retryAfter?: number;
  /** How much of it is counted, of 1, where it is counted before it is told. */
  readonly done?: number;
}

/** Of what is not in a file. */
export const noPlace = { line: null, entry: null, decision: null };

export const unreachable: Refusal = {
  code: 'UNREACHABLE',
  message: texts.unreachable,
  hint: texts.unreachableHint,
  ...noPlace,
};

/** Milliseconds after which to ask again, of itself, what was refused for now: the server is not there, or has too much to do, or no database. */
const PAUSES: ReadonlyMap<string, number> = new Map([
  ['UNREACHABLE', 3_000],
  ['BUSY', 5_000],
]);

const SECOND = 1_000;

/** When to ask again of itself, in milliseconds; null for what is refused for good. */
export const pauseAfter = ({ code, retryAfter }: Refusal): number | null =>
  retryAfter === undefined ? (PAUSES.get(code) ?? null) : retryAfter * SECOND;

export const unreadable: Refusal = {
  code: 'UNREADABLE',
  message: texts.unreadable,
  hint: texts.unreadableHint,
  ...noPlace,
};

export const emptyFile = (name: string): Refusal => ({
  code: 'EMPTY',
  message: texts.emptyFile(name),
  hint: texts.emptyFileHint,
  ...noPlace,
});

export const strange: Refusal = {
  code: 'STRANGE',
  message: texts.strange,
  hint: texts.strangeHint,
  ...noPlace,
};

const textIn = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const numberIn = (value: unknown): number | null => (typeof value === 'number' ? value : null);

function offeredIn({
  field,
  nearest,
}: Readonly<Record<string, unknown>>): Pick<Refusal, 'offered'> {
  if (typeof field !== 'string' || !Array.isArray(nearest)) return {};
  const names = nearest.filter((one): one is string => typeof one === 'string');
  return names.length === 0 ? {} : { offered: { field, nearest: names } };
}

function issuesIn({ issues }: Readonly<Record<string, unknown>>): Pick<Refusal, 'issues'> {
  const read = (Array.isArray(issues) ? issues : []).filter(isRecord).flatMap((issue) => {
    const [place, message] = [textIn(issue['place']), textIn(issue['message'])];
    return place === null || message === null
      ? []
      : [{ place, message, hint: textIn(issue['hint']) }];
  });
  return read.length > 1 ? { issues: read.slice(1) } : {};
}

function countingIn({
  retryAfter,
  done,
}: Readonly<Record<string, unknown>>): Pick<Refusal, 'retryAfter' | 'done'> {
  return {
    ...(typeof retryAfter === 'number' ? { retryAfter } : {}),
    ...(typeof done === 'number' ? { done } : {}),
  };
}

const deckIn = ({ deck }: Readonly<Record<string, unknown>>): Pick<Refusal, 'deck'> =>
  deck === 'corp' || deck === 'runner' ? { deck } : {};

/** A refusal as the server words it, over GraphQL (with `extensions`) or HTTP. */
export function refusalIn(error: unknown): Refusal {
  if (!isRecord(error)) return strange;
  const about = isRecord(error['extensions']) ? error['extensions'] : error;
  const message = textIn(error['message']);
  if (message === null) return strange;
  return {
    code: textIn(about['code']) ?? 'STRANGE',
    message,
    hint: textIn(about['hint']),
    line: numberIn(about['line']),
    entry: numberIn(about['historyIndex']),
    decision: numberIn(about['decision']),
    ...issuesIn(about),
    ...deckIn(about),
    ...offeredIn(about),
    ...countingIn(about),
  };
}

/** What an address over HTTP was refused with. */
export const refusedBy = async (response: Response): Promise<Refusal> =>
  refusalIn(Reflect.get(Object(await response.json()), 'error'));
