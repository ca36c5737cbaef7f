import { type Decision, type Rules, type State } from '#rules';
import type { RulesByPool } from '#cards/rules-by-pool';
import { isRecord } from '#text/is-record';
import { Fields } from '../../native/fields';
import { unknownFormat } from '../../native/header';
import { defaultLimits } from '../../native/limits';
import { openLog } from '../../native/open-log';
import { readDecision } from '../../native/read-decision';
import { readEntry } from '../../native/read-entry';
import { readHeader } from '../../native/read-header';
import { type Complaint, type LogRefusal, refuse } from '../../native/refusal';
import { carryOut } from './deviations/carry-out';
import { type Deviation, deviationKinds } from './deviations/deviation';
import { deviatingFormat } from './deviating-log';

export interface ReadDeviatingLog {
  readonly ok: true;
  readonly rules: Rules;
  /** After the last line. */
  readonly state: State;
  readonly decisions: number;
  readonly deviations: number;
  /** Decisions, and ways through a deviation, that the file did not tell, with what else they could have been. */
  readonly open: number;
}

type Taken = Pick<Deviation, 'kind' | 'card' | 'credits' | 'decisions' | 'stays'>;

const bad = (message: string): Complaint => ({
  code: 'BAD_DECISION',
  message,
  hint: 'Write the log again from its replay: retrace import FILE --log.',
});

const refusedAt = (line: number, decision: number, message: string): LogRefusal =>
  refuse(line, decision, bad(message));

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Decisions of a list; null where one of them is none. */
function decisionsIn(value: unknown): readonly Decision[] | null {
  if (!Array.isArray(value)) return null;
  const list: readonly unknown[] = value;
  const decisions = list.flatMap((one): Decision[] => {
    if (!isRecord(one)) return [];
    const fields = new Fields(one);
    const decision = readDecision(fields);
    fields.close();
    return fields.issue === null ? [decision] : [];
  });
  return decisions.length === list.length ? decisions : null;
}

/** What else may have been decided on the way through a deviation: one list of decisions for each way. */
const areWays = (value: unknown): boolean =>
  Array.isArray(value) && value.every((way) => decisionsIn(way) !== null);

function deviationIn(value: Readonly<Record<string, unknown>>): Taken | string {
  const fields = new Fields(value);
  const kind = fields.oneOf('deviation', deviationKinds);
  const card = fields.card('card');
  const credits = value['credits'];
  if (fields.issue !== null) return fields.issue;
  if (typeof credits !== 'number' || !Number.isSafeInteger(credits))
    return '"credits" is no number of credits';
  // Those that are set by hand may be fewer than before.
  if (credits < 0 && kind !== 'set-by-hand') return '"credits" is no number of credits';
  const stays = value['stays'] === true ? ({ stays: true } as const) : {};
  if (value['decisions'] === undefined) return { kind, card, credits, ...stays };
  const decisions = decisionsIn(value['decisions']);
  return decisions === null
    ? '"decisions" holds what is no decision'
    : { kind, card, credits, decisions, ...stays };
}

/** A deviation carried out on a state, or why not. */
function deviated(
  rules: Rules,
  state: State,
  value: Readonly<Record<string, unknown>>,
): State | string {
  const taken = deviationIn(value);
  if (typeof taken === 'string') return taken;
  if (state.cards[taken.card] === undefined) return `there is no card ${String(taken.card)}`;
  return carryOut(rules, state, taken) ?? `the deviation "${taken.kind}" cannot be taken here`;
}

/**
 * Reads what `deviatingLog` writes, and plays it: its decisions by our rules, each deviation where
 * it stands among them. Refused at the first line that does not fold.
 */
export function readDeviatingLog(pools: RulesByPool, text: string): ReadDeviatingLog | LogRefusal {
  const lines = text.split('\n');
  const first = jsonOf(lines[0] ?? '');
  if (!isRecord(first) || first['format'] !== deviatingFormat)
    return refuse(1, null, {
      code: 'WRONG_FORMAT',
      message: `"format" is not ${deviatingFormat}`,
      hint: 'A log of decisions that are all legal is folded by "retrace show" and "retrace upload".',
      expected: [deviatingFormat],
    });
  const header = readHeader({ ...first, format: unknownFormat }, defaultLimits);
  if ('code' in header) return refuse(1, null, header);
  const opened = openLog(pools, header);
  if (!opened.ok) return opened;
  const { rules } = opened;
  let { state } = opened;
  let [decisions, deviations, open] = [0, 0, 0];
  for (const [at, line] of lines.entries()) {
    const place = at + 1;
    if (at === 0 || (line === '' && place === lines.length)) continue;
    const value = jsonOf(line);
    if (!isRecord(value)) return refusedAt(place, decisions + 1, 'the line is no JSON object');
    if ('deviation' in value) {
      const after = deviated(rules, state, value);
      if (typeof after === 'string') return refusedAt(place, decisions + 1, after);
      state = after;
      deviations += 1;
      if (value['open'] === undefined) continue;
      if (!areWays(value['open']))
        return refusedAt(place, decisions + 1, '"open" holds what is no way through it');
      open += 1;
    } else if ('open' in value) {
      if (decisionsIn(value['open']) === null)
        return refusedAt(place, decisions + 1, '"open" holds what is no decision');
      open += 1;
    } else {
      const entry = readEntry(value, place);
      if ('code' in entry) return refuse(place, decisions + 1, entry);
      const taken = rules.apply(state, entry.decision, entry.by);
      if (!taken.ok)
        return refusedAt(place, decisions + 1, `the decision was not legal: ${taken.reason}`);
      ({ state } = taken);
      decisions += 1;
    }
  }
  return { ok: true, rules, state, decisions, deviations, open };
}
