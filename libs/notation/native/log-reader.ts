import { badTextWithin, mayHoldBadText } from '#text/kept-text';
import type { LogHeader } from './header';
import { defaultLimits, type LogLimits } from './limits';
import type { LogEntry, NativeLog } from './log';
import { readEntry } from './read-entry';
import { readHeader } from './read-header';
import { refuse, type Complaint, type LogRefusal } from './refusal';

export type ReadLog = { readonly ok: true; readonly log: NativeLog } | LogRefusal;

type Parsed = { readonly ok: true; readonly value: unknown } | { readonly ok: false };

function parse(text: string): Parsed {
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch {
    return { ok: false };
  }
}

const notJson: Complaint = {
  code: 'NOT_JSON',
  message: 'the line is not one JSON value',
  hint: 'A log has one JSON object a line; see docs/formats/native-log.md.',
};

/** Of a first line, by one who may never have heard of a log of ours. */
const noGame: Complaint = {
  code: 'NOT_JSON',
  message: 'neither a replay or log of jinteki.net nor a log of Retrace begins like this',
  hint: 'Send the file of "Download replay", the whole log of a game with its turns, or a log as docs/formats/native-log.md lists it.',
};

const truncated: Complaint = {
  code: 'TRUNCATED',
  message: 'the file ends in the middle of this line',
  hint: 'Send the whole file again, or cut this line off to keep the game up to it.',
};

const empty: Complaint = {
  code: 'TRUNCATED',
  message: 'the file has no line, so its header is missing',
  hint: 'The first line of a log is its header; see docs/formats/native-log.md.',
};

const tooLarge = (what: string, limit: number, unit: string): Complaint => ({
  code: 'TOO_LARGE',
  message: `${what} has more than ${limit} ${unit}`,
  hint: 'Check that it is one log of one game, or raise the limit.',
});

/** A text of the line, at any depth, that no store keeps. */
function textComplaint(value: unknown): Complaint | null {
  const bad = badTextWithin(value);
  if (bad === null) return null;
  const place = bad.path.length === 0 ? 'the line' : `"${bad.path.join('.')}"`;
  return {
    code: 'BAD_TEXT',
    message: `${place} holds ${bad.what}`,
    hint: 'Write texts as plain text, without control characters, and cut none within a character.',
  };
}

/** Takes a log line by line, as it arrives. A line that is refused ends the reading. */
export class LogReader {
  private header: LogHeader | null = null;
  private readonly entries: LogEntry[] = [];
  private line = 0;
  private size = 0;
  /** A line that did not parse: cut off if it is the last, else no JSON. */
  private broken: string | null = null;

  constructor(private readonly limits: LogLimits = defaultLimits) {}

  /** Blank lines count as lines and say nothing. Returns what is wrong, once and for all. */
  push(text: string): LogRefusal | null {
    if (this.broken !== null) return this.refuse(this.notJson);
    this.line += 1;
    this.size += text.length + 1;
    if (this.size > this.limits.bytes)
      return this.refuse(tooLarge('the file', this.limits.bytes, 'bytes'));
    if (text.length > this.limits.line)
      return this.refuse(tooLarge('the line', this.limits.line, 'characters'));
    const line = this.line === 1 ? text.replace(/^\ufeff/, '') : text;
    if (line.trim() === '') return null;
    const parsed = parse(line);
    if (parsed.ok) {
      const complaint = mayHoldBadText(line) ? textComplaint(parsed.value) : null;
      return complaint === null ? this.take(parsed.value) : this.refuse(complaint);
    }
    this.broken = line;
    return null;
  }

  private take(value: unknown): LogRefusal | null {
    if (this.header === null) {
      const header = readHeader(value, this.limits);
      if ('code' in header) return this.refuse(header);
      this.header = header;
      return null;
    }
    if (this.entries.length === this.limits.decisions)
      return this.refuse(tooLarge('the log', this.limits.decisions, 'decisions'));
    const entry = readEntry(value, this.line);
    if ('code' in entry) return this.refuse(entry);
    this.entries.push(entry);
    return null;
  }

  end(): ReadLog {
    if (this.broken !== null) {
      const cut = this.broken.trimStart().startsWith('{') && !this.broken.trimEnd().endsWith('}');
      return this.refuse(cut ? truncated : this.notJson);
    }
    if (this.header === null) return refuse(0, null, empty);
    return { ok: true, log: { header: this.header, entries: this.entries } };
  }

  private get notJson(): Complaint {
    return this.header === null ? noGame : notJson;
  }

  /** Refuses at the present line; for what the bytes of a file already give away. */
  refuse(complaint: Complaint): LogRefusal {
    const decision = this.header === null ? null : this.entries.length + 1;
    return refuse(this.line, decision, complaint);
  }
}
